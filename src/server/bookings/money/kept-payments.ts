// The money that is on a booking and stays there: what is being given back counts as given, and what a bank has withdrawn as gone.

import { sql } from 'kysely'
import type { MoneyOn } from '#domain/booking/change.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { Operator } from '#domain/payment/mobile-money.ts'
import { refundableOf, type RefundablePayment } from '#domain/payment/split-refund.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { owedOf } from './find-charges.ts'

export type KeptPayment = RefundablePayment & { gateway: GatewayName; operator: Operator | null }

/** The payments whose money is on the booking, oldest first. */
export async function keptPayments(db: Db | Tx, bookingId: string): Promise<KeptPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select((is) => [
      'payments.id',
      'gateway',
      'operator',
      'xaf',
      'amount',
      'refunded',
      'disputed',
      is
        .selectFrom('refunds')
        .select(({ fn }) =>
          fn.coalesce(fn.sum<string>(fn.coalesce('refunds.given', 'refunds.amount')), is.lit(0)).as('sum'),
        )
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.failed_at', 'is', null)
        .as('decided'),
    ])
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'kept')
    .orderBy('created_at')
    .execute()
  return rows.map(({ amount, refunded, disputed, decided, ...payment }) => ({
    ...payment,
    amount: Number(amount),
    refunded: Math.max(Number(refunded), Number(decided)) + Number(disputed),
  }))
}

/** Whole XAF, by the way it came in. Unlike `bookings.paid` it does not wait for a refund to arrive. */
export async function moneyOn(tx: Db | Tx, bookingId: string): Promise<MoneyOn & { kept: KeptPayment[] }> {
  const kept = await keptPayments(tx, bookingId)
  return {
    kept,
    online: kept.reduce((all, payment) => all + refundableOf(payment), 0),
    counter: await counterMoney(tx, bookingId),
  }
}

/** Whole XAF that the counter took and has not handed back. */
async function counterMoney(db: Db | Tx, bookingId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`SELECT
    (SELECT COALESCE(sum(amount), 0) FROM counter_payments WHERE booking_id = ${bookingId})::int
    - (SELECT COALESCE(sum(amount), 0) FROM counter_refunds WHERE booking_id = ${bookingId})::int AS sum`.execute(
    db,
  )
  return rows[0]!.sum
}

/** Whole XAF that the counter has handed back. */
export async function handedBack(tx: Tx, bookingId: string): Promise<number> {
  const { rows } = await sql<{
    sum: number
  }>`SELECT COALESCE(sum(amount), 0)::int AS sum FROM counter_refunds WHERE booking_id = ${bookingId}`.execute(
    tx,
  )
  return rows[0]!.sum
}

/** Whole XAF that a booking still costs; below 0 when a change has made it cheaper than what the counter took. */
export async function dueOn(
  tx: Db | Tx,
  { id, ...booking }: { id: string; total: number; charges: number },
): Promise<number> {
  const { online, counter } = await moneyOn(tx, id)
  return owedOf(booking) - online - counter
}

/** For a query over `bookings b`: whole XAF of its kept payments that is decided to go back and has not arrived. */
export const goingBack = sql<number>`(SELECT COALESCE(sum(ceil(xaf * least(greatest(p.refunded, decided) + p.disputed, p.amount)::numeric / p.amount)
    - ceil(xaf * least(p.refunded + p.disputed, p.amount)::numeric / p.amount)), 0)::int
  FROM payments p, LATERAL (SELECT COALESCE(sum(COALESCE(r.given, r.amount)), 0) AS decided FROM refunds r
    WHERE r.payment_id = p.id AND r.failed_at IS NULL) r
  WHERE p.booking_id = b.id AND p.status = 'kept')`
