// Places as admins see them, with what uses each.

import { sql } from 'kysely'
import type { Place } from '#contract/cars/locations.ts'
import { mostCountedUses, type StaffPlace } from '#contract/staff/site/places.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { listedPlaceJson } from '#server/core/locations/places.ts'

/** Every place in its order, or the one of the id. Uses are counted up to `mostCountedUses`, however many there are. */
export async function listStaffPlaces(db: Db, id?: string): Promise<StaffPlace[]> {
  const some = sql.lit(mostCountedUses)
  const { rows } = await sql<Omit<StaffPlace, keyof Place> & { place: Place }>`
    SELECT ${listedPlaceJson('l')} AS place, l.version,
      (SELECT count(*)::int FROM (SELECT FROM cars c WHERE c.location_ids @> ARRAY[l.id] LIMIT ${some}) served) AS cars,
      (SELECT LEAST(count(*), ${some})::int FROM (
        (SELECT id FROM bookings b WHERE b.pick_up_location = l.id LIMIT ${some})
        UNION (SELECT id FROM bookings b WHERE b.drop_off_location = l.id LIMIT ${some})) made) AS bookings,
      (SELECT count(*)::int FROM locations child WHERE child.parent = l.id) AS places
    FROM locations l WHERE ${id === undefined ? sql`true` : sql`l.id = ${id}`} ORDER BY l.position, l.id`.execute(
    db,
  )
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
