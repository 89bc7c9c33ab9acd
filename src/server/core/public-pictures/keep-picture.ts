// Pictures that staff send first and name in a form afterwards, so that a form with pictures is one act.

import { randomBytes } from 'node:crypto'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { PicturesTable } from '#server/platform/db/tables/file-tables.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { pictureEndings } from '#server/platform/files/picture-endings.ts'

type PictureKind = PicturesTable['kind']

/** Stores prepared files, by the endings of their names, and returns the picture's id. Throws `unavailable` without room. */
export async function keepPicture(
  { db, files }: FileStore,
  kind: PictureKind,
  prepared: ReadonlyMap<string, Buffer>,
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await inTransaction(db, viewer, async (tx) => {
    await tx
      .insertInto('pictures')
      .values({ id, kind, created_at: new Date(now), touched_at: new Date(now) })
      .execute()
  })
  try {
    for (const [ending, file] of prepared) await files.put(id + ending, file)
  } catch {
    await db.updateTable('pictures').set({ is_discarded: true }).where('id', '=', id).execute()
    await deleteFiles({ db, files }, id, kind)
    throw new Refusal('unavailable', { retryAfter: 60 })
  }
  return id
}

/** Keeps a picture from the purge, for a form that names it as `field`. Throws `not-found` on the field when it is gone. */
export async function holdPicture(
  tx: Tx,
  id: string | null | undefined,
  field: string,
  now: Instant,
): Promise<void> {
  if (!id) return
  const { numUpdatedRows } = await tx
    .updateTable('pictures')
    .set({ touched_at: new Date(now) })
    .where('id', '=', id)
    .where('kind', '=', 'photo')
    .where('is_discarded', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuseField(field, 'not-found')
}

/** Where the disk refuses, the row stays and the purge tries again. */
export async function deleteFiles({ db, files }: FileStore, id: string, kind: PictureKind): Promise<void> {
  try {
    for (const ending of pictureEndings[kind]) await files.delete(id + ending)
  } catch {
    return
  }
  await db.deleteFrom('pictures').where('id', '=', id).where('is_discarded', '=', true).execute()
}
