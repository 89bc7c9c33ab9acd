// Reviews of the demonstration world: of trips it has, and of trips months ago that are made for them.

import { firstName, type Stars } from '#domain/review/review.ts'
import { waitsFor } from '#domain/review/waiting-text.ts'
import { day, hour, type Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { bookingValues } from './fill-bookings.ts'
import type { WorldCar } from './world/car.ts'
import { drawFor, type Draw } from './world/deterministic.ts'
import { deskDrivers, worldDrivers, type WorldDriver } from './world/people.ts'
import { regrets, thanks, waiting } from './world/reviews/answers.ts'
import { pastTrips, wantedReviews } from './world/reviews/past-trips.ts'
import { moodOf } from './world/reviews/mood.ts'
import { reviewTexts } from './world/reviews/review-texts.ts'
import { chipsFor, starsFor, supplierStars } from './world/reviews/star-draws.ts'
import { worldSuppliers } from './world/suppliers.ts'

type Trip = { id: string; car_id: string; supplier_id: string; driver_id: string; returned_at: Date }

/** The next review that the demonstration driver writes is of this one. */
const unreviewed = 'demo-booking-002'
/** Stable addresses, for those who try the calls. */
const fixedIds: Record<string, string> = { 'demo-prado-daily': 'demo-review-prado' }

const drivers = new Map([...worldDrivers, ...deskDrivers].map((driver) => [driver.id, driver]))
const agencyRatings = new Map(worldSuppliers.map(({ id, rating }) => [id, rating]))
const workCars = new Set(['scooter', 'bus', 'truck', 'caravan'])

/** Inserts the past trips, and a review of most that came back. Sums and counts are the database's. */
export async function fillReviews(tx: Tx, cars: readonly WorldCar[], now: Instant): Promise<void> {
  const known = Map.groupBy(await returnedTrips(tx, now), ({ car_id: car }) => car)
  const past = cars.flatMap((car) => pastTrips(car, chosen(car, known.get(car.id) ?? []).length))
  const fleet = new Map(cars.map((car) => [car.id, car]))
  const values = past.map((trip, index) => {
    const row = bookingValues(trip, index, trip.id, fleet.get(trip.carId)!, now)
    // Staff have cleared their lists of them.
    return { ...row, hidden_at: new Date(row.to_at.getTime() + 30 * day) }
  })
  for (let at = 0; at < values.length; at += 400)
    await tx
      .insertInto('bookings')
      .values(values.slice(at, at + 400))
      .execute()
  await tx
    .insertInto('booking_history')
    .values(
      values.flatMap(({ id, driver_id, supplier_id, created_at: at }) => {
        const made = {
          booking_id: id,
          at,
          actor: driver_id,
          from_status: null,
          to_status: 'pending' as const,
          note: null,
        }
        return [
          made,
          { ...made, actor: supplier_id, from_status: 'pending' as const, to_status: 'reserved' as const },
        ]
      }),
    )
    .execute()
  const trips = Map.groupBy(await returnedTrips(tx, now), ({ car_id: car }) => car)
  const rows = cars.flatMap((car) => reviewsOf(car, chosen(car, trips.get(car.id) ?? []), now))
  await tx.insertInto('reviews').values(rows).execute()
}

/** Latest first. Of a car that has just come back nobody has spoken yet. */
async function returnedTrips(tx: Tx, now: Instant): Promise<Trip[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select(['id', 'car_id', 'supplier_id', 'driver_id', 'returned_at'])
    .where('returned_at', '<', new Date(now - 3 * day))
    .where('id', '<>', unreviewed)
    .where('status', '<>', 'cancelled')
    .orderBy('returned_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ returned_at: back, ...row }) => ({ ...row, returned_at: back! }))
}

/** One person's word about a car counts once. */
function chosen(car: WorldCar, trips: readonly Trip[]): Trip[] {
  const seen = new Set<string>()
  return trips
    .filter(({ driver_id: driver }) => !seen.has(driver) && seen.add(driver))
    .slice(0, wantedReviews(car))
}

function reviewsOf(car: WorldCar, trips: readonly Trip[], now: Instant) {
  const draw = drawFor(`said ${car.id}`)
  const stars = starsFor(car.rating ?? 4, trips.length, draw)
  const said = new Set<string>()
  return trips.map((trip, index) => {
    const at = Math.min(
      trip.returned_at.getTime() + draw.whole(4, 90) * hour,
      now - draw.whole(10, 50) * hour,
    )
    return review({ car, trip, stars: stars[index]!, at, index }, said, draw)
  })
}

type Spoken = { car: WorldCar; trip: Trip; stars: Stars; at: Instant; index: number }

function review({ car, trip, stars, at, index }: Spoken, said: Set<string>, draw: Draw) {
  const driver = drivers.get(trip.driver_id)!
  const isKnown = car.id.startsWith('demo-')
  const text = isKnown || draw.chance(0.6) ? write({ car, stars, driver, isLong: isKnown }, said, draw) : null
  const reason = text === null ? null : waitsFor(text)
  const isAnswered = reason === null && text !== null && !isKnown && draw.chance(0.25)
  return {
    id: (index === 0 && fixedIds[car.id]) || `demo-review-${trip.id.replace(/^demo-/, '')}`,
    booking_id: trip.id,
    car_id: trip.car_id,
    supplier_id: trip.supplier_id,
    car_stars: stars,
    supplier_stars: supplierStars(stars, agencyRatings.get(trip.supplier_id)!, draw),
    chips: chipsFor(stars, draw),
    text,
    language: driver.language,
    first_name: firstName(driver.fullName),
    text_state: reason === null ? ('shown' as const) : ('waiting' as const),
    waits_for: reason,
    written_at: new Date(at),
    changed_at: new Date(at),
    answer: isAnswered ? draw.pick((stars > 3 ? thanks : regrets)[driver.language]) : null,
    answered_at: isAnswered ? new Date(at + 20 * hour) : null,
  }
}

type Writing = { car: WorldCar; stars: Stars; driver: WorldDriver; isLong: boolean }

/** One sentence or two; nobody says of a car what another has said of it. */
function write(
  { car, stars, driver: { language }, isLong }: Writing,
  said: Set<string>,
  draw: Draw,
): string | null {
  if (!isLong && draw.chance(0.015)) return waiting[language]
  const { agency, car: about } = reviewTexts[language][moodOf(stars)]
  const fresh = (sentences: readonly string[]) => sentences.filter((sentence) => !said.has(sentence))
  const first = fresh(agency)
  const second = workCars.has(car.range) ? [] : fresh(about)
  const parts = [
    ...(first.length > 0 && (isLong || draw.chance(0.7)) ? [draw.pick(first)] : []),
    ...(second.length > 0 && (isLong || draw.chance(0.6)) ? [draw.pick(second)] : []),
  ]
  for (const part of parts) said.add(part)
  return parts.length === 0 ? null : parts.join(' ')
}
