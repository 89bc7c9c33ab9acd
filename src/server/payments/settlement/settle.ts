// The one function that turns a provider's word into a booking's state. The webhook, the page that comes back and the
// reconciler all call it; called twice, in any order, it ends the same (rule 4).

import { sql } from 'kysely'
import { canTransition } from '#domain/booking/transitions.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { lookAgainAt } from '#domain/payment/ask-again.ts'
import { holdIsLive } from '#domain/payment/hold.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isOverlap } from '#server/calendar/free-sql.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { PaymentStatus, RefundReason } from '#server/db/payment-tables.ts'
import { Refusal } from '#server/http/refusal.ts'
import { notify } from '#server/notifications/notify.ts'
import { queue } from '#server/jobs/outbox/queue.ts'
import { closePayments, lockCar, releaseHolds } from '../holds.ts'
import { keptPayments } from '../kept-payments.ts'
import { gatewayOf, ProviderAway, UnreadableMoney, type Gateways } from '../gateways/port.ts'
import { refreshPaid } from '../paid.ts'
import { followBooks, raiseFlag } from './provider-books.ts'
import { readBooks, type Reading } from './read-books.ts'
import { returnMoney, returnSurplus } from './refunds.ts'
import { writeRefusal } from './write-refusal.ts'

export type SettlePorts = { db: Db; gateways: Gateways; now: () => Instant }

export type Settled = {
  status: PaymentStatus
  isProcessing: boolean
  /** The provider's answer was flagged, and nothing was done. */ isUnreadable?: true
}

/** Reads the truth of a payment and writes what follows from it. Null when there is no such payment. */
export async function settle({ db, gateways, now }: SettlePorts, paymentId: string): Promise<Settled | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'gateway', 'provider_ref', 'status', 'booking_id'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return null
  // Nobody was asked for money yet.
  if (payment.provider_ref === null) return { status: payment.status, isProcessing: false }
  const gateway = gatewayOf(gateways, payment.gateway)
  let read = await readBooks(db, gateway, payment.provider_ref).catch(unreadable)
  if (read?.truth.isApproved && gateway.capture && (await isHeld(db, payment, now()))) {
    // The payer said yes and may never come back to this page.
    await gateway.capture(payment.provider_ref, payment.id)
    read = await readBooks(db, gateway, payment.provider_ref).catch(unreadable)
  }
  if (read === null) {
    await db.transaction().execute((tx) => raiseFlag(tx, payment, { kind: 'unreadable', now: now() }))
    return { status: payment.status, isProcessing: false, isUnreadable: true }
  }
  const reading = read
  const status = await db.transaction().execute((tx) => apply(tx, paymentId, reading, now()))
  return { status, isProcessing: reading.truth.isProcessing }
}

/**
 * Reads every payment whose money is on a booking: what was given back at the provider meanwhile must be known before more
 * is. Throws `provider-away`, with nothing done.
 */
export async function settleKept(ports: SettlePorts, bookingId: string): Promise<void> {
  for (const { id } of await keptPayments(ports.db, bookingId))
    await settle(ports, id).then(
      (settled) => {
        if (settled?.isUnreadable) throw away()
      },
      (error: unknown) => {
        throw error instanceof ProviderAway ? away() : error
      },
    )
}

const away = () => new Refusal('provider-away', { retryAfter: 60 })

function unreadable(error: unknown): null {
  if (error instanceof UnreadableMoney) return null
  throw error
}

/** Money for a lost car is never taken. */
async function isHeld(
  db: Db,
  { status, booking_id: id }: { status: PaymentStatus; booking_id: string },
  now: Instant,
): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('hold_expires_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return status === 'open' && holdIsLive(booking?.hold_expires_at?.getTime() ?? null, now)
}

/** Behind the car's lock: everything that follows from the truth, or nothing. */
async function apply(
  tx: Tx,
  paymentId: string,
  { truth, reading }: Reading,
  now: Instant,
): Promise<PaymentStatus> {
  const { carId } = await tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select('bookings.car_id as carId')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await lockCar(tx, carId)
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await followBooks(tx, paymentId, truth, { reading, now })
  if (payment.status === 'kept') await returnSurplus(tx, payment.booking_id, now)
  if (payment.status === 'kept' || payment.status === 'returned') return payment.status
  if (!truth.paid) return writeRefusal(tx, payment, truth, now)
  // Money that was given back at the provider before we read the payment is no payment any more.
  const left = truth.amount - truth.refunded
  if (left !== Number(payment.amount) || truth.currency !== payment.currency)
    return sendBack(tx, payment, 'amount-mismatch', left, now)
  await releaseHolds(tx, carId, now, payment.booking_id)
  const refused = await keep(tx, payment, now)
  return refused === null ? 'kept' : sendBack(tx, payment, refused, left, now)
}

type Payment = { id: string; booking_id: string; xaf: number; amount: string }

/** `left` of it has not gone back yet; when nothing is left, the driver is notified at once. */
async function sendBack(
  tx: Tx,
  payment: Payment,
  reason: RefundReason,
  left: number,
  now: Instant,
): Promise<PaymentStatus> {
  await mark(tx, payment.id, 'returned', now)
  if (reason === 'amount-mismatch' && left < Number(payment.amount))
    await tx
      .updateTable('payments')
      .set({ no_money_reason: 'paid-less' })
      .where('id', '=', payment.id)
      .where('prompted_at', 'is not', null)
      .execute()
  await returnMoney(tx, { paymentId: payment.id, amount: left, reason, now })
  if (left <= 0)
    await notify(tx, { kind: 'payment-refunded', bookingId: payment.booking_id, now, dedupe: payment.id })
  return 'returned'
}

async function mark(tx: Tx, id: string, status: 'kept' | 'returned', now: Instant): Promise<void> {
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

/** Books the money and sets the new status. Returns the reason when the money cannot be kept. */
async function keep(tx: Tx, payment: Payment, now: Instant): Promise<RefundReason | null> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'status', 'paid', 'total', 'from_at', 'hold_expires_at'])
    .where('id', '=', payment.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (booking.status === 'cancelled') return 'cancelled'
  // One payment makes a booking; what is left is the counter's.
  if (booking.status !== 'void') return 'already-paid'
  // The hold lapsed and the rental has already begun: do not give the car.
  if (booking.hold_expires_at === null && booking.from_at.getTime() <= now) return 'car-gone'
  const status: BookingStatus = booking.paid + payment.xaf >= booking.total ? 'paid' : 'deposit'
  if (!canTransition(booking.status, status, 'payments')) return 'already-paid'
  if (!(await take(tx, booking.id, status))) return 'car-gone'
  await mark(tx, payment.id, 'kept', now)
  await closePayments(tx, booking.id, now)
  await refreshPaid(tx, booking.id)
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: booking.id,
      at: new Date(now),
      actor: 'payment',
      from_status: booking.status,
      to_status: status,
      note: null,
    })
    .execute()
  await notifyPaid(tx, booking.id, now)
  return null
}

/** False when somebody else has the car by now: the constraint says so, and only this step is undone. */
async function take(tx: Tx, bookingId: string, status: BookingStatus): Promise<boolean> {
  await sql`SAVEPOINT take`.execute(tx)
  try {
    await tx
      .updateTable('bookings')
      .set({ status, hold_expires_at: null })
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

async function notifyPaid(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  await notify(tx, { kind: 'booking-made', bookingId, now })
  await queue(tx, {
    kind: 'booking-confirmed',
    dedupeKey: `booking-confirmed:${bookingId}`,
    payload: { bookingId },
    now,
  })
}
