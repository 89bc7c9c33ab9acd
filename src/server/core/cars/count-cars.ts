// How many cars a search finds, and how many each filter value would leave. Apart from the page: it reads every candidate.

import { sql } from 'kysely'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { mostCounted } from '#domain/car/filters.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { countsSql, mergeCounts } from './count-sql.ts'
import { passes } from './filter-sql.ts'
import { namedPlaces, isFound, isGivenBackAt } from './found-sql.ts'
import type { AskedSearch } from './search-cars.ts'

export type CountedCars = {
  total: number
  facets: FacetCounts
  /** Cars that were looked at, before filters. */
  candidates: number
  /** There are more candidates than are counted: every number may be higher. */
  isAtLeast: boolean
}

type Counted = { total: number; candidates: number; facets: Partial<FacetCounts>[] }

/** Of `mostCounted` candidates and fewer the counts are exact (rule 6). */
export async function countCars(db: Db, { search, period, places, now }: AskedSearch): Promise<CountedCars> {
  const { pickUp, elsewhere } = namedPlaces(places)
  const { rows } = await sql<Counted>`
    WITH candidates AS MATERIALIZED (
      SELECT c.supplier_id, c.range, c.fuel_type, c.gearbox, c.fuel_policy, c.seats, c.doors, c.air_conditioning, c.mileage,
        c.deposit, c.multimedia, c.rating
      FROM car_places p JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id
      WHERE p.place_id = ${pickUp} AND ${isFound(period, now)} AND ${isGivenBackAt(elsewhere)}
      LIMIT ${mostCounted + 1})
    SELECT (SELECT count(*)::int FROM candidates) AS candidates,
      (SELECT count(*)::int FROM candidates c WHERE ${passes(search)}) AS total, ${countsSql(search)} AS facets`.execute(
    db,
  )
  const { candidates, total, facets } = rows[0]!
  const isAtLeast = candidates > mostCounted
  return { candidates, total: Math.min(total, mostCounted), facets: mergeCounts(facets), isAtLeast }
}
