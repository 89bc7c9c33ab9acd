// The file of a paper: whose it becomes, and who may read it. Decided only here. Default is no.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { madeBy, noMaker } from '#server/platform/files/maker.ts'
import { fileName, type FilePort } from '#server/platform/files/port.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

/** Makes a temporary file of the viewer the supplier's. Throws `not-found` on `file` when it is not there, attached, or another viewer's. */
export async function attachPaperFile(
  tx: Tx,
  { name, supplier, viewer }: { name: string; supplier: string; viewer: Viewer },
): Promise<void> {
  const attached = await tx
    .updateTable('files')
    .set({ owner_id: supplier })
    .where('name', '=', name)
    .where('kind', '=', 'paper')
    .where('owner_id', 'is', null)
    .where(madeBy(viewer))
    .returning('name')
    .executeTakeFirst()
  if (!attached) refuseField('file', 'not-found')
}

/** Takes a file away from its supplier; the caller discards it after the commit. */
export async function detachPaperFile(tx: Tx, name: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ owner_id: null, ...noMaker })
    .where('name', '=', name)
    .where('kind', '=', 'paper')
    .execute()
}

/** The bytes, or null when there is none or it is of another fleet. Every look is recorded before it is given. */
export async function findPaperFile(
  { db, files }: { db: Db; files: FilePort },
  name: string,
  viewer: Viewer,
  now: Instant,
): Promise<Buffer | null> {
  if (!fileName.test(name)) return null
  const paper = await db
    .selectFrom('papers as p')
    .select(['p.car_id', 'p.supplier_id'])
    .where('p.file', '=', name)
    .where(ofFleet(viewer, sql`p.supplier_id`))
    .executeTakeFirst()
  const bytes = paper ? await files.get(name) : null
  if (!paper || !bytes) return null
  await recordAct(
    db,
    {
      actor: viewer.person!.id,
      action: 'paper-viewed',
      ...(paper.car_id === null
        ? { entity: 'supplier', entityId: paper.supplier_id }
        : { entity: 'car', entityId: paper.car_id }),
    },
    now,
  )
  return bytes
}
