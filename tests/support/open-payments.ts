// Opens a payment of a booking as its driver does.

import { wayOf, type GatewayName } from '#domain/payment/gateway.ts'
import type { Payer } from '#server/trade/payments/gateways/port.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Acts } from './faulty-payments.ts'

export const payers: readonly Payer[] = [
  { phone: '+237671000000', operator: 'mtn' },
  { phone: '+237691000000', operator: 'orange' },
]

type Opening = { bookingId: string; gateway: GatewayName; payer?: Payer }

/** Returns the payment's id. Where phones are asked, the payer's is. */
export async function openForDriver(
  ports: PaymentPorts,
  { openPayment, promptPayment }: Pick<Acts, 'openPayment' | 'promptPayment'>,
  { bookingId, gateway, payer = payers[0]! }: Opening,
): Promise<string> {
  const booking = await ports.db
    .selectFrom('bookings')
    .select('driver_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const viewer = await signedIn({ db: ports.db, now: ports.now() }, booking.driver_id)
  const { id } = await openPayment(ports, { bookingId, gateway, viewer, now: ports.now() })
  // Pressed twice, as on a phone without a network.
  if (wayOf(gateway) === 'phone')
    await Promise.allSettled([1, 2].map(() => promptPayment(ports, { id, ...payer, viewer })))
  return id
}
