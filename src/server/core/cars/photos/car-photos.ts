// The photographs of a car: added at the end, put in order, removed. Who may do it is asked by the caller.

import { randomBytes } from 'node:crypto'
import { mostPhotos } from '#domain/car/photos.ts'
import { hour, type Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { preparePhoto } from './prepare-photo.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'

/** A car by its id, and who asks. */
type PhotoRequest = { id: string; viewer: Viewer; now: Instant }

/** The ids in their order, with the car's row locked: one change at a time. Throws `not-found` without such a car. */
export async function lockedPhotos(tx: Tx, carId: string): Promise<string[]> {
  const car = await tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', carId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!car) throw new Refusal('not-found')
  const rows = await tx
    .selectFrom('car_photos')
    .select('id')
    .where('car_id', '=', carId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

/** Throws `not-possible-now` when the car has as many as it may have. */
function checkRoom(before: readonly string[]): void {
  if (before.length >= mostPhotos) throw new Refusal('not-possible-now')
}

/** Deletes the files, and the row after them. Where that fails the row stays, and the purge tries again. */
export async function discardPhoto({ db, files }: FileStore, id: string): Promise<void> {
  try {
    for (const ending of photoEndings) await files.delete(id + ending)
  } catch {
    return
  }
  await db.deleteFrom('car_photos').where('id', '=', id).where('car_id', 'is', null).execute()
}

/**
 * Stores an uploaded photograph as the car's last and returns its id. Throws as `preparePhoto` does, `not-found` without such a car,
 * `not-possible-now` when the car has eight, and `unavailable` when there is no room.
 */
export async function addPhoto(store: FileStore, bytes: Buffer, asked: PhotoRequest): Promise<string> {
  const { id: carId, viewer, now } = asked
  // Asked before the work, and again behind the lock.
  await inTransaction(store.db, viewer, async (tx) => checkRoom(await lockedPhotos(tx, carId)))
  const prepared = await preparePhoto(bytes)
  const id = randomBytes(16).toString('hex')
  await inTransaction(store.db, viewer, async (tx) => {
    await tx
      .insertInto('car_photos')
      .values({ id, car_id: null, position: null, created_at: new Date(now) })
      .execute()
  })
  try {
    for (const [ending, file] of prepared) await store.files.put(id + ending, file)
  } catch {
    await discardPhoto(store, id)
    throw new Refusal('unavailable', { retryAfter: 60 })
  }
  try {
    await inTransaction(store.db, viewer, async (tx) => {
      const before = await lockedPhotos(tx, carId)
      checkRoom(before)
      await tx
        .updateTable('car_photos')
        .set({ car_id: carId, position: before.length + 1 })
        .where('id', '=', id)
        .execute()
      await record(tx, 'photographed', asked)
    })
  } catch (error) {
    await discardPhoto(store, id)
    throw error
  }
  return id
}

type PhotoAct = 'photographed' | 'photos-ordered' | 'photo-removed'

const record = (tx: Tx, action: PhotoAct, { id, viewer, now }: PhotoRequest): Promise<void> =>
  recordAct(tx, { actor: viewer.person!.id, action, entity: 'car', entityId: id }, now)

async function writeOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('car_photos')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
}

/** Puts all of them in order; the first is the card's. Throws `not-possible-now` when these are not the car's photographs. */
export async function orderPhotos(
  { db }: FileStore,
  ids: readonly string[],
  asked: PhotoRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const before = await lockedPhotos(tx, asked.id)
    if (before.toSorted().join() !== ids.toSorted().join()) throw new Refusal('not-possible-now')
    await writeOrder(tx, ids)
    await record(tx, 'photos-ordered', asked)
  })
}

/** Removes one with its files; the others move up. Throws `not-found` when it is none of the car's. */
export async function removePhoto(store: FileStore, id: string, asked: PhotoRequest): Promise<void> {
  await inTransaction(store.db, asked.viewer, async (tx) => {
    const before = await lockedPhotos(tx, asked.id)
    if (!before.includes(id)) throw new Refusal('not-found')
    await tx.updateTable('car_photos').set({ car_id: null, position: null }).where('id', '=', id).execute()
    const rest = before.filter((one) => one !== id)
    await writeOrder(tx, rest)
    await record(tx, 'photo-removed', asked)
  })
  await discardPhoto(store, id)
}

/** Deletes what has had no car for an hour: an upload that was cut off, a deletion that failed, a car that went. Returns how many. */
export async function purgePhotos(store: FileStore, now: Instant): Promise<number> {
  const unused = await store.db
    .selectFrom('car_photos')
    .select('id')
    .where('car_id', 'is', null)
    .where('created_at', '<', new Date(now - hour))
    .execute()
  for (const { id } of unused) await discardPhoto(store, id)
  return unused.length
}
