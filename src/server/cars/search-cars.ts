// The search: one statement returns the page, the total, the count beside every filter value and the places asked for.

import { sql, type RawBuilder } from 'kysely'
import { filterNames, type CarSearch, type FilterName } from '#contract/car-search.ts'
import { carsPageSize, type FacetCounts } from '#contract/cars.ts'
import { defaultSort, expectedRating, type Sort } from '#domain/car/filters.ts'
import type { PlaceInTree } from '#domain/location/tree.ts'
import type { Period } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { isFree } from '../calendar/free-sql.ts'
import { carRowJson, type CarRow } from './car-row.ts'
import { conjunctive, filterConditions, filterValues } from './filter-sql.ts'
import { totalSql } from './price-sql.ts'

export type FoundCars = {
  rows: CarRow[]
  total: number
  facets: FacetCounts
  /** The asked places with everything below them, nearest first; empty when the place is unknown. */
  pickUpPlaces: PlaceInTree[]
  dropOffPlaces: PlaceInTree[]
}

const { value: expected, trips: weight } = expectedRating
/** `recommendation()` of the domain once more, because a search sorts by it. */
const recommendation = sql`round(COALESCE(
  (rating::numeric * trips + ${sql.lit(expected * weight)}) / (trips + ${sql.lit(weight)}), ${sql.lit(expected)}), 1)`

const orders: Record<Sort, RawBuilder<unknown>> = {
  recommended: sql`range = 'scooter', ${recommendation} DESC, total, id`,
  total: sql`total, id`,
  rating: sql`rating DESC NULLS LAST, total, id`,
  deposit: sql`deposit, total, id`,
}

/** The tree below a place, as a recursive query with `id`, `parent`, `depth`, `position`. */
function placesBelow(id: string): RawBuilder<unknown> {
  return sql`SELECT id, parent, 0 AS depth, position FROM locations WHERE id = ${id}
    UNION ALL SELECT l.id, l.parent, above.depth + 1, l.position FROM locations l JOIN above ON l.parent = above.id`
}

/**
 * The cars that are free for a period at a place (or below it) and pass the filters. Sorted, eight a page.
 * Cars that are unavailable or of a suspended supplier are never found (rule 6).
 */
export async function findCars(db: Db, search: CarSearch, period: Period): Promise<FoundCars> {
  const conditions = filterConditions(search)
  const failing = sql.join(
    filterNames.map((name) => sql`(NOT ${conditions[name]})::int`),
    sql` + `,
  )
  const facets = filterNames.map((name) => {
    // Other filters must hold. The filter's own choice is set aside, unless its values add up.
    const others = conjunctive.has(name)
      ? sql`c.failing = 0`
      : sql`c.failing = (NOT ${conditions[name]})::int`
    return sql`SELECT ${sql.lit(name)} AS filter, value, count(*)::int AS cars
      FROM candidates c, ${filterValues[name]} AS value WHERE ${others} AND value IS NOT NULL GROUP BY value`
  })
  const page = (search.page ?? 1) - 1
  const list = (source: string) =>
    sql`COALESCE((SELECT json_agg(json_build_object('_id', id, 'parent', parent) ORDER BY depth, position) FROM ${sql.ref(source)}), '[]')`
  const { rows } = await sql<
    Omit<FoundCars, 'facets'> & { facets: { filter: FilterName; value: string; cars: number }[] }
  >`
    WITH RECURSIVE pick_up AS (WITH RECURSIVE above AS (${placesBelow(search.pl)}) SELECT * FROM above),
    drop_off AS (WITH RECURSIVE above AS (${placesBelow(search.dl ?? search.pl)}) SELECT * FROM above),
    candidates AS MATERIALIZED (
      SELECT c.*, ${failing} AS failing FROM cars c
      JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id AND NOT u.blacklisted
      WHERE c.available
        AND c.location_ids && (SELECT array_agg(id) FROM pick_up)
        AND c.location_ids && (SELECT array_agg(id) FROM drop_off)
        AND ${isFree(period)}),
    hits AS MATERIALIZED (
      SELECT c.id, c.range, c.rating, c.trips, c.deposit, ${totalSql(period)} AS total
      FROM candidates c JOIN suppliers s ON s.id = c.supplier_id WHERE c.failing = 0),
    page AS (
      SELECT id, row_number() OVER (ORDER BY ${orders[search.sort ?? defaultSort]}) AS place FROM hits
      ORDER BY ${orders[search.sort ?? defaultSort]} LIMIT ${carsPageSize} OFFSET ${page * carsPageSize}),
    facets AS (${sql.join(facets, sql` UNION ALL `)})
    SELECT (SELECT count(*)::int FROM hits) AS total,
      COALESCE((SELECT json_agg(facets) FROM facets), '[]') AS facets,
      ${list('pick_up')} AS "pickUpPlaces", ${list('drop_off')} AS "dropOffPlaces",
      COALESCE((SELECT json_agg(${carRowJson} ORDER BY page.place) FROM page
        JOIN cars c USING (id) JOIN suppliers s ON s.id = c.supplier_id), '[]') AS rows`.execute(db)
  const found = rows[0]!
  const counts = Object.fromEntries(filterNames.map((name) => [name, {}])) as FacetCounts
  for (const { filter, value, cars } of found.facets) counts[filter][value] = cars
  return { ...found, facets: counts }
}
