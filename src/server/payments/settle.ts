// The one function that turns a provider's word into a booking's state. The webhook, the page that comes back and the
// reconciler all call it; called twice, in any order, it ends the same (quality 5.4).

import { sql } from 'kysely'
import { mayMove, type BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { PaymentStatus, RefundReason } from '../db/payment-tables.ts'
import { notify } from '../notifications/notify.ts'
import { queue } from '../outbox/queue.ts'
import { lockCar, releaseHolds } from './holds.ts'
import { gatewayOf, type Gateways, type Truth } from './port.ts'
import { refreshPaid } from './paid.ts'
import { returnMoney } from './refunds.ts'

export type SettlePorts = { db: Db; gateways: Gateways; now: () => Instant }

export type Settled = { status: PaymentStatus; isProcessing: boolean }

/** Reads the truth of a payment and writes what follows from it. Null when there is no such payment. */
export async function settle({ db, gateways, now }: SettlePorts, paymentId: string): Promise<Settled | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'gateway', 'provider_ref', 'status'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) return null
  if (payment.provider_ref === null) return { status: payment.status, isProcessing: false }
  const truth = await gatewayOf(gateways, payment.gateway).read(payment.provider_ref)
  const status = await db.transaction().execute((tx) => apply(tx, paymentId, truth, now()))
  return { status, isProcessing: truth.isProcessing }
}

/** Behind the car's lock: everything that follows from the truth, or nothing. */
async function apply(tx: Tx, paymentId: string, truth: Truth, now: Instant): Promise<PaymentStatus> {
  const { carId } = await tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select('bookings.car_id as carId')
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await lockCar(tx, carId)
  const payment = await tx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirstOrThrow()
  if (truth.refunded > Number(payment.refunded)) {
    await tx.updateTable('payments').set({ refunded: truth.refunded }).where('id', '=', paymentId).execute()
    await refreshPaid(tx, payment.booking_id)
  }
  if (!truth.paid || payment.status === 'kept' || payment.status === 'returned') return payment.status
  if (truth.amount !== Number(payment.amount) || truth.currency !== payment.currency)
    return sendBack(tx, payment, 'amount-mismatch', truth, now)
  await releaseHolds(tx, carId, now)
  const refused = await keep(tx, payment, now)
  return refused === null ? 'kept' : sendBack(tx, payment, refused, truth, now)
}

type Payment = { id: string; booking_id: string; xaf: number }

async function sendBack(tx: Tx, payment: Payment, reason: RefundReason, truth: Truth, now: Instant): Promise<PaymentStatus> {
  await mark(tx, payment.id, 'returned', now)
  await returnMoney(tx, { paymentId: payment.id, amount: truth.amount - truth.refunded, reason, now })
  return 'returned'
}

async function mark(tx: Tx, id: string, status: 'kept' | 'returned', now: Instant): Promise<void> {
  await tx.updateTable('payments').set({ status, settled_at: new Date(now) }).where('id', '=', id).execute()
}

/** Gives the booking its money and its new status. Gives the reason when the money cannot be kept. */
async function keep(tx: Tx, payment: Payment, now: Instant): Promise<RefundReason | null> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'status', 'payment', 'paid', 'total'])
    .where('id', '=', payment.booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (booking.status === 'cancelled') return 'cancelled'
  const status: BookingStatus = booking.paid + payment.xaf >= booking.total ? 'paid' : 'deposit'
  if (booking.paid + payment.xaf > booking.total || !mayMove(booking.status, status, 'payments')) return 'already-paid'
  if (!(await take(tx, booking.id, status))) return 'car-gone'
  await mark(tx, payment.id, 'kept', now)
  await refreshPaid(tx, booking.id)
  await tx
    .insertInto('booking_history')
    .values({ booking_id: booking.id, at: new Date(now), actor: 'payment', from_status: booking.status, to_status: status, note: null })
    .execute()
  await tell(tx, booking.id, now)
  return null
}

/** False when somebody else has the car by now: the constraint says so, and only this step is undone. */
async function take(tx: Tx, bookingId: string, status: BookingStatus): Promise<boolean> {
  await sql`SAVEPOINT take`.execute(tx)
  try {
    await tx.updateTable('bookings').set({ status, hold_expires_at: null }).where('id', '=', bookingId).execute()
    await sql`RELEASE SAVEPOINT take`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== '23P01') throw error
    await sql`ROLLBACK TO SAVEPOINT take`.execute(tx)
    return false
  }
}

async function tell(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  await notify(tx, { kind: 'booking-made', bookingId, now })
  await queue(tx, {
    kind: 'booking-confirmed',
    dedupeKey: `booking-confirmed:${bookingId}`,
    payload: { bookingId },
    now,
  })
}
