import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { openSession } from '#client/api/bookings/payments.ts'
import { cacheOpenedSession } from './payment-session.ts'

/** Opens a payment of what a booking owes, or the one that is open already, and goes to its screen. */
export function useOpenPayment(booking: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function openPayment() {
    setIsBusy(true)
    setFailure(null)
    try {
      const session = await openSession(booking)
      if (session.state === 'open') cacheOpenedSession(client, session)
      await navigate({ to: '/checkout-session/$sessionId', params: { sessionId: session._id } })
    } catch (error) {
      setFailure(failureCode(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, openPayment }
}
