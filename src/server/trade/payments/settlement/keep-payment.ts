// Money that has arrived becomes the booking's, behind the car's lock, or it is said why it cannot.

import { sql } from 'kysely'
import { bookPayment, isPayable, type BookedPayment } from '#domain/payment/book-payment.ts'
import { lookAgainAt } from '#domain/payment/ask-again.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isOverlap } from '#server/core/calendar/free-sql.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { RefundReason } from '#server/platform/db/tables/payment-tables.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { closePayments } from '#server/bookings/money/holds.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { refreshPaid } from '#server/bookings/money/paid.ts'

type Arrived = { id: string; booking_id: string; xaf: number; target: number }

/** Books the money and what follows for the booking (rule 4). Returns the reason when the money cannot be kept. */
export async function keepPayment(tx: Tx, payment: Arrived, now: Instant): Promise<RefundReason | null> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'status', 'total', 'charges', 'from_at', 'hold_expires_at', 'due_to_keep'])
    .where('id', '=', payment.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { online, counter } = await moneyOn(tx, booking.id)
  const booked = bookPayment(
    {
      status: booking.status,
      total: owedOf(booking),
      on: online + counter,
      dueToKeep: booking.due_to_keep,
      from: booking.from_at.getTime(),
      holdExpiresAt: booking.hold_expires_at?.getTime() ?? null,
    },
    payment,
    now,
  )
  if ('back' in booked) return booked.back
  if (!(await take(tx, booking.id, booked))) return 'car-gone'
  await markSettled(tx, payment.id, 'kept', now)
  await closePayments(tx, booking.id, now)
  await refreshPaid(tx, booking.id)
  if (booked.status !== booking.status)
    await tx
      .insertInto('booking_history')
      .values({
        booking_id: booking.id,
        at: new Date(now),
        actor: 'payment',
        from_status: booking.status,
        to_status: booked.status,
        note: null,
      })
      .execute()
  await tell(tx, payment, { was: booking.status, is: booked.status }, now)
  return null
}

/** False when somebody else has the car by now: the constraint says so, and only this step is undone. */
async function take(tx: Tx, bookingId: string, { status, holdExpiresAt }: BookedPayment): Promise<boolean> {
  await sql`SAVEPOINT take`.execute(tx)
  try {
    await tx
      .updateTable('bookings')
      .set({ status, hold_expires_at: holdExpiresAt === null ? null : new Date(holdExpiresAt) })
      .where('id', '=', bookingId)
      .execute()
    await sql`RELEASE SAVEPOINT take`.execute(tx)
    return true
  } catch (error) {
    if (!isOverlap(error)) throw error
    await sql`ROLLBACK TO SAVEPOINT take`.execute(tx)
    return false
  }
}

/** A payment has its end: it is looked at again for half a year. */
export async function markSettled(
  tx: Tx,
  id: string,
  status: 'kept' | 'returned',
  now: Instant,
): Promise<void> {
  const next = lookAgainAt(now, now)
  await tx
    .updateTable('payments')
    .set({
      status,
      settled_at: new Date(now),
      ask_after: next === null ? null : new Date(next),
      no_money_reason: null,
    })
    .where('id', '=', id)
    .execute()
}

/** The payment that makes a booking is told as the booking; a part of it and every later one as what they are. */
async function tell(
  tx: Tx,
  { id, booking_id: bookingId }: Arrived,
  { was, is }: { was: string; is: string },
  now: Instant,
): Promise<void> {
  if (is === 'void') await notify(tx, { kind: 'part-received', bookingId, now, dedupe: id })
  else if (was === 'void') {
    await notify(tx, { kind: 'booking-made', bookingId, now })
    await queue(tx, {
      kind: 'booking-confirmed',
      dedupeKey: `booking-confirmed:${bookingId}`,
      payload: { bookingId },
      now,
    })
  } else await notify(tx, { kind: 'payment-received', bookingId, now, dedupe: id })
}

/** True while the money of an open payment may be taken: never for a lost car, nor for a sum that has come already. */
export async function mayTake(db: Db | Tx, paymentId: string, now: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'payments.status as state',
      'xaf',
      'target',
      'booking_id',
      'bookings.status',
      'total',
      'charges',
      'from_at',
      'hold_expires_at',
      'handed_over_at',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { online, counter } = await moneyOn(db, row.booking_id)
  const isDue = online + counter + row.xaf <= Math.min(row.target, owedOf(row))
  const standing = {
    status: row.status,
    from: row.from_at.getTime(),
    holdExpiresAt: row.hold_expires_at?.getTime() ?? null,
    due: isDue ? row.xaf : 0,
    isHandedOver: row.handed_over_at !== null,
  }
  return row.state === 'open' && isPayable(standing, now)
}
