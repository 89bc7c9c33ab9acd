// Replacing and deleting one's own file.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { attachFile, detachFile } from './attach-file.ts'
import { discardFile, keepFile, type OwnFileKind, type FileStore, type Prepared } from './keep-file.ts'

type Sent = { kind: OwnFileKind; prepared: Prepared; viewer: Viewer; now: Instant }

/**
 * Keeps what was sent and gives its name to `attach`, which returns the name of the file before. Returns the new name; whatever
 * fails on the way, the file before stays in its place.
 */
export async function keepAndAttach(
  store: FileStore,
  { kind, prepared, viewer, now }: Sent,
  attach: (tx: Tx, name: string) => Promise<string | null>,
): Promise<string> {
  const name = await keepFile(store, kind, prepared, viewer, now)
  try {
    const old = await inTransaction(store.db, viewer, (tx) => attach(tx, name))
    if (old !== null) await discardFile(store, old)
    return name
  } catch (error) {
    if (error instanceof Refusal) await discardFile(store, name)
    throw error
  }
}

/** Returns the new name. Of a licence it is the front; its back stays. */
export function replaceOwnFile(
  store: FileStore,
  kind: OwnFileKind,
  prepared: Prepared,
  { viewer, ownerId }: { viewer: Viewer; ownerId: string },
  now: Instant,
): Promise<string> {
  return keepAndAttach(store, { kind, prepared, viewer, now }, (tx, name) =>
    attachFile(tx, kind, { name, ownerId, viewer }),
  )
}

/** Of a licence both sides. Having none already is no error. */
export async function removeOwnFile(
  store: FileStore,
  kind: OwnFileKind,
  { viewer, ownerId }: { viewer: Viewer; ownerId: string },
): Promise<void> {
  const old = await inTransaction(store.db, viewer, (tx) => detachFile(tx, kind, ownerId))
  for (const name of old) await discardFile(store, name)
}
