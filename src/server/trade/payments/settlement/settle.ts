// The one function that turns a provider's word into a booking's state. The webhook, the page that comes back and the
// reconciler all call it; called twice, in any order, it ends the same (rule 4).

import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { PaymentStatus, RefundReason } from '#server/platform/db/tables/payment-tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { keptPayments } from '#server/bookings/money/kept-payments.ts'
import {
  gatewayOf,
  ProviderAway,
  UnreadableMoney,
  type Gateways,
  type Truth,
} from '#server/trade/payments/gateways/port.ts'
import { keepPayment, markSettled, mayTake } from './keep-payment.ts'
import { followBooks } from './provider-books.ts'
import { raiseFlag } from './raise-flag.ts'
import { readBooks, type Reading } from './read-books.ts'
import { returnSurplus } from './refunds.ts'
import { returnMoney } from '#server/bookings/money/return-money.ts'
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
  if (read?.truth.isApproved && gateway.capture && (await mayTake(db, paymentId, now()))) {
    // The payer said yes and may never come back to this page.
    await gateway.capture(payment.provider_ref, payment.id)
    read = await readBooks(db, gateway, payment.provider_ref).catch(unreadable)
  }
  if (read === null) {
    await inTransaction(db, 'the site', (tx) => raiseFlag(tx, payment, { kind: 'unreadable', now: now() }))
    return { status: payment.status, isProcessing: false, isUnreadable: true }
  }
  const reading = read
  const status = await inTransaction(db, 'the site', (tx) => apply(tx, paymentId, reading, now()))
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
  if (left !== Number(payment.amount) || truth.currency !== payment.currency) {
    if (left > 0 && !isAsAsked(payment, truth)) await tellWrongSum(tx, payment, now)
    return sendBack(tx, payment, 'amount-mismatch', left, now)
  }
  await settleCalendar(tx, carId, now, payment.booking_id)
  const refused = await keepPayment(tx, payment, now)
  return refused === null ? 'kept' : sendBack(tx, payment, refused, left, now)
}

type Payment = { id: string; booking_id: string; xaf: number; amount: string }

/** Part of it may have been given back at the provider, and what was paid is still what was asked. */
const isAsAsked = (payment: Payment & { currency: string }, { amount, currency }: Truth) =>
  amount === Number(payment.amount) && currency === payment.currency

async function tellWrongSum(tx: Tx, payment: Payment, now: Instant): Promise<void> {
  await raiseFlag(tx, payment, { kind: 'payment-amount', now })
  await notify(tx, { kind: 'wrong-sum', bookingId: payment.booking_id, now, dedupe: payment.id })
}

/** `left` of it has not gone back yet; when nothing is left, the driver is notified at once. */
async function sendBack(
  tx: Tx,
  payment: Payment,
  reason: RefundReason,
  left: number,
  now: Instant,
): Promise<PaymentStatus> {
  await markSettled(tx, payment.id, 'returned', now)
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
