// Security deposits of the demonstration world: taken with the keys, given back with the car, and now and then not yet.

import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/connect.ts'

/** Of what came back to each desk yesterday it waits, and of one in five others something was kept for a scratch. */
export async function fillDeposits(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO deposit_lines (id, booking_id, kind, amount, method, recorded_by, recorded_at)
    SELECT 'demo-deposit-' || id, id, 'taken', security_deposit, 'cash', supplier_id, handed_over_at
    FROM bookings WHERE handed_over_at IS NOT NULL AND security_deposit > 0`.execute(tx)
  // The demonstration driver has left half of it before the trip, and a little in cash.
  await sql`
    INSERT INTO deposit_lines (id, booking_id, kind, amount, method, reference, recorded_by, recorded_at)
    SELECT 'demo-deposit-' || id, id, 'taken', security_deposit / 2, 'mobileMoney', 'MP241128.1042.A18', supplier_id, created_at
    FROM bookings WHERE id = 'demo-booking-next'
    UNION ALL SELECT 'demo-deposit-in-cash', id, 'taken', 5000, 'cash', NULL, supplier_id, created_at
    FROM bookings WHERE id = 'demo-booking-next'`.execute(tx)
  const back = sql`b.returned_at IS NOT NULL AND b.deposit_held > 0 AND b.id NOT LIKE 'demo-desk-%'`
  const turn = sql`row_number() OVER (PARTITION BY b.supplier_id ORDER BY b.returned_at DESC, b.id)`
  await sql`
    INSERT INTO deposit_lines (id, booking_id, kind, amount, reason, recorded_by, recorded_at)
    SELECT 'demo-kept-' || b.id, b.id, 'retained', least(25000, b.security_deposit), 'Rayure sur le pare-chocs arrière', b.supplier_id, b.returned_at
    FROM (SELECT b.*, ${turn} AS turn FROM bookings b WHERE ${back}) b WHERE turn % 5 = 1`.execute(tx)
  await sql`
    INSERT INTO deposit_lines (id, booking_id, kind, amount, method, recorded_by, recorded_at)
    SELECT 'demo-returned-' || b.id, b.id, 'returned', b.deposit_held, 'cash', b.supplier_id, b.returned_at
    FROM bookings b WHERE ${back}`.execute(tx)
}
