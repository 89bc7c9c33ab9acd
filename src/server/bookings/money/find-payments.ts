// The payments of a booking one by one: what became of each.

import { sql } from 'kysely'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import type { PaymentStatus } from '#server/platform/db/tables/payment-tables.ts'

/** As the database gives it inside a booking: instants as texts, amounts in the smallest unit. */
export type StoredPayment = Pick<
  BookingPayment,
  'amount' | 'currency' | 'gateway' | 'operator' | 'reason' | 'returnedFor' | 'refunded'
> & { id: string; at: string; status: PaymentStatus; decided: number }

/** For a query over `bookings b`: what has its money or had its phone asked, oldest first. */
export const paymentsOf = sql<StoredPayment[]>`(SELECT COALESCE(json_agg(json_build_object('id', p.id,
    'at', COALESCE(p.settled_at, p.prompted_at), 'amount', p.amount, 'currency', p.currency, 'gateway', p.gateway,
    'operator', p.operator, 'status', p.status, 'reason', p.no_money_reason, 'returnedFor', r.whole,
    'refunded', least(p.refunded, p.amount), 'decided', r.decided) ORDER BY p.created_at), '[]')
  FROM payments p, LATERAL (SELECT COALESCE(sum(COALESCE(given, amount)), 0) AS decided,
      max(reason) FILTER (WHERE reason NOT IN ('cancellation', 'change', 'part', 'provider')) AS whole
    FROM refunds WHERE payment_id = p.id AND failed_at IS NULL) r
  WHERE p.booking_id = b.id AND (p.status IN ('kept', 'returned') OR p.prompted_at IS NOT NULL))`

export function presentPayment({ id, at, status, decided, ...payment }: StoredPayment): BookingPayment {
  const { amount, reason, refunded } = payment
  const isSettled = status === 'kept' || status === 'returned'
  return {
    ...payment,
    _id: id,
    at: new Date(at).toISOString(),
    state: isSettled ? status : reason === null ? 'waiting' : 'refused',
    goingBack: Math.max(0, Math.min(decided, amount) - refunded),
  }
}
