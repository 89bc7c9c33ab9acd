// Replacing and deleting one's own file.

import type { Instant } from '#domain/rental/period.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { attachFile, detachFile } from './attach-file.ts'
import { discardFile, keepFile, type OwnFileKind, type FileStore, type Prepared } from './keep-file.ts'

/** Returns the new name. Whatever fails on the way, the file before stays in its place. */
export async function replaceOwnFile(
  store: FileStore,
  kind: OwnFileKind,
  prepared: Prepared,
  { viewer, ownerId }: { viewer: Viewer; ownerId: string },
  now: Instant,
): Promise<string> {
  const name = await keepFile(store, kind, prepared, viewer, now)
  try {
    const old = await inTransaction(store.db, viewer, (tx) => attachFile(tx, kind, { name, ownerId, viewer }))
    if (old !== null) await discardFile(store, old)
    return name
  } catch (error) {
    if (error instanceof Refusal) await discardFile(store, name)
    throw error
  }
}

/** Having none already is no error. */
export async function removeOwnFile(
  store: FileStore,
  kind: OwnFileKind,
  { viewer, ownerId }: { viewer: Viewer; ownerId: string },
): Promise<void> {
  const old = await inTransaction(store.db, viewer, (tx) => detachFile(tx, kind, ownerId))
  if (old !== null) await discardFile(store, old)
}
