// A return that its driver contests: of its charges one was struck, and one is not accepted. Nothing of them is due.

import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/connect.ts'

/** Of the one that the examples of the contract name. */
const booking = 'demo-booking-001'

export async function fillCharges(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO booking_charges (id, booking_id, kind, amount, proposed, reckoning, reason, reverses, recorded_by, recorded_at, refused_at, refusal)
    SELECT x.id, b.id, x.kind, x.amount, x.proposed, x.reckoning::jsonb, x.reason, x.reverses, b.supplier_id, b.returned_at,
      CASE WHEN x.refusal IS NOT NULL THEN b.returned_at END, x.refusal
    FROM bookings b, (VALUES
      ('demo-charge-struck', 'other', 5000, NULL, NULL, 'Carte grise perdue', NULL, NULL),
      ('demo-charge-reversal', 'other', 5000, NULL, NULL, 'Retrouvée sous le siège', 'demo-charge-struck', NULL),
      ('demo-charge-refused', 'fuel', 12000, 12000, '{"eighths":2,"price":6000}', NULL, NULL, 'Le réservoir n’était pas plein au départ.')
    ) x (id, kind, amount, proposed, reckoning, reason, reverses, refusal)
    WHERE b.id = ${booking} AND b.returned_at IS NOT NULL`.execute(tx)
  await sql`
    INSERT INTO return_answers (booking_id, agrees, reason, said_at)
    SELECT id, false, 'Cette marque à l’arrière était déjà là.', returned_at FROM bookings
    WHERE id = ${booking} AND returned_at IS NOT NULL`.execute(tx)
}
