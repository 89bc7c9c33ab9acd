// The back of a licence, a file of its own beside the front. What staff said of the licence was said of what they saw: with
// another back it is unchecked again.

import { attachFile, detachFile } from '#server/platform/files/attach-file.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/**
 * Puts a temporary file of the viewer beside the front, in place of the back before. Returns the name of that one, which the
 * caller discards after the commit. Throws `licence-required` without a front, and what `attachFile` throws.
 */
export async function attachBack(
  tx: Tx,
  { name, ownerId, viewer }: { name: string; ownerId: string; viewer: Viewer },
): Promise<string | null> {
  const old = await attachFile(tx, 'licence', { name, ownerId, viewer, side: 'back' })
  const front = await findFront(tx, ownerId)
  if (front === null) throw new Refusal('licence-required')
  await uncheck(tx, front)
  return old
}

/** Returns the names of files that have no owner now; none when there was no back. */
export async function detachBack(tx: Tx, ownerId: string): Promise<string[]> {
  const old = await detachFile(tx, 'licence', ownerId, 'back')
  const front = await findFront(tx, ownerId)
  if (front !== null && old.length > 0) await uncheck(tx, front)
  return old
}

/** Read behind the lock that every change of an owner's files takes. */
async function findFront(tx: Tx, ownerId: string): Promise<string | null> {
  const owner = await tx.selectFrom('users').select('license').where('id', '=', ownerId).executeTakeFirst()
  return owner?.license ?? null
}

async function uncheck(tx: Tx, front: string): Promise<void> {
  await tx.deleteFrom('licence_checks').where('file', '=', front).execute()
}
