// Decides who may read a licence; nothing else does. The default is no.

import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
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
    .select(['owner_id', madeBy(viewer).as('is_maker')])
    .where('name', '=', name)
    .where('kind', '=', 'licence')
    .executeTakeFirst()
  if (!row || !(await mayView(db, { ownerId: row.owner_id, isMaker: row.is_maker }, viewer, now))) return null
  const bytes = await files.get(name)
  if (!bytes) return null
  const actor = viewer.person?.id ?? 'guest'
  await recordAct(db, { actor, action: 'viewed', entity: 'licence', entityId: row.owner_id ?? name }, now)
  return bytes
}
