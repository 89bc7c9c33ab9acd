// A person has one file of a kind, of a licence one of each side. Changing it is one transaction; what went is deleted after
// the commit.

import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { FileSide, OwnFileKind } from './keep-file.ts'
import { madeBy, noMaker } from './maker.ts'
import { fileName } from './port.ts'

type Place = { kind: OwnFileKind; side: FileSide }

const columns = { licence: { front: 'license', back: 'license_back' }, avatar: { front: 'avatar' } } as const

function columnOf({ kind, side }: Place): 'license' | 'license_back' | 'avatar' {
  return kind === 'licence' ? columns.licence[side] : columns.avatar.front
}

async function write(tx: Tx, place: Place, ownerId: string, name: string | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ [columnOf(place)]: name })
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
    .where('side', '=', 'front')
    .executeTakeFirst()
  return row ?? null
}

/** One change at a time: two uploads at once would both find the same file to replace. */
async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
}

async function release(tx: Tx, kind: OwnFileKind, ownerId: string, sides: FileSide[]): Promise<string[]> {
  const old = await tx
    .updateTable('files')
    .set({ owner_id: null, ...noMaker })
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('side', 'in', sides)
    .returning('name')
    .execute()
  return old.map(({ name }) => name)
}

/**
 * Takes the file away from its owner, the front with the back, or the back alone. Returns the names, which the caller discards
 * after the commit; none when there was none.
 */
export async function detachFile(
  tx: Tx,
  kind: OwnFileKind,
  ownerId: string,
  side: FileSide = 'front',
): Promise<string[]> {
  await lockOwner(tx, ownerId)
  const old = await release(tx, kind, ownerId, side === 'front' ? ['front', 'back'] : ['back'])
  // The back's name goes with the front's.
  await write(tx, { kind, side }, ownerId, null)
  return old
}

/** Hands a file that the viewer sent, with its back, from one person on to another who has none of its kind. */
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
    .returning(['name', 'side'])
    .execute()
  if (moved.length === 0) return
  await write(tx, { kind, side: 'front' }, from, null)
  for (const { name, side } of moved) await write(tx, { kind, side }, to, name)
}

/**
 * Makes a temporary file of the viewer somebody's own, in place of the one before on that side. Returns the name of that one,
 * which the caller discards after the commit. Throws `not-found` when the file is not there, attached, or another viewer's.
 */
export async function attachFile(
  tx: Tx,
  kind: OwnFileKind,
  {
    name,
    ownerId,
    viewer,
    side = 'front',
  }: { name: string; ownerId: string; viewer: Viewer; side?: FileSide },
): Promise<string | null> {
  if (!fileName.test(name)) throw new Refusal('not-found')
  await lockOwner(tx, ownerId)
  const [old] = await release(tx, kind, ownerId, [side])
  const attached = await tx
    .updateTable('files')
    .set({ owner_id: ownerId, side })
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('owner_id', 'is', null)
    .where(madeBy(viewer))
    .returning('name')
    .executeTakeFirst()
  if (!attached) throw new Refusal('not-found')
  await write(tx, { kind, side }, ownerId, name)
  return old ?? null
}
