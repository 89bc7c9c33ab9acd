// Decides who may read a licence; nothing else does. The default is no.

import { hasRight } from '#domain/people/staff-rights.ts'
import { minute, type Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { fileName, type FilePort } from '#server/platform/files/port.ts'
import { madeBy } from '#server/platform/files/maker.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { staffMayLook } from './open-bookings.ts'

/** An attached licence: its driver, and staff while a booking lets them look. A temporary one: its sender. */
async function mayView(
  db: Db,
  licence: { ownerId: string | null; isMaker: boolean },
  viewer: Viewer,
  now: Instant,
): Promise<boolean> {
  const { person } = viewer
  if (licence.ownerId === null) return licence.isMaker
  if (!person) return false
  if (person.id === licence.ownerId) return true
  return hasRight(person, 'check-licences') && staffMayLook(db, { driver: licence.ownerId, viewer, now })
}

/** The file's bytes, or null when there is none or it is not for the viewer. Every view is recorded before it is given. */
export async function findLicence(
  { db, files }: { db: Db; files: FilePort },
  name: string,
  viewer: Viewer,
  now: Instant,
): Promise<Buffer | null> {
  if (!fileName.test(name)) return null
  const row = await db
    .selectFrom('files')
    .select(['owner_id', 'side', madeBy(viewer).as('is_maker')])
    .where('name', '=', name)
    .where('kind', '=', 'licence')
    .executeTakeFirst()
  if (!row || !(await mayView(db, { ownerId: row.owner_id, isMaker: row.is_maker }, viewer, now))) return null
  const bytes = await files.get(name)
  if (!bytes) return null
  const look = { actor: viewer.person?.id ?? 'guest', entityId: row.owner_id ?? name }
  // A screen that shows both sides is one look.
  if (row.side === 'front' || !(await isLooking(db, look, now)))
    await recordAct(db, { ...look, action: 'viewed', entity: 'licence' }, now)
  return bytes
}

/** True when the same person was given a side of the same licence within a minute. */
async function isLooking(
  db: Db,
  { actor, entityId }: { actor: string; entityId: string },
  now: Instant,
): Promise<boolean> {
  const found = await db
    .selectFrom('audit')
    .select('id')
    .where('entity', '=', 'licence')
    .where('entity_id', '=', entityId)
    .where('at', '>', new Date(now - minute))
    .where('actor', '=', actor)
    .where('action', '=', 'viewed')
    .executeTakeFirst()
  return found !== undefined
}
