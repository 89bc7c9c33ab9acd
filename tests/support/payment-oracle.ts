// What must be true of money at the end of a history, seen from the provider's books: the invariants cannot see those.

import type { Db } from '#server/db/connect.ts'
import { examine } from '#server/doctor/examine.ts'
import { holdEnd, holdIsLive } from '#domain/payment/hold.ts'
import type { NotificationKind } from '#domain/notification/events.ts'
import type { FakeGateway } from './gateway.ts'
import type { Played } from './payment-history.ts'

/** Every sentence is something that must not be. */
export async function judge(
  db: Db,
  gateway: FakeGateway,
  { bookings, counter }: Pick<Played, 'bookings' | 'counter'>,
): Promise<string[]> {
  const wrong = (await examine(db)).map(({ rule, id, problem }) => `${rule}: ${id} ${problem}`)
  const online = new Map<string, number>()
  for (const [ref, truth] of gateway.books) {
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', truth.order.id)
      .executeTakeFirst()
    if (!payment || !bookings.includes(payment.booking_id)) continue
    const refunds = await db.selectFrom('refunds').selectAll().where('payment_id', '=', payment.id).execute()
    const right = truth.amount === truth.order.amount
    if (
      truth.paid &&
      payment.provider_ref !== null &&
      payment.status !== 'kept' &&
      payment.status !== 'returned'
    )
      wrong.push(`${ref} was paid and is ${payment.status}`)
    const isSettled = payment.status === 'kept' || payment.status === 'returned'
    if (payment.prompted_at !== null && !isSettled && (truth.reason ?? null) !== payment.no_money_reason)
      wrong.push(`${ref} ended with ${truth.reason} and is told as ${payment.no_money_reason}`)
    if (payment.status === 'kept' && !right) wrong.push(`${ref} kept a wrong amount`)
    const withdrawn = truth.disputes
      .filter((each) => each.isWithdrawn)
      .reduce((sum, each) => sum + each.amount, 0)
    // A refund waits until the bank has decided.
    const isDisputed = truth.disputes.some(({ state }) => state === 'open')
    if (payment.status === 'returned' && !isDisputed && truth.refunded + withdrawn < truth.amount)
      wrong.push(`${ref} gave back ${truth.refunded} of ${truth.amount}`)
    if (payment.status === 'kept') {
      const left =
        payment.xaf -
        Math.ceil((payment.xaf * Math.min(truth.refunded + withdrawn, truth.amount)) / truth.amount)
      online.set(payment.booking_id, (online.get(payment.booking_id) ?? 0) + left)
    }
    for (const { id, ownId, amount } of truth.refunds) {
      const rows = refunds.filter((row) => row.id === ownId || row.provider_ref === id)
      if (payment.provider_ref !== null && (rows.length !== 1 || Number(rows[0]!.given) !== amount))
        wrong.push(`${ref}: refund ${id} has ${rows.length} rows`)
      if (
        rows[0]?.done_at &&
        (await notificationsOf(db, payment.booking_id, 'payment-refunded', rows[0].id)) !== 1
      )
        wrong.push(`${ref}: the driver was not told of refund ${id}`)
    }
    for (const { id, state } of truth.disputes) {
      const kind = ({ open: 'payment-disputed', won: 'dispute-won', lost: 'dispute-lost' } as const)[state]
      const { count } = await db
        .selectFrom('notifications')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('booking_id', '=', payment.booking_id)
        .where('kind', '=', kind)
        .where('dedupe', 'like', `${id} %`)
        .executeTakeFirstOrThrow()
      // The supplier and the admin.
      if (payment.provider_ref !== null && Number(count) !== 2)
        wrong.push(`${ref}: staff heard ${count} times of dispute ${id}`)
    }
    for (const { reason, created_at: at } of refunds)
      if (!(await isExcused(db, { reason, at }, payment, right)))
        wrong.push(`${ref} gave good money back: ${reason}`)
  }
  for (const id of bookings) {
    const { paid } = await db
      .selectFrom('bookings')
      .select('paid')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const sum = (online.get(id) ?? 0) + (counter.get(id) ?? 0)
    if (paid !== sum) wrong.push(`${id} has ${paid} on it instead of ${sum}`)
  }
  return wrong
}

async function notificationsOf(
  db: Db,
  bookingId: string,
  kind: NotificationKind,
  dedupe: string,
): Promise<number> {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('dedupe', '=', dedupe)
    .execute()
  return rows.length
}

type Paid = { id: string; booking_id: string }

/** A part given back at the provider before we read the payment changes its amount. */
async function wasGivenBack(db: Db, paymentId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'provider')
    .execute()
  return rows.length > 0
}

/** Good money for a live booking never goes back: every reason must show in the rows. */
async function isExcused(
  db: Db,
  { reason, at }: { reason: string; at: Date },
  { id, booking_id: bookingId }: Paid,
  right: boolean,
): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  if (reason === 'provider') return true
  if (reason === 'amount-mismatch') return !right || (await wasGivenBack(db, id))
  if (reason === 'cancelled' || reason === 'cancellation') return booking.status === 'cancelled'
  if (reason === 'change') {
    const accepted = await db
      .selectFrom('booking_changes')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'accepted')
      .where('difference', '<', 0)
      .execute()
    return accepted.length > 0
  }
  if (reason === 'already-paid') {
    const ended = await db
      .selectFrom('booking_history')
      .select('at')
      .where('booking_id', '=', bookingId)
      .where('to_status', '=', 'cancelled')
      .where('from_status', '<>', 'cancelled')
      .executeTakeFirst()
    // Of a booking that was cancelled before, nothing is paid already.
    if (ended && ended.at < at) return false
    const others = await db
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('id', '<>', id)
      .where('status', '=', 'kept')
      .execute()
    return others.length > 0
  }
  // Somebody else has, or had, the car: an unpaid hold does not count once it is over.
  const rivals = await db
    .selectFrom('bookings')
    .select(['status', 'created_at'])
    .where('car_id', '=', booking.car_id)
    .where('id', '<>', bookingId)
    .where('from_at', '<', booking.to_at)
    .where('to_at', '>', booking.from_at)
    .execute()
  return rivals.some(
    ({ status, created_at: made }) =>
      status !== 'void' || (made <= at && holdIsLive(holdEnd(made.getTime()), at.getTime())),
  )
}
