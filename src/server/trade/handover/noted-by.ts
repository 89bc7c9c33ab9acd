// Who noted the hand-over or the return of a booking, and when: the audit says.

import type { Selectable } from 'kysely'
import { mayUndo, mayUndoOf } from '#domain/booking/staff-acts.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Noted = Pick<Selectable<BookingsTable>, 'id' | 'handed_over_at' | 'returned_at'>

/** Whether the viewer may undo what was noted last, as far as it depends on who noted it. */
export async function mayUndoNoted(db: Db, booking: Noted, { person }: Viewer): Promise<boolean> {
  if (booking.handed_over_at === null || person === null) return false
  return mayUndoOf((await findNoted(db, booking))?.actor ?? null, person)
}

type Undoing = { viewer: Viewer; now: Instant; reason: string | undefined }

/**
 * Throws `forbidden` at a desk where somebody else noted it, `not-possible-now` there after ten minutes, and on `reason`
 * `required` for those who may undo it later and do not say why.
 */
export async function refuseUndo(db: Db, booking: Noted, { viewer, now, reason }: Undoing): Promise<void> {
  const noted = await findNoted(db, booking)
  if (!mayUndoOf(noted?.actor ?? null, viewer.person!)) throw new Refusal('forbidden')
  // A record that was made without a network is noted when it arrives.
  const at = noted?.at ?? booking.returned_at ?? booking.handed_over_at!
  if (mayUndo(at.getTime(), now)) return
  if (!hasRight(viewer.person, 'undo-for-others')) throw new Refusal('not-possible-now')
  if (!reason) refuseField('reason', 'required')
}

function findNoted(db: Db, { id, returned_at: back }: Noted) {
  return db
    .selectFrom('audit')
    .select(['actor', 'at'])
    .where('entity', '=', 'booking')
    .where('entity_id', '=', id)
    .where('action', '=', back === null ? 'handed-over' : 'taken-back')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
