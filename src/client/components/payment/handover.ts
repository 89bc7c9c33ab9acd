// A payment that waits for its driver, and what its provider needs for that. Kept in memory only.

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CheckoutSession } from '#contract/payments.ts'
import type { GatewayName } from '#domain/payment/charge.ts'
import { openSession, sessionQueries } from '#client/api/payments.ts'

type Asked = { booking: string; gateway: GatewayName }

/** Asking again gives the same payment, so a reload goes on where it was. */
export const handoverQuery = ({ booking, gateway }: Asked) =>
  queryOptions({
    queryKey: ['handover', booking, gateway],
    queryFn: () => openSession(booking, gateway),
    staleTime: Infinity,
    gcTime: 0,
  })

/** A session that was just opened need not be asked for again by the screen that shows it. */
export function rememberOpened(client: QueryClient, session: CheckoutSession): void {
  const { payment } = session
  if (payment === null) return
  const { queryKey } = handoverQuery({ booking: session.booking._id, gateway: payment.gateway })
  client.setQueryData(queryKey, session)
  client.setQueryData(sessionQueries.one(session._id).queryKey, { ...session, payment: { ...payment, handover: null } })
}
