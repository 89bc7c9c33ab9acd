// What must be true of money at the end of a history, seen from the provider's books: the invariants cannot see those.

import type { Db } from '#server/platform/db/connect.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { holdEnd, holdIsLive } from '#domain/payment/hold.ts'
import type { NotificationKind } from '#domain/notification/events.ts'
import type { FakeGateway } from './gateway.ts'
import type { Played } from './payment-history.ts'

/** Every sentence is something that must not be. */
export async function judge(
  db: Db,
  gateway: FakeGateway,
  { bookings, counter, wrong: before }: Pick<Played, 'bookings' | 'counter' | 'wrong'>,
): Promise<string[]> {
  const wrong = [
    ...before,
    // A wrong sum is reported by what is told of it, below.
    ...(await examine(db))
      .filter(({ problem }) => problem !== 'payment-amount ')
      .map(({ rule, id, problem }) => `${rule}: ${id} ${problem}`),
  ]
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
    const flagged = await db
      .selectFrom('money_flags')
      .select('kind')
      .where('payment_id', '=', payment.id)
      .where('kind', '=', 'payment-amount')
      .executeTakeFirst()
    if (flagged && right) wrong.push(`${ref} is told as a wrong sum and was right`)
    if (!flagged && refunds.some(({ reason }) => reason === 'amount-mismatch') && !right)
      wrong.push(`${ref} was a wrong sum, and nobody was told`)
    if (payment.status === 'kept' && !right) wrong.push(`${ref} kept a wrong amount`)
    if (payment.status === 'kept' && (await wasCancelledBefore(db, payment.booking_id, payment.settled_at!)))
      wrong.push(`${ref} was kept for a cancelled booking`)
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
    wrong.push(...(await judgeParts(db, id)))
  }
  return wrong
}

/** A booking is made by the first part that is enough, and by no part before. */
async function judgeParts(db: Db, id: string): Promise<string[]> {
  const { due_to_keep: due } = await db
    .selectFrom('bookings')
    .select('due_to_keep')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const made = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', id)
    .where('from_status', '=', 'void')
    .where('actor', '=', 'payment')
    .executeTakeFirst()
  if (!made) return []
  const parts = await partsOf(db, id)
  const sum = parts.filter(({ at }) => at <= made.at).reduce((all, { xaf }) => all + xaf, 0)
  return sum < due ? [`${id} was made by ${sum} of ${due}`] : []
}

/** The payments of a booking whose money was on it, also those that went back because the rest did not come. */
async function partsOf(db: Db, bookingId: string) {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('refunds', (on) =>
      on.onRef('refunds.payment_id', '=', 'payments.id').on('refunds.reason', '=', 'incomplete'),
    )
    .select(['payments.id', 'xaf', 'status', 'settled_at', 'refunds.created_at as returned_at'])
    .where('booking_id', '=', bookingId)
    .where('settled_at', 'is not', null)
    .execute()
  return rows
    .filter(({ status, returned_at: back }) => status === 'kept' || back !== null)
    .map(({ settled_at: at, ...part }) => ({ ...part, at: at! }))
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
  if (reason === 'incomplete') return isIncomplete(db, booking, at)
  if (reason === 'part') return true
  if (reason === 'already-paid') {
    // Of a booking that was cancelled before, nothing is paid already.
    if (await wasCancelledBefore(db, bookingId, at)) return false
    const { xaf, target } = await db
      .selectFrom('payments')
      .select(['xaf', 'target'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const taken = await db
      .selectFrom('counter_payments')
      .select('amount')
      .where('booking_id', '=', bookingId)
      .execute()
    const prices = await db
      .selectFrom('booking_changes')
      .select('total')
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'accepted')
      .execute()
    const others = (await partsOf(db, bookingId)).filter((part) => part.id !== id)
    // All that was ever there, against the least that the booking ever cost: without too much of it nothing was paid twice.
    const most = [...others.map((part) => part.xaf), ...taken.map(({ amount }) => amount)]
    const least = Math.min(target, booking.total, ...prices.map(({ total }) => total))
    return most.reduce((all, each) => all + each, xaf) > least
  }
  // Somebody else has, or had, the car: an unpaid hold does not count once it is over.
  const rivals = await db
    .selectFrom('bookings')
    .select(['id', 'status', 'created_at'])
    .where('car_id', '=', booking.car_id)
    .where('id', '<>', bookingId)
    .where('from_at', '<', booking.to_at)
    .where('to_at', '>', booking.from_at)
    .execute()
  for (const { id: rival, status, created_at: made } of rivals) {
    if (status !== 'void') return true
    // Each part gives a hold half an hour again.
    const starts = [made, ...(await partsOf(db, rival)).map((part) => part.at)].filter((start) => start <= at)
    if (starts.some((start) => holdIsLive(holdEnd(start.getTime()), at.getTime()))) return true
  }
  return false
}

/** True when it ended before this instant; in the same one nobody knows which came first. */
async function wasCancelledBefore(db: Db, bookingId: string, at: Date): Promise<boolean> {
  const ended = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('to_status', '=', 'cancelled')
    .where('from_status', '<>', 'cancelled')
    .executeTakeFirst()
  return ended !== undefined && ended.at < at
}

/** A part goes back only while it made no booking, and with the others was not enough for one. */
async function isIncomplete(
  db: Db,
  { id, due_to_keep: due }: { id: string; due_to_keep: number },
  at: Date,
): Promise<boolean> {
  const made = await db
    .selectFrom('booking_history')
    .select('at')
    .where('booking_id', '=', id)
    .where('from_status', '=', 'void')
    .where('at', '<', at)
    .executeTakeFirst()
  // One that came after the hold had ended was never on it: it goes back in the instant in which it is read.
  const parts = (await partsOf(db, id)).filter(
    (part) => part.returned_at?.getTime() === at.getTime() && part.at < at,
  )
  const sum = parts.reduce((all, { xaf }) => all + xaf, 0)
  return made === undefined && (sum < due || (await wereTouched(db, parts)))
}

/** What a bank had, or somebody gave back by hand, was not there when it was counted. */
async function wereTouched(db: Db, parts: readonly { id: string }[]): Promise<boolean> {
  const ids = ['', ...parts.map(({ id }) => id)]
  const disputes = await db
    .selectFrom('disputes')
    .select('payment_id')
    .where('payment_id', 'in', ids)
    .execute()
  const byHand = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', 'in', ids)
    .where('reason', '=', 'provider')
    .execute()
  return disputes.length + byHand.length > 0
}
