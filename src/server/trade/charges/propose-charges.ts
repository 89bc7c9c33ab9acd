// What the two records of a booking's car propose to charge at its return.

import type { Selectable } from 'kysely'
import {
  proposedCharges,
  type ProposedCharge,
  type Reading,
  type ReturnTerms,
} from '#domain/inspection/charges.ts'
import { standings } from '#domain/inspection/standing.ts'
import type { Instant } from '#domain/rental/period.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { pricingOf } from '#server/core/cars/car-row.ts'
import { findCar } from '#server/core/cars/find-offer.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** The proposals of a booking of the viewer's fleet. Throws `not-found`. */
export async function readProposals(
  db: Db,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Instant },
): Promise<ProposedCharge[]> {
  const booking = await db
    .selectFrom('bookings as b')
    .selectAll()
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  return proposeCharges(db, booking, now)
}

/** None until there is a valid record of the hand-over and of the return of the booking's car. */
export async function proposeCharges(
  db: Db,
  booking: Selectable<BookingsTable>,
  now: Instant,
): Promise<ProposedCharge[]> {
  const readings = await findReadings(db, booking)
  if (!readings) return []
  return proposedCharges(await findReturnTerms(db, booking, now), readings.out, readings.back)
}

/** By which the return of a booking's car is charged: what its car costs now, and what its supplier asks. */
export async function findReturnTerms(
  db: Db,
  booking: Pick<Selectable<BookingsTable>, 'car_id' | 'supplier_id' | 'from_at' | 'to_at'>,
  now: Instant,
): Promise<ReturnTerms> {
  const period = { from: booking.from_at.getTime(), to: booking.to_at.getTime() }
  const { row } = (await findCar(db, booking.car_id, period, now))!
  const asked = await db
    .selectFrom('suppliers')
    .select(['grace_minutes', 'price_per_eighth', 'cleaning_price'])
    .where('id', '=', booking.supplier_id)
    .executeTakeFirstOrThrow()
  return {
    period,
    mileagePerDay: row.car.mileage,
    pricePerExtraKilometre: row.car.price_per_extra_km,
    fuelPolicy: row.car.fuel_policy,
    pricePerEighth: asked.price_per_eighth,
    cleaningPrice: asked.cleaning_price,
    graceMinutes: asked.grace_minutes,
    pricing: pricingOf(row),
  }
}

/** What of the valid records of the booking's car is reckoned with; null without both. */
async function findReadings(
  db: Db,
  { id, car_id: car }: Selectable<BookingsTable>,
): Promise<{ out: Reading; back: Reading } | null> {
  const rows = await db
    .selectFrom('inspections')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  const standing = standings(
    rows.map((row) => ({ ...row, carId: row.car_id, isUndone: row.undone_at !== null })),
  )
  const readingOf = (kind: 'out' | 'back'): Reading | null => {
    const row = rows.find(
      (each) => each.car_id === car && each.kind === kind && standing.get(each.id) === 'valid',
    )
    if (!row) return null
    return {
      at: row.taken_at.getTime(),
      kilometres: row.kilometres,
      level: { unit: row.level_unit, value: row.level },
      isClean: row.is_clean,
    }
  }
  const [out, back] = [readingOf('out'), readingOf('back')]
  return out && back ? { out, back } : null
}
