import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import { recall } from '#client/offline/persist.ts'

const one = ['bookings', 'one'] as const

/** The bookings this device keeps for whoever is here, soonest first; for when the server shows none. */
export function useKeptBookings(): Booking[] {
  const client = useQueryClient()
  const [kept, setKept] = useState<Booking[]>([])
  useEffect(() => {
    let isHere = true
    void recall(client, one).then(() => {
      const bookings = client
        .getQueriesData<Booking>({ queryKey: one })
        .flatMap(([, booking]) => booking ?? [])
      if (isHere) setKept(bookings.toSorted((a, b) => a.from.localeCompare(b.from)))
    })
    return () => {
      isHere = false
    }
  }, [client])
  return kept
}
