// A person has one file of a kind. Changing it is one transaction; the file that went is deleted after the commit.

import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { OwnFileKind } from './keep-file.ts'
import { madeBy, noMaker } from './maker.ts'
import { fileName } from './port.ts'

const columns = { licence: 'license', avatar: 'avatar' } as const

async function write(tx: Tx, kind: OwnFileKind, ownerId: string, name: string | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ [columns[kind]]: name })
    .where('id', '=', ownerId)
    .execute()
}

/** Somebody's file of a kind, with whether the viewer is who sent it; null when there is none. */
export async function findAttached(
  tx: Tx,
  kind: OwnFileKind,
  ownerId: string,
  viewer: Viewer,
): Promise<{ isMaker: boolean } | null> {
  const row = await tx
    .selectFrom('files')
    .select(madeBy(viewer).as('isMaker'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row ?? null
}

/** Takes the file away from its owner. Returns its name, which the caller discards after the commit; null when there was none. */
export async function detachFile(tx: Tx, kind: OwnFileKind, ownerId: string): Promise<string | null> {
  // One change at a time: two uploads at once would both find the same file to replace.
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  const old = await tx
    .updateTable('files')
    .set({ owner_id: null, ...noMaker })
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .returning('name')
    .executeTakeFirst()
  await write(tx, kind, ownerId, null)
  return old?.name ?? null
}

/** Hands a file that the viewer sent from one person on to another who has none of its kind. */
export async function moveFile(
  tx: Tx,
  kind: OwnFileKind,
  { from, to, viewer }: { from: string; to: string; viewer: Viewer },
): Promise<void> {
  if (await findAttached(tx, kind, to, viewer)) return
  const moved = await tx
    .updateTable('files')
    .set({ owner_id: to })
    .where('owner_id', '=', from)
    .where('kind', '=', kind)
    .where(madeBy(viewer))
    .returning('name')
    .executeTakeFirst()
  if (!moved) return
  await write(tx, kind, from, null)
  await write(tx, kind, to, moved.name)
}

/**
 * Makes a temporary file of the viewer somebody's own, in place of the one before. Returns the name of that one, which the
 * caller discards after the commit. Throws `not-found` when the file is not there, attached, or another viewer's.
 */
export async function attachFile(
  tx: Tx,
  kind: OwnFileKind,
  { name, ownerId, viewer }: { name: string; ownerId: string; viewer: Viewer },
): Promise<string | null> {
  if (!fileName.test(name)) throw new Refusal('not-found')
  const old = await detachFile(tx, kind, ownerId)
  const attached = await tx
    .updateTable('files')
    .set({ owner_id: ownerId })
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('owner_id', 'is', null)
    .where(madeBy(viewer))
    .returning('name')
    .executeTakeFirst()
  if (!attached) throw new Refusal('not-found')
  await write(tx, kind, ownerId, name)
  return old
}
