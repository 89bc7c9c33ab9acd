// One car as its owner sees it.

import { sql } from 'kysely'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import type { CarState } from '#domain/car/state.ts'
import type { Instant } from '#domain/rental/period.ts'
import { cardPicture, carRowJson, pricingOf, type CarRow } from '#server/core/cars/car-row.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findCarPapers } from '#server/trade/papers/find-papers.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

/** The state of `cars c` by its columns. */
export const stateSql = sql<CarState>`CASE WHEN c.retired_at IS NOT NULL THEN 'retired' WHEN c.available THEN 'listed'
  WHEN c.coming_soon THEN 'coming-soon' ELSE 'unlisted' END`

export type CarRequest = { id: string; viewer: Viewer; now: Instant }

/** The car with what it is booked for at `now`. Throws `not-found` outside the viewer's fleet. */
export async function readStaffCar(db: Db, { id, viewer, now }: CarRequest): Promise<StaffCar> {
  const { rows } = await sql<{
    row: CarRow
    image: string
    state: CarState
    bookings: number
    upcoming: number
    isOffSearch: boolean
  }>`
    SELECT ${carRowJson} AS row, ${cardPicture} AS image, ${stateSql} AS state,
      c.available AND NOT ${isOffered(now)} AS "isOffSearch",
      (SELECT count(*)::int FROM bookings b WHERE b.car_id = c.id) AS bookings,
      (SELECT count(*)::int FROM bookings b WHERE b.car_id = c.id AND b.to_at > ${new Date(now)}
        AND b.status NOT IN ('cancelled', 'void')) AS upcoming
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE c.id = ${id} AND ${ofFleet(viewer, sql`c.supplier_id`)}`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not-found')
  const { row, ...counted } = found
  const { car, supplier, photos } = row
  const { dateBasedPrices, isDateBasedPrice, seasons: _, ...prices } = pricingOf(row).tariff
  return {
    _id: car.id,
    name: car.name,
    plate: car.plate,
    range: car.range,
    gearbox: car.gearbox,
    fuelType: car.fuel_type,
    fuelPolicy: car.fuel_policy,
    seats: car.seats,
    doors: car.doors,
    airConditioning: car.air_conditioning,
    multimedia: car.multimedia,
    mileage: car.mileage,
    pricePerExtraKilometre: car.price_per_extra_km,
    minimumAge: car.minimum_age,
    locations: car.location_ids,
    deposit: car.deposit,
    extras: car.extras,
    co2: car.co2,
    ...prices,
    isDateBasedPrice,
    dateBasedPrices: [...dateBasedPrices],
    photos,
    supplier: { _id: supplier.id, name: supplier.name },
    markupPercent: supplier.markup_percent,
    version: car.version,
    ...counted,
    papers: await findCarPapers(db, id),
  }
}
