// The money of the demonstration world: what its bookings say was paid online came in through the sandbox.

import { sql } from 'kysely'
import { payableUntil, holdEnd } from '#domain/payment/hold.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'

/** Of the one that the examples of the contract name. */
const paidAtCounter = 'demo-booking-020'

/** One kept payment for every booking with money on it, one at the counter, and one that waits for the demonstration driver's held car. */
export async function fillPayments(tx: Tx, now: Instant): Promise<void> {
  await sql`
    INSERT INTO payments (id, booking_id, gateway, provider_ref, xaf, target, currency, amount, status, closes_at, created_at, settled_at)
    SELECT 'demo-payment-' || id, id, 'sandbox', 'sandbox-demo-payment-' || id, paid, paid, 'XAF', paid, 'kept', created_at, created_at, created_at
    FROM bookings WHERE paid > 0`.execute(tx)
  // A trip of weeks ago was paid in cash with its keys.
  await sql`
    INSERT INTO counter_payments (id, booking_id, amount, method, recorded_by, recorded_at)
    SELECT 'demo-counter-payment', id, total, 'cash', supplier_id, handed_over_at FROM bookings WHERE id = ${paidAtCounter}`.execute(
    tx,
  )
  await sql`
    INSERT INTO booking_history (booking_id, at, actor, from_status, to_status)
    SELECT id, handed_over_at, supplier_id, status, 'paid' FROM bookings WHERE id = ${paidAtCounter}`.execute(
    tx,
  )
  await sql`UPDATE bookings SET status = 'paid', paid = total WHERE id = ${paidAtCounter}`.execute(tx)
  const end = holdEnd(now)
  await sql`
    INSERT INTO payments (id, booking_id, gateway, provider_ref, xaf, target, currency, amount, status, closes_at, created_at, ask_after)
    SELECT 'demo-payment-held', id, 'sandbox', 'sandbox-demo-payment-held', total, total, 'XAF', total, 'open', ${new Date(payableUntil(end))}, ${new Date(now)}, ${new Date(now)}
    FROM bookings WHERE id = 'demo-booking-held'`.execute(tx)
  await sql`
    INSERT INTO sandbox_payments (ref, payment_id, currency, amount, status)
    SELECT provider_ref, id, currency, amount, CASE status WHEN 'kept' THEN 'paid' ELSE 'open' END FROM payments`.execute(
    tx,
  )
}
