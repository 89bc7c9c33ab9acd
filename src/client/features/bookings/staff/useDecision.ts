import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { bookingQueries } from '#client/api/bookings.ts'

type Decision = { decide: () => Promise<void>; done: string; onDone: () => void; onRefused?: () => void }

/** One decision, sent once however often the button is pressed; `done` is said when it is made. */
export function useDecision({ decide, done, onDone, onRefused }: Decision) {
  const isOnWay = useRef(false)
  const [refused, setRefused] = useState<{ code: Failure; key: number } | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: decide,
    onSuccess: () => {
      onDone()
      showToast({ kind: 'success', text: done })
    },
    onError: (error) => {
      setRefused((before) => ({ code: failureCode(error), key: (before?.key ?? 0) + 1 }))
      onRefused?.()
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  return {
    isPending,
    refused,
    send: () => {
      if (isOnWay.current) return
      isOnWay.current = true
      setRefused(null)
      mutate()
    },
  }
}

/** Asks for the booking again: what was refused shows that the screen is older than the server. */
export function useRefetchBooking(id: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: bookingQueries.one(id).queryKey })
}
