// Opens the payment of a held booking as its driver does.

import { openPayment } from '#server/payments/checkout/open-payment.ts'
import { promptPayment } from '#server/payments/checkout/prompt-payment.ts'
import type { PaymentPorts } from '#server/payments/gateways/payment-ports.ts'

const payer = { phone: '+237671000000', operator: 'mtn' as const }

/** Returns the payment's id. Where phones are asked, the driver's is. */
export async function openForDriver(
  ports: PaymentPorts,
  bookingId: string,
  gateway: 'sandbox' | 'sandboxMobile',
): Promise<string> {
  const booking = await ports.db
    .selectFrom('bookings')
    .select('driver_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const viewer = { person: { id: booking.driver_id, type: 'user' as const }, guestKey: null }
  const { id } = await openPayment(ports, { bookingId, gateway, viewer, now: ports.now() })
  // Pressed twice, as on a phone without a network.
  if (gateway === 'sandboxMobile')
    await Promise.allSettled([1, 2].map(() => promptPayment(ports, { id, ...payer, viewer })))
  return id
}
