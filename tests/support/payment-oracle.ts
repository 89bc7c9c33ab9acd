// What must be true of money at the end of a history, seen from the provider's books: the invariants cannot see those.

import type { Db } from '#server/db/connect.ts'
import { examine } from '#server/doctor/examine.ts'
import type { FakeGateway } from './gateway.ts'

/** Every sentence is something that must not be. */
export async function judge(db: Db, gateway: FakeGateway, bookings: readonly string[]): Promise<string[]> {
  const wrong = (await examine(db)).map(({ rule, id, problem }) => `${rule}: ${id} ${problem}`)
  for (const [ref, truth] of gateway.books) {
    const payment = await db.selectFrom('payments').selectAll().where('id', '=', truth.order.id).executeTakeFirst()
    if (!payment || !bookings.includes(payment.booking_id)) continue
    const refunds = await db.selectFrom('refunds').selectAll().where('payment_id', '=', payment.id).execute()
    const right = truth.amount === truth.order.amount
    if (truth.paid && payment.provider_ref !== null && payment.status !== 'kept' && payment.status !== 'returned')
      wrong.push(`${ref} was paid and is ${payment.status}`)
    if (payment.status === 'kept' && !right) wrong.push(`${ref} kept a wrong amount`)
    if (payment.status === 'returned' && truth.refunded !== truth.amount) wrong.push(`${ref} gave back ${truth.refunded} of ${truth.amount}`)
    for (const { reason } of refunds)
      if (!(await isExcused(db, reason, payment, right))) wrong.push(`${ref} gave good money back: ${reason}`)
  }
  return wrong
}

type Paid = { id: string; booking_id: string }

/** Good money for a live booking never goes back: every reason must show in the rows. */
async function isExcused(db: Db, reason: string, { id, booking_id: bookingId }: Paid, right: boolean): Promise<boolean> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow()
  if (reason === 'amount-mismatch') return !right
  if (reason === 'cancelled' || reason === 'cancellation') return booking.status === 'cancelled'
  if (reason === 'change') {
    const accepted = await db.selectFrom('booking_changes').select('id').where('booking_id', '=', bookingId).where('state', '=', 'accepted').where('difference', '<', 0).execute()
    return accepted.length > 0
  }
  if (reason === 'already-paid') {
    const others = await db.selectFrom('payments').select('id').where('booking_id', '=', bookingId).where('id', '<>', id).where('status', '=', 'kept').execute()
    return others.length > 0
  }
  // Somebody else has, or had, the car: a hold that nobody paid is no excuse once it is over.
  const rivals = await db
    .selectFrom('bookings')
    .select('id')
    .where('car_id', '=', booking.car_id)
    .where('id', '<>', bookingId)
    .where('from_at', '<', booking.to_at)
    .where('to_at', '>', booking.from_at)
    .execute()
  return rivals.length > 0
}
