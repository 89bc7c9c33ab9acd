// The lowest price of each size of car: a search for one day in the whole country.

import { sql } from 'kysely'
import type { CarSize } from '#contract/cars/car-sizes.ts'
import { searchRanges } from '#domain/car/car.ts'
import { day, defaultPeriod, instantOf, type Instant, type Period } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { isOffered } from './offered-sql.ts'
import { totalSql } from './price-sql.ts'

/** The day that is priced: the first one of the search that opens first (rule 5). `now` is an instant in UTC. */
export function pricedDay(now: Instant): Period {
  // A wall time that defaultPeriod has just written is one.
  const from = instantOf(defaultPeriod(now).from) as Instant
  return { from, to: from + day }
}

/**
 * The sizes in the order of the tiles, each with its bookable cars and the lowest total, in whole XAF, of a day that begins
 * with `pricedDay`. Only cars that can be booked for that day count for the price: not those that are away, or whose
 * supplier rents for several days at least. Null while there is none.
 */
export async function findCarSizes(db: Db, now: Instant): Promise<CarSize[]> {
  const period = pricedDay(now)
  const { rows } = await sql<CarSize>`
    SELECT c.range, count(*)::int AS cars,
      min(${totalSql(period)}) FILTER (
        WHERE s.minimum_rental_days <= 1
          AND ${isFree(period, now)}) AS "fromPrice"
    FROM cars c
    JOIN suppliers s ON s.id = c.supplier_id
    JOIN users u ON u.id = s.id AND NOT u.blacklisted
    WHERE ${isOffered(now)} AND c.range = ANY(${searchRanges})
      AND EXISTS (SELECT FROM locations l WHERE l.id = ANY(c.location_ids))
    GROUP BY c.range`.execute(db)
  return searchRanges.map(
    (range) => rows.find((row) => row.range === range) ?? { range, cars: 0, fromPrice: null },
  )
}
