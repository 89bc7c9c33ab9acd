// Takes the money of an order that its payer has approved. Money for a lost car is never taken.

import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findOwnPayment } from './find-session.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { gatewayOf } from '#server/trade/payments/gateways/port.ts'
import { mayTake } from '#server/trade/payments/settlement/keep-payment.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'

/**
 * Captures, where the gateway has such a step, and settles; asked again, it is the same capture. Throws `not-found`, `hold-expired`, or `payment-failed` when the
 * provider refuses; an answer that got lost is read again by `settle`.
 */
export async function confirmPayment(ports: PaymentPorts, id: string, viewer: Viewer): Promise<void> {
  const payment = await findOwnPayment(ports.db, id, viewer)
  if (!payment || payment.provider_ref === null) throw new Refusal('not-found')
  const gateway = gatewayOf(ports.gateways, payment.gateway)
  if (payment.status === 'kept' || payment.status === 'returned') return
  if (!gateway.capture) {
    await settle(ports, id)
    return
  }
  if (!(await mayTake(ports.db, id, ports.now()))) throw new Refusal('hold-expired')
  const failure = await gateway.capture(payment.provider_ref, payment.id).then(
    () => null,
    (error: unknown) => error,
  )
  const settled = await settle(ports, id).catch((error: unknown) => {
    ports.onError(error)
    throw new Refusal('payment-failed')
  })
  if (failure === null || settled?.status === 'kept' || settled?.isProcessing) return
  ports.onError(failure)
  throw new Refusal('payment-failed')
}
