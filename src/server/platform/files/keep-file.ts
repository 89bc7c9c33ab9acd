// Keeping and deleting a file. The row is written first and deleted last: no file exists without a row.

import { randomBytes } from 'node:crypto'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { makerOf } from './maker.ts'
import type { FilePort } from './port.ts'

export type FileKind = 'licence' | 'avatar' | 'paper' | 'inspection'
/** A person has one of each, of a licence one of each side. */
export type OwnFileKind = Exclude<FileKind, 'paper' | 'inspection'>
export type FileSide = 'front' | 'back'
export type Prepared = { extension: 'jpg' | 'webp' | 'pdf'; bytes: Buffer }
export type FileStore = { db: Db; files: FilePort }

/**
 * Keeps a file as a temporary one of the viewer and returns its name. Throws `unavailable` when there is no room, and
 * `signed-out` when the viewer's session has ended while the file was on its way.
 */
export async function keepFile(
  { db, files }: FileStore,
  kind: FileKind,
  { extension, bytes }: Prepared,
  viewer: Viewer,
  now: Instant,
): Promise<string> {
  const name = `${randomBytes(32).toString('hex')}.${extension}`
  await inTransaction(db, viewer, async (tx) => {
    await tx
      .insertInto('files')
      .values({ name, kind, owner_id: null, ...makerOf(viewer), created_at: new Date(now) })
      .execute()
  })
  try {
    await files.put(name, bytes)
  } catch {
    await discardFile({ db, files }, name)
    throw new Refusal('unavailable', { retryAfter: 60 })
  }
  return name
}

/** Deletes a file without an owner. When that fails its row stays, and the purge tries again. */
export async function discardFile({ db, files }: FileStore, name: string): Promise<void> {
  try {
    await files.delete(name)
  } catch {
    return
  }
  await db.deleteFrom('files').where('name', '=', name).where('owner_id', 'is', null).execute()
}
