// The owners of a supplier, for what concerns their business and no booking.

import { sql } from 'kysely'
import type { PaperEvent, ProposalEvent } from '#domain/notification/events.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { isMuted, wantsMail, type Recipient } from './notify.ts'

/** In one order, so that two transactions that notify the same people cannot deadlock. */
export async function findOwners(
  tx: Tx,
  supplier: string,
  kind: PaperEvent | ProposalEvent,
): Promise<Recipient[]> {
  const named = sql`${kind}::text`
  const { rows } = await sql<Recipient>`
    SELECT u.id, u.type, ${wantsMail(named)} AS wants_mail, ${isMuted(named)} AS is_muted
    FROM users u JOIN staff_seats t ON t.user_id = u.id
    WHERE t.supplier_id = ${supplier} AND t.kind = 'owner' AND u.deleted_at IS NULL
    ORDER BY u.id`.execute(tx)
  return rows
}
