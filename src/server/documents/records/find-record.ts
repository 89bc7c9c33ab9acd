// A sealed record of a car with what its paper says beside it.

import type { Selectable } from 'kysely'
import type { CarType, FuelPolicy } from '#domain/car/car.ts'
import { standings, type Standing } from '#domain/inspection/standing.ts'
import type { SeenIdentity, SeenLicence } from '#domain/inspection/seen-document.ts'
import { findBooking, type StoredBooking } from '#server/bookings/find-bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type {
  InspectionPicturesTable,
  InspectionsTable,
} from '#server/platform/db/tables/handover/inspection-tables.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Row = Selectable<InspectionsTable>

export type FoundRecord = {
  booking: StoredBooking
  row: Row
  standing: Standing
  isUndone: boolean
  /** The valid record of how the same car left; null for a record of that itself. */
  before: Row | null
  pictures: Selectable<InspectionPicturesTable>[]
  /** Of the record: another one than the booking's where it was swapped since. */
  car: {
    name: string
    plate: string | null
    range: CarType
    mileage: number
    fuel_policy: FuelPolicy
    price_per_extra_km: number
  }
  /** What staff saw before the keys left. */
  licence: SeenLicence | null
  identity: SeenIdentity | null
}

/** Null for a booking that the viewer may not read, and for a record of another one. */
export async function findRecord(
  db: Db,
  { id, record, viewer }: { id: string; record: string; viewer: Viewer },
): Promise<FoundRecord | null> {
  const booking = await findBooking(db, id, viewer)
  if (!booking) return null
  const rows = await db
    .selectFrom('inspections')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  const row = rows.find((each) => each.id === record)
  if (!row) return null
  const standing = standings(
    rows.map((each) => ({ ...each, carId: each.car_id, isUndone: each.undone_at !== null })),
  )
  const before = rows.find(
    (each) => each.kind === 'out' && each.car_id === row.car_id && standing.get(each.id) === 'valid',
  )
  const pictures = await db
    .selectFrom('inspection_pictures')
    .selectAll()
    .where('inspection_id', '=', record)
    .orderBy('hash')
    .execute()
  const car = await db
    .selectFrom('cars')
    .select(['name', 'plate', 'range', 'mileage', 'fuel_policy', 'price_per_extra_km'])
    .where('id', '=', row.car_id)
    .executeTakeFirstOrThrow()
  return {
    booking,
    row,
    standing: standing.get(record)!,
    isUndone: row.undone_at !== null,
    before: row.kind === 'back' ? (before ?? null) : null,
    pictures,
    car,
    ...(await findPapers(db, id)),
  }
}

async function findPapers(db: Db, bookingId: string): Promise<Pick<FoundRecord, 'licence' | 'identity'>> {
  const steps = await db
    .selectFrom('key_steps')
    .select(['step', 'document'])
    .where('booking_id', '=', bookingId)
    .where('document', 'is not', null)
    .orderBy('position')
    .execute()
  const latest = (step: 'licence' | 'identity') => steps.findLast((each) => each.step === step)?.document
  return {
    licence: (latest('licence') as SeenLicence | undefined) ?? null,
    identity: (latest('identity') as SeenIdentity | undefined) ?? null,
  }
}
