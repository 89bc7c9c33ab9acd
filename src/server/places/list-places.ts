// Places as admins see them, with what uses each.

import { sql } from 'kysely'
import type { Place } from '#contract/locations.ts'
import type { StaffPlace } from '#contract/staff/places.ts'
import type { Db } from '../db/connect.ts'
import { Refusal } from '../http/refusal.ts'
import { placeJson } from '../locations/places.ts'

/** Every place in its order, or the one of the id. */
export async function listStaffPlaces(db: Db, id?: string): Promise<StaffPlace[]> {
  const { rows } = await sql<Omit<StaffPlace, keyof Place> & { place: Place }>`
    SELECT ${placeJson('l')} AS place, l.version,
      (SELECT count(*)::int FROM cars c WHERE c.location_ids @> ARRAY[l.id]) AS cars,
      (SELECT count(*)::int FROM bookings b WHERE b.pick_up_location = l.id OR b.drop_off_location = l.id) AS bookings,
      (SELECT count(*)::int FROM locations child WHERE child.parent = l.id) AS places
    FROM locations l WHERE ${id === undefined ? sql`true` : sql`l.id = ${id}`}
    ORDER BY l.position, l.id`.execute(db)
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
