// The pictures of a record: kept once, whichever of its devices sends them, and shown to those who may read the booking.

import { createHash } from 'node:crypto'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy, readableBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { discardFile, keepFile, type FileStore, type Prepared } from '#server/platform/files/keep-file.ts'
import { reencodeImage } from '#server/platform/files/reencode-image.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** As large as a device makes them. */
const longestSide = 1600

type Named = { id: string; sha256: string; viewer: Viewer }

/**
 * An upright JPEG without metadata. Throws `invalid-input` on `sha256` for other bytes than those named, and what
 * `reencodeImage` throws.
 */
export async function prepareInspectionPicture(bytes: Buffer, sha256: string): Promise<Prepared> {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) refuseField('sha256', 'invalid-input')
  const jpeg = await reencodeImage(bytes, (image) =>
    image
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 }),
  )
  return { extension: 'jpg', bytes: jpeg }
}

/** Whether it has arrived. Throws `not-found` outside the fleet, and where no record of the booking names it. */
export async function hasArrived(db: Db, { id, sha256, viewer }: Named): Promise<boolean> {
  const rows = await db
    .selectFrom('inspection_pictures as p')
    .innerJoin('inspections as i', 'i.id', 'p.inspection_id')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select('p.file')
    .where('b.id', '=', id)
    .where('p.hash', '=', sha256)
    .where(managedBy(viewer))
    .execute()
  if (rows.length === 0) throw new Refusal('not-found')
  return rows.every(({ file }) => file !== null)
}

/** Keeps it for every record of the booking that names it; of two that arrive at once one is kept. */
export async function keepPicture(
  store: FileStore,
  prepared: Prepared,
  { now, ...named }: Named & { now: Instant },
): Promise<void> {
  const name = await keepFile(store, 'inspection', prepared, named.viewer, now)
  try {
    const isKept = await inTransaction(store.db, named.viewer, (tx) => attach(tx, name, { now, ...named }))
    if (!isKept) await discardFile(store, name)
  } catch (error) {
    if (error instanceof Refusal) await discardFile(store, name)
    throw error
  }
}

async function attach(
  tx: Tx,
  name: string,
  { id, sha256, viewer, now }: Named & { now: Instant },
): Promise<boolean> {
  const booking = await lockBooking(tx, id, managedBy(viewer))
  if (await hasArrived(tx, { id, sha256, viewer })) return false
  await tx.updateTable('files').set({ owner_id: booking.supplier_id }).where('name', '=', name).execute()
  await tx
    .updateTable('inspection_pictures')
    .set({ file: name, arrived_at: new Date(now) })
    .where('hash', '=', sha256)
    .where('file', 'is', null)
    .where('inspection_id', 'in', (records) =>
      records.selectFrom('inspections').select('id').where('booking_id', '=', id),
    )
    .execute()
  return true
}

/** The bytes, or null where there is none or the booking is not the viewer's. */
export async function findPicture(
  { db, files }: FileStore,
  { id, sha256, viewer }: Named,
): Promise<Buffer | null> {
  if (!/^[0-9a-f]{64}$/.test(sha256)) return null
  const picture = await db
    .selectFrom('inspection_pictures as p')
    .innerJoin('inspections as i', 'i.id', 'p.inspection_id')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select('p.file')
    .where('b.id', '=', id)
    .where('p.hash', '=', sha256)
    .where('p.file', 'is not', null)
    .where(readableBy(viewer))
    .executeTakeFirst()
  return picture ? files.get(picture.file!) : null
}
