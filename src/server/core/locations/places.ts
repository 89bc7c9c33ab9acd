// Locations as shown on the site.

import { sql } from 'kysely'
import type { Location, Place } from '#contract/cars/locations.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** A place as one JSON object, for a query that joins the locations table under this alias. */
export function placeJson(alias: string) {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  // What only some places have is left out of the others: the list travels with every search.
  return sql<Place>`jsonb_build_object('_id', ${column('id')}, 'parent', ${column('parent')}, 'kind', ${column('kind')},
    'name', ${column('name')}, 'address', ${column('address')},
    'meetingPoint', ${column('meeting_point')},
    'latitude', ${column('latitude')}, 'longitude', ${column('longitude')})
    || jsonb_strip_nulls(jsonb_build_object('parking', nullif(${column('parking')}, '[]'),
      'picture', ${column('picture')}, 'meetingPicture', ${column('meeting_picture')}))
    || CASE WHEN ${column('hours')} IS NULL THEN '{}' ELSE jsonb_build_object('hours', ${column('hours')}) END`
}

/** The same with what else people call the place: lists that are searched have it, bookings have not. */
export const listedPlaceJson = (alias: string) => sql<Place & Pick<Location, 'aliases'>>`${placeJson(alias)}
  || CASE WHEN ${sql.ref(`${alias}.aliases`)} = '{}' THEN '{}' ELSE jsonb_build_object('aliases', ${sql.ref(`${alias}.aliases`)}) END`

/**
 * Every location in its order, with the number of cars on offer there or below it. Cars at the same places are counted
 * together: a fleet has many cars and few such combinations.
 */
export async function listPlaces(db: Db, now: Instant): Promise<Location[]> {
  const { rows } = await sql<{ place: Place; cars: number }>`
    WITH RECURSIVE above AS (
      SELECT id, id AS root FROM locations
      UNION ALL SELECT above.id, l.parent FROM above JOIN locations l ON l.id = above.root WHERE l.parent IS NOT NULL),
    served AS MATERIALIZED (
      SELECT c.location_ids, count(*) AS cars FROM cars c
      WHERE ${isOffered(now)} AND NOT EXISTS (SELECT FROM users u WHERE u.id = c.supplier_id AND u.blacklisted)
      GROUP BY c.location_ids),
    counted AS (
      SELECT root, sum(cars)::int AS cars FROM (
        SELECT DISTINCT served.location_ids, served.cars, above.root FROM served
        JOIN above ON above.id = ANY(served.location_ids)) each_once
      GROUP BY root)
    SELECT ${listedPlaceJson('l')} AS place, COALESCE(counted.cars, 0) AS cars
    FROM locations l LEFT JOIN counted ON counted.root = l.id ORDER BY l.position, l.id`.execute(db)
  return rows.map(({ place, cars }) => ({ ...place, cars }))
}
