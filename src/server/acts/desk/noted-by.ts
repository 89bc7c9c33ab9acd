// Who noted the hand-over or the return of a booking: the audit says.

import type { Selectable } from 'kysely'
import { mayUndoOf } from '#domain/booking/staff-acts.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Noted = Pick<Selectable<BookingsTable>, 'id' | 'handed_over_at' | 'returned_at'>

/** Whether the viewer may undo what was noted last, as far as it depends on who noted it. */
export async function mayUndoNoted(
  db: Db,
  { id, handed_over_at: out, returned_at: back }: Noted,
  { person }: Viewer,
): Promise<boolean> {
  if (out === null || person === null) return false
  const row = await db
    .selectFrom('audit')
    .select('actor')
    .where('entity', '=', 'booking')
    .where('entity_id', '=', id)
    .where('action', '=', back === null ? 'handed-over' : 'taken-back')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mayUndoOf(row?.actor ?? null, person)
}
