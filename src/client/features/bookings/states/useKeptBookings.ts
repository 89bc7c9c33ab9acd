import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import { restoreQueries } from '#client/api/query-client.ts'

const one = ['bookings', 'one'] as const

/** `updatedAt` is of the oldest copy, in milliseconds; 0 when there is none. */
type Kept = { bookings: Booking[]; updatedAt: number }
const nothing: Kept = { bookings: [], updatedAt: 0 }

/** The bookings this device keeps for whoever is here, soonest first; for when the server shows none. */
export function useKeptBookings(): Kept {
  const client = useQueryClient()
  const [kept, setKept] = useState(nothing)
  useEffect(() => {
    let isHere = true
    void restoreQueries(client, one).then(() => {
      const found = client
        .getQueryCache()
        .findAll({ queryKey: one })
        .flatMap(({ state }) => (state.data === undefined ? [] : [{ ...state, data: state.data as Booking }]))
      if (!isHere || found.length === 0) return
      const bookings = found.map(({ data }) => data).toSorted((a, b) => a.from.localeCompare(b.from))
      setKept({ bookings, updatedAt: Math.min(...found.map(({ dataUpdatedAt }) => dataUpdatedAt)) })
    })
    return () => {
      isHere = false
    }
  }, [client])
  return kept
}
