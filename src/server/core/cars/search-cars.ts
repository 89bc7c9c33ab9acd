// The search: one statement returns the page, the total and the count beside every filter value, from one pass over the candidates.

import { sql, type RawBuilder } from 'kysely'
import type { CarSearch } from '#contract/cars/car-search.ts'
import { carsPageSize, type FacetCounts } from '#contract/cars/cars.ts'
import { defaultSort, type Sort } from '#domain/car/filters.ts'
import type { PlaceInTree } from '#domain/location/tree.ts'
import type { Instant, Period } from '#domain/rental/period.ts'
import { fewestReviews, meanWeight, siteMean } from '#domain/review/rating.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { carRowJson, type CarRow } from './car-row.ts'
import { countsSql, mergeCounts } from './count-sql.ts'
import { passes } from './filter-sql.ts'
import type { SearchedPlaces } from './searched-places.ts'
import { isOffered } from './offered-sql.ts'
import { totalSql } from './price-sql.ts'

export type FoundCars = { rows: CarRow[]; total: number; facets: FacetCounts }

const unknown = siteMean({ stars: 0, reviews: 0 })
/** The one row of what the reviews of the site add up to, or what a site without any expects. */
const siteSql = sql`SELECT CASE WHEN reviews > 0 THEN stars ELSE ${sql.lit(unknown.stars)} END::numeric AS stars,
  CASE WHEN reviews > 0 THEN reviews ELSE ${sql.lit(unknown.reviews)} END::numeric AS reviews FROM review_totals`
const ofRated = (column: 'review_stars' | 'reviews') =>
  sql`CASE WHEN reviews < ${sql.lit(fewestReviews)} THEN 0 ELSE ${sql.ref(column)} END`
/** `recommendation()` of the domain once more, because a search sorts by it. */
const recommendation = sql`round(
  (${ofRated('review_stars')} * (SELECT reviews FROM site) + ${sql.lit(meanWeight)} * (SELECT stars FROM site))
  / ((SELECT reviews FROM site) * (${ofRated('reviews')} + ${sql.lit(meanWeight)})), 1)`

const orders: Record<Sort, RawBuilder<unknown>> = {
  recommended: sql`range = 'scooter', ${recommendation} DESC, total, id`,
  total: sql`total, id`,
  rating: sql`rating DESC NULLS LAST, total, id`,
  deposit: sql`deposit, total, id`,
}

/** What a search asks for, with what was read before it. `now` is the server's clock. */
export type AskedSearch = { search: CarSearch; period: Period; places: SearchedPlaces; now: Instant }

/**
 * The cars that are free for a period at places (or below them) and pass the filters. Sorted, eight a page.
 * Cars that are not offered or of a suspended supplier are never found (rule 6). Counts that are known already are not
 * taken again.
 */
export async function findCars(db: Db, asked: AskedSearch, counted?: FacetCounts): Promise<FoundCars> {
  const { rows } = await searchSql(asked, counted === undefined).execute(db)
  const { facets, ...found } = rows[0]!
  return { ...found, facets: counted ?? mergeCounts(facets) }
}

type Answer = Omit<FoundCars, 'facets'> & { facets: Partial<FacetCounts>[] }

/** The statement of `findCars`. Candidates are read once and narrow; whole cars are read for the page alone. */
export function searchSql(
  { search, period, places, now }: AskedSearch,
  withCounts: boolean,
): RawBuilder<Answer> {
  const order = orders[search.sort ?? defaultSort]
  const page = (search.page ?? 1) - 1
  return sql<Answer>`
    WITH site AS MATERIALIZED (${siteSql}),
    candidates AS MATERIALIZED (
      SELECT c.id, c.supplier_id, c.range, c.fuel_type, c.gearbox, c.fuel_policy, c.seats, c.doors, c.air_conditioning,
        c.mileage, c.deposit, c.multimedia, c.rating, c.reviews, c.review_stars, ${totalSql(period)} AS total
      FROM cars c JOIN suppliers s ON s.id = c.supplier_id
      WHERE ${isOffered(now)} AND ${servesPlaces(places)} AND ${isFree(period, now)}
        AND NOT EXISTS (SELECT FROM users u WHERE u.id = c.supplier_id AND u.blacklisted)),
    page AS (
      SELECT id, row_number() OVER () AS place FROM (
        SELECT id FROM candidates c WHERE ${passes(search)}
        ORDER BY ${order} LIMIT ${carsPageSize} OFFSET ${page * carsPageSize}) best)
    SELECT (SELECT count(*)::int FROM candidates c WHERE ${passes(search)}) AS total,
      ${withCounts ? countsSql(search) : sql`'[]'::json`} AS facets,
      COALESCE((SELECT json_agg(${carRowJson} ORDER BY page.place) FROM page
        JOIN cars c USING (id) JOIN suppliers s ON s.id = c.supplier_id), '[]') AS rows`
}

function servesPlaces({ pickUp, dropOff }: SearchedPlaces): RawBuilder<boolean> {
  const serves = (places: PlaceInTree[]) =>
    sql<boolean>`c.location_ids && ${places.map(({ _id }) => _id)}::text[]`
  return pickUp[0]?._id === dropOff[0]?._id ? serves(pickUp) : sql`${serves(pickUp)} AND ${serves(dropOff)}`
}
