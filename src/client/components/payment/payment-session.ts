import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CheckoutSession, Handover } from '#contract/bookings/payments.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { openSession, sessionQueries } from '#client/api/bookings/payments.ts'
import type { RefusalCause } from './payment-labels.ts'

/** A session that has a payment: all but those of the counter. */
export type PaidSession = CheckoutSession & { payment: NonNullable<CheckoutSession['payment']> }

/** Props of each gateway's form, with the callbacks for its result. */
export type PaymentProps<K extends Handover['kind']> = {
  session: PaidSession
  handover: Extract<Handover, { kind: K }>
  /** The payer has done their part: the server is asked for its state. */
  onSent: () => void
  /** The provider takes no money for this any more. */
  onOver: () => void
  refuse: (cause: RefusalCause | null) => void
}

// A payment that waits for its driver, and what its provider needs for that. Kept in memory only.

type PaymentOfBooking = { booking: string; gateway: GatewayName }

/** Asking again gives the same payment, so a reload goes on where it was. */
export const handoverQuery = ({ booking, gateway }: PaymentOfBooking) =>
  queryOptions({
    queryKey: ['handover', booking, gateway],
    queryFn: () => openSession(booking, gateway),
    staleTime: Infinity,
    gcTime: 0,
  })

/** A session that was just opened need not be asked for again by the screen that shows it. */
export function cacheOpenedSession(client: QueryClient, session: CheckoutSession): void {
  const { payment } = session
  if (payment === null) return
  const { queryKey } = handoverQuery({ booking: session.booking._id, gateway: payment.gateway })
  client.setQueryData(queryKey, session)
  client.setQueryData(sessionQueries.one(session._id).queryKey, {
    ...session,
    payment: { ...payment, handover: null },
  })
}
