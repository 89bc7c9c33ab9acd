// Locations as shown on the site.

import { sql } from 'kysely'
import type { Location, Place } from '#contract/locations.ts'
import type { Db } from '../db/connect.ts'

/** A place as one JSON object, for a query that joins the locations table under this alias. */
export function placeJson(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<Place>`json_build_object('_id', ${column('id')}, 'parent', ${column('parent')}, 'kind', ${column('kind')},
    'name', ${column('name')}, 'address', ${column('address')},
    'meetingPoint', ${column('meeting_point')},
    'latitude', ${column('latitude')}, 'longitude', ${column('longitude')})`
}

/** Every location in its order, with the number of available cars there or below it. */
export async function listPlaces(db: Db): Promise<Location[]> {
  const { rows } = await sql<{ place: Place; cars: number }>`
    WITH RECURSIVE below AS (
      SELECT id AS root, id FROM locations
      UNION ALL SELECT below.root, child.id FROM below JOIN locations child ON child.parent = below.id)
    SELECT ${placeJson('l')} AS place, (
      SELECT count(*)::int FROM cars
      JOIN users ON users.id = cars.supplier_id AND NOT users.blacklisted
      WHERE cars.available AND cars.location_ids && (SELECT array_agg(below.id) FROM below WHERE below.root = l.id)) AS cars
    FROM locations l ORDER BY l.position, l.id`.execute(db)
  return rows.map(({ place, cars }) => ({ ...place, cars }))
}
