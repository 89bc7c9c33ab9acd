import { useCallback, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import { keepBooking } from '#client/api/bookings/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { confirmSession, sessionQueries } from '#client/api/bookings/payments.ts'
import { isBackFromPaying } from '#client/components/payment/way-back.ts'
import type { RefusalCause } from '#client/components/payment/payment-labels.ts'
import type { Arrival } from './session-search.ts'

const causes: Partial<Record<NonNullable<Arrival>, RefusalCause>> = {
  cancelled: 'cancelled',
  failed: 'unknown',
}

/** The checkout session as the server has it, polled until it is settled. */
export function useCheckoutSession(id: string, arrival: Arrival) {
  const [openedAt] = useState(useLoaderData({ from: '/checkout-session/$sessionId' }).openedAt)
  const [isSent, setIsSent] = useState(arrival === 'approved' || arrival === 'sent')
  const [isConfirming, setIsConfirming] = useState(arrival === 'approved')
  const [isTooLong, setIsTooLong] = useState(false)
  const [cause, setCause] = useState<RefusalCause | null>(arrival === null ? null : (causes[arrival] ?? null))
  const since = useRef(openedAt)
  const isWaiting = useRef(false)
  const query = useQuery({
    ...sessionQueries.one(id),
    // A guest confirms in the mail program and comes back to this screen.
    refetchInterval: ({ state }) =>
      isWaiting.current
        ? pollInterval(Date.now() - since.current)
        : state.data?.booking.confirmBy
          ? 10_000
          : false,
  })
  const { data, refetch, dataUpdatedAt } = query
  const state = data?.state
  const isPrompted = Boolean(data?.payment?.prompt)
  const waits = !isTooLong && (state === 'processing' || (isSent && state === 'open'))

  useEffect(() => {
    isWaiting.current = waits
    if (!waits) return
    since.current = Date.now()
    void refetch()
    const end = setTimeout(
      () => {
        isWaiting.current = false
        // Still open after polling: nothing was charged, so the form is shown again.
        setIsSent(false)
        if (state === 'open') setCause('no-answer')
        else setIsTooLong(true)
      },
      pollDuration(state === 'processing', isPrompted),
    )
    return () => clearTimeout(end)
  }, [waits, state, isPrompted, refetch])

  useEffect(() => {
    let isHere = true
    // Also for a driver who closed the browser at the provider and opens this address later.
    void isBackFromPaying(id).then((isBack) => isHere && isBack && arrival === null && setIsConfirming(true))
    return () => {
      isHere = false
    }
  }, [id, arrival])

  const isConfirmed = useRef(false)
  useEffect(() => {
    if (!isConfirming || isConfirmed.current) return
    isConfirmed.current = true
    void confirmSession(id)
      .catch((error: unknown) => {
        if (failureCode(error) !== 'payment-failed') return
        setIsSent(false)
        setCause(arrival === 'approved' ? 'declined' : 'unknown')
      })
      .then(() => refetch())
      .finally(() => setIsConfirming(false))
  }, [id, arrival, isConfirming, refetch])

  const isFresh = dataUpdatedAt >= openedAt
  const isPaid = state === 'paid' || (state === 'part' && data?.booking.status !== 'void')
  const paid = isPaid && isFresh && !data?.byLink ? data?.booking : undefined
  useEffect(() => {
    // Readable without a network from now on.
    if (paid) void keepBooking(paid)
  }, [paid])

  return {
    query,
    isChecking: isConfirming || waits,
    isTooLong,
    cause,
    refuse: setCause,
    /** The payer has done their part: now it is asked for its state. */
    sent: useCallback(() => {
      setCause(null)
      setIsSent(true)
      void refetch()
    }, [refetch]),
    askAgain: useCallback(() => {
      setIsTooLong(false)
      void refetch()
    }, [refetch]),
  }
}

// How often the status of a payment is polled.

/** For how long the page waits for a bank before it says what to do, in milliseconds. */
const processingLimit = 60_000

/** For how long a payment that its provider does not know is taken to be on its way, in milliseconds. */
const unknownLimit = 15_000

/** For how long the page waits for somebody who types a PIN on a phone, in milliseconds: as long as operators do. */
const promptLimit = 11 * 60_000

/** Takes whether the provider is processing the payment, and a phone was asked; returns for how long it is polled, in milliseconds. */
export function pollDuration(isProcessing: boolean, isPrompted = false): number {
  if (isProcessing && isPrompted) return promptLimit
  return isProcessing ? processingLimit : unknownLimit
}

const frequentPolling = 10_000

/** Takes for how long it has been polled already; returns the pause before the next request, both in milliseconds. */
export function pollInterval(waited: number): number {
  if (waited > processingLimit) return 10_000
  return waited < frequentPolling ? 1_000 : 3_000
}
