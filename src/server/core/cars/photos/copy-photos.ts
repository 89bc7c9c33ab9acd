// The photographs of one car for another: files of their own, so that each car keeps and loses its own.

import { randomBytes } from 'node:crypto'
import type { Instant } from '#domain/rental/period.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { discardPhoto, lockedPhotos } from './car-photos.ts'

type Copied = { from: string; to: string; viewer: Viewer; now: Instant }

/**
 * All of them or none. A car that has photographs keeps those. Throws `not-found` without such a car, and `unavailable` when there
 * is no room. Who may do it is asked by the caller.
 */
export async function copyPhotos(store: FileStore, { from, to, viewer, now }: Copied): Promise<void> {
  const photos = await inTransaction(store.db, viewer, async (tx) =>
    (await lockedPhotos(tx, to)).length > 0 ? [] : lockedPhotos(tx, from),
  )
  const copies: string[] = []
  try {
    for (const photo of photos) copies.push(await copyFiles(store, photo, { viewer, now }))
    await inTransaction(store.db, viewer, async (tx) => {
      // Sent twice at once, the first has won.
      if ((await lockedPhotos(tx, to)).length > 0) throw new Refusal('not-possible-now')
      for (const [index, id] of copies.entries())
        await tx
          .updateTable('car_photos')
          .set({ car_id: to, position: index + 1 })
          .where('id', '=', id)
          .execute()
    })
  } catch (error) {
    for (const id of copies) await discardPhoto(store, id)
    if (error instanceof Refusal && error.code === 'not-possible-now') return
    throw error
  }
}

/** Under a new id, which is returned, without a car yet. */
async function copyFiles(
  store: FileStore,
  photo: string,
  { viewer, now }: Pick<Copied, 'viewer' | 'now'>,
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await inTransaction(store.db, viewer, async (tx) => {
    const row = { id, car_id: null, position: null, created_at: new Date(now) }
    await tx.insertInto('car_photos').values(row).execute()
  })
  try {
    for (const ending of photoEndings) {
      const bytes = await store.files.get(photo + ending)
      if (bytes !== null) await store.files.put(id + ending, bytes)
    }
  } catch {
    await discardPhoto(store, id)
    throw new Refusal('unavailable', { retryAfter: 60 })
  }
  return id
}
