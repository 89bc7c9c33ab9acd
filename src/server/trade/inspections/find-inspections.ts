// The records of a booking, for those who may read it.

import type { Selectable } from 'kysely'
import type { Inspection, Inspections } from '#contract/bookings/inspections.ts'
import { standings, type Standing } from '#domain/inspection/standing.ts'
import { readableBy } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type {
  InspectionPicturesTable,
  InspectionsTable,
} from '#server/platform/db/tables/handover/inspection-tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findDriverHalf } from './find-driver-half.ts'

/** In the order in which they arrived. What staff noted is for staff. Throws `not-found` where the booking is not the viewer's. */
async function findInspections(db: Db, id: string, viewer: Viewer): Promise<Inspection[]> {
  const booking = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', id)
    .where(readableBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  const rows = await db
    .selectFrom('inspections')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  const pictures = await db
    .selectFrom('inspection_pictures as p')
    .innerJoin('inspections as i', 'i.id', 'p.inspection_id')
    .selectAll('p')
    .where('i.booking_id', '=', id)
    .orderBy('p.hash')
    .execute()
  const standing = standings(
    rows.map((row) => ({ ...row, carId: row.car_id, isUndone: row.undone_at !== null })),
  )
  const isStaff = viewer.person !== null && viewer.person.type !== 'user'
  return rows.map((row) => ({
    ...present(row, standing.get(row.id)!),
    pictures: pictures.filter((picture) => picture.inspection_id === row.id).map(presentPicture),
    ...(isStaff && { noted: presentNoted(row) }),
  }))
}

/** The records, and what the driver photographed and said. Throws like `findInspections`. */
export async function readInspections(db: Db, id: string, viewer: Viewer): Promise<Inspections> {
  return { inspections: await findInspections(db, id, viewer), driver: await findDriverHalf(db, id) }
}

function present(
  row: Selectable<InspectionsTable>,
  standing: Standing,
): Omit<Inspection, 'pictures' | 'noted'> {
  return {
    _id: row.id,
    kind: row.kind,
    car: row.car_id,
    corrects: row.corrects,
    standing,
    takenAt: row.taken_at.toISOString(),
    recordedAt: row.recorded_at.toISOString(),
    kilometres: row.kilometres,
    level: { unit: row.level_unit, value: row.level },
    isClean: row.is_clean,
    checklist: row.checklist,
    damages: row.damages.map(({ id: _id, ...damage }) => ({ _id, ...damage })),
    signatures: {
      driver: { path: row.driver_signature, refusal: row.driver_refusal },
      desk: { path: row.desk_signature },
    },
    remark: row.remark,
    seal: row.seal,
  }
}

const presentPicture = ({ slot, hash, file }: Selectable<InspectionPicturesTable>) => ({
  slot,
  sha256: hash,
  hasArrived: file !== null,
})

const presentNoted = (row: Selectable<InspectionsTable>): NonNullable<Inspection['noted']> => ({
  kilometresReason: row.kilometres_reason,
  deskRefusal: row.desk_refusal,
  isClockOff: row.is_clock_off,
})
