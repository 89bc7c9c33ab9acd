// The pictures that a driver took of a car: kept once, private files of the supplier like those of the desk.

import { mayPhotograph, mostDriverPictures } from '#domain/inspection/driver-half.ts'
import type { InspectionKind, PictureSlot } from '#domain/inspection/inspection.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { drivenBy, readableBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { discardFile, keepFile, type FileStore, type Prepared } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Named = { id: string; sha256: string; viewer: Viewer }
type Sent = Named & { kind: InspectionKind; slot?: PictureSlot | undefined; takenAt: string; now: Instant }

/** Whether it has arrived. Throws `not-found` for another's booking. */
export async function hasDriverPicture(db: Db, { id, sha256, viewer }: Named): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', id)
    .where(drivenBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  return isThere(db, id, sha256)
}

/** Of two that arrive at once one is kept. Throws `not-possible-now` before and after its time, and for one too many. */
export async function keepDriverPicture(store: FileStore, prepared: Prepared, sent: Sent): Promise<void> {
  const { viewer, now } = sent
  const name = await keepFile(store, 'inspection', prepared, viewer, now)
  try {
    const isKept = await inTransaction(store.db, viewer, (tx) => attach(tx, name, sent))
    if (!isKept) await discardFile(store, name)
  } catch (error) {
    if (error instanceof Refusal) await discardFile(store, name)
    throw error
  }
}

async function attach(
  tx: Tx,
  name: string,
  { id, sha256, viewer, kind, slot, takenAt, now }: Sent,
): Promise<boolean> {
  const booking = await lockBooking(tx, id, drivenBy(viewer))
  if (await isThere(tx, id, sha256)) return false
  const { count } = await tx
    .selectFrom('driver_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const keys = {
    from: booking.from_at.getTime(),
    handedOverAt: booking.handed_over_at?.getTime() ?? null,
    returnedAt: booking.returned_at?.getTime() ?? null,
  }
  const stands = booking.status !== 'void' && booking.status !== 'cancelled'
  if (!stands || !mayPhotograph(keys, now) || Number(count) >= mostDriverPictures)
    throw new Refusal('not-possible-now')
  await tx.updateTable('files').set({ owner_id: booking.supplier_id }).where('name', '=', name).execute()
  await tx
    .insertInto('driver_pictures')
    .values({
      booking_id: id,
      kind,
      hash: sha256,
      slot: slot ?? null,
      taken_at: new Date(takenAt),
      arrived_at: new Date(now),
      file: name,
    })
    .execute()
  return true
}

async function isThere(db: Db, id: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('driver_pictures')
    .select('hash')
    .where('booking_id', '=', id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** The bytes, or null where there is none or the booking is not the viewer's. */
export async function findDriverPicture(
  { db, files }: FileStore,
  { id, sha256, viewer }: Named,
): Promise<Buffer | null> {
  const picture = await db
    .selectFrom('driver_pictures as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select('p.file')
    .where('b.id', '=', id)
    .where('p.hash', '=', sha256)
    .where('p.file', 'is not', null)
    .where(readableBy(viewer))
    .executeTakeFirst()
  return picture ? files.get(picture.file!) : null
}
