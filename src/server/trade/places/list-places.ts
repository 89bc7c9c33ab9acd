// Places as admins see them, with what uses each.

import { sql } from 'kysely'
import type { Place } from '#contract/cars/locations.ts'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { listedPlaceJson } from '#server/core/locations/places.ts'

/** Every place in its order, or the one of the id. */
export async function listStaffPlaces(db: Db, id?: string): Promise<StaffPlace[]> {
  const only = (place: string) => (id === undefined ? sql`true` : sql`${sql.ref(place)} = ${id}`)
  // Each table is read once, however many places there are.
  const { rows } = await sql<Omit<StaffPlace, keyof Place> & { place: Place }>`
    WITH of_cars AS (SELECT place, count(*)::int AS cars FROM cars c, unnest(c.location_ids) place
      WHERE ${only('place')} GROUP BY place),
    of_bookings AS (SELECT place, sum(bookings)::int AS bookings FROM (
        SELECT pick_up_location, drop_off_location, count(*) AS bookings FROM bookings b
        WHERE ${only('b.pick_up_location')} OR ${only('b.drop_off_location')}
        GROUP BY pick_up_location, drop_off_location) pairs,
      unnest(ARRAY[pick_up_location, NULLIF(drop_off_location, pick_up_location)]) place
      WHERE ${only('place')} GROUP BY place)
    SELECT ${listedPlaceJson('l')} AS place, l.version, COALESCE(of_cars.cars, 0) AS cars,
      COALESCE(of_bookings.bookings, 0) AS bookings,
      (SELECT count(*)::int FROM locations child WHERE child.parent = l.id) AS places
    FROM locations l LEFT JOIN of_cars ON of_cars.place = l.id LEFT JOIN of_bookings ON of_bookings.place = l.id
    WHERE ${only('l.id')} ORDER BY l.position, l.id`.execute(db)
  return rows.map(({ place, cars, bookings, places, version }) => ({
    ...place,
    cars,
    bookings,
    places,
    version,
  }))
}

/** Throws `not-found`. */
export async function readStaffPlace(db: Db, id: string): Promise<StaffPlace> {
  const [found] = await listStaffPlaces(db, id)
  if (!found) throw new Refusal('not-found')
  return found
}
