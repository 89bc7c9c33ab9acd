// The search: a page of cars, read in the stored order of their place until nothing that follows can be on it.

import { sql, type RawBuilder } from 'kysely'
import type { CarSearch } from '#contract/cars/car-search.ts'
import { carsPageSize } from '#contract/cars/cars.ts'
import { defaultSort, type Sort } from '#domain/car/filters.ts'
import type { Instant, Period } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { carRowJson, type CarRow } from './car-row.ts'
import { passes } from './filter-sql.ts'
import { namedPlaces, isFound, isGivenBackAt } from './found-sql.ts'
import { leastDayOf, leastDaySql, leastTotalSql, totalSql } from './price-sql.ts'
import type { SearchedPlaces } from './searched-places.ts'

/** What `car_places p` goes by before the total: `inOrder` of the domain once more (0124-cars-at-places.sql). */
const ranks: Record<Sort, RawBuilder<number> | null> = {
  recommended: sql`p.recommended_rank`,
  total: null,
  rating: sql`p.rating_rank`,
  deposit: sql`p.deposit`,
}

/** What a search asks for, with what was read before it. `now` is the server's clock. */
export type AskedSearch = { search: CarSearch; period: Period; places: SearchedPlaces; now: Instant }

/** A car that may be on the page, by what its place there depends on. */
type Hit = { id: string; rank: number; total: number }
/** Where reading stopped, and what the last car of the page costs so far. */
type Edge = { rank: number; least_day: number; id: string; most: number }
type Near = { rows: CarRow[]; edge: Edge | null; hits: Hit[] | null }

/** Cars that are read beyond those asked for, so that few others can cost less than the last of the page. */
const ahead = 24

/**
 * The cars that are free for a period at places (or below them) and pass the filters. Sorted, eight a page.
 * Cars that are not offered or of a suspended supplier are never found (rule 6).
 * Read are the first cars of the stored order; and where the last of the page costs more than the least of those that follow,
 * of these the first by the least that they cost for the period, and then all that may cost less. Every other one ranks lower or
 * costs more (decision 13).
 */
export async function findCars(db: Db | Tx, asked: AskedSearch, readAhead = ahead): Promise<CarRow[]> {
  const { rows } = await nearSql(asked, readAhead).execute(db)
  const { edge, hits, ...near } = rows[0]!
  if (edge === null) return near.rows
  const further = await furtherSql(asked, readAhead, edge, hits ?? []).execute(db)
  return further.rows.map(({ row }) => row)
}

/** The first cars of the stored order, and the page where no other can be on it. */
export function nearSql(asked: AskedSearch, readAhead = ahead): RawBuilder<Near> {
  const wanted = lastOf(asked)
  const near = wanted + readAhead
  const { rank, least, hit, isHit } = partsOf(asked)
  return sql`
    WITH near AS MATERIALIZED (
      SELECT ${hit}, ${least} AS least_day FROM ${placedCars} WHERE ${isHit}
      ORDER BY ${rank ? sql`${rank}, ` : sql``}${least}, p.car_id LIMIT ${near}),
    edge AS MATERIALIZED (
      SELECT last.*, costly.total AS most
      FROM (SELECT rank, least_day, id FROM near ORDER BY rank DESC, least_day DESC, id DESC LIMIT 1) last,
        (SELECT rank, total FROM near ORDER BY rank, total, id LIMIT 1 OFFSET ${wanted - 1}) costly
      WHERE last.rank = costly.rank AND (SELECT count(*) FROM near) = ${near}),
    page AS (${pageSql(asked, sql`near WHERE NOT EXISTS (SELECT FROM edge)`)})
    SELECT (SELECT to_json(edge) FROM edge) AS edge,
      (SELECT json_agg(json_build_object('id', id, 'rank', rank, 'total', total)) FROM near WHERE EXISTS (SELECT FROM edge)) AS hits,
      COALESCE((SELECT json_agg(${carRowJson} ORDER BY page.place) FROM page
        JOIN cars c USING (id) JOIN suppliers s ON s.id = c.supplier_id), '[]') AS rows`
}

/**
 * The page, where cars of the last rank follow that may cost less. For the period their own least totals are nearer to what they
 * cost than the least day of the stored order: the first cars by them leave few or none.
 */
function furtherSql(
  asked: AskedSearch,
  readAhead: number,
  edge: Edge,
  hits: readonly Hit[],
): RawBuilder<{ row: CarRow }> {
  const wanted = lastOf(asked)
  const near = wanted + readAhead
  const { rank, least, hit, isHit } = partsOf(asked)
  const leastTotal = leastTotalSql(asked.period)
  const mayCost = (most: RawBuilder<number>) => sql<boolean>`${isHit}
    AND ${rank ? sql`${rank} = ${edge.rank}` : sql`true`} AND (${least}, p.car_id) > (${edge.least_day}, ${edge.id})
    AND ${least} <= ${leastDaySql(most, asked.period)} AND ${leastTotal} <= ${most}`
  return sql`
    WITH known AS (SELECT * FROM json_to_recordset(${JSON.stringify(hits)}) AS hit (id text, rank int, total float8)),
    near AS MATERIALIZED (
      SELECT ${hit}, ${leastTotal} AS least_total FROM ${placedCars} WHERE ${mayCost(sql`${edge.most}::float8`)}
      ORDER BY ${leastTotal}, p.car_id LIMIT ${near}),
    hits AS (SELECT * FROM known UNION ALL SELECT id, rank, total FROM near),
    edge AS MATERIALIZED (
      SELECT last.*, costly.total AS most
      FROM (SELECT least_total, id FROM near ORDER BY least_total DESC, id DESC LIMIT 1) last,
        (SELECT total FROM hits ORDER BY rank, total, id LIMIT 1 OFFSET ${wanted - 1}) costly
      WHERE last.least_total <= costly.total AND (SELECT count(*) FROM near) = ${near}),
    rest AS (
      SELECT ${hit} FROM ${placedCars} WHERE EXISTS (SELECT FROM edge) AND ${mayCost(sql`(SELECT most FROM edge)`)}
        AND (${leastTotal}, p.car_id) > ((SELECT least_total FROM edge), (SELECT id FROM edge))),
    page AS (${pageSql(asked, sql`(SELECT * FROM hits UNION ALL SELECT * FROM rest) found`)})
    SELECT ${carRowJson} AS row FROM page JOIN cars c USING (id) JOIN suppliers s ON s.id = c.supplier_id
    ORDER BY page.place`
}

const placedCars = sql`car_places p JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id`

const lastOf = ({ search }: AskedSearch) => (search.page ?? 1) * carsPageSize

function partsOf({ search, period, places, now }: AskedSearch) {
  const rank = ranks[search.sort ?? defaultSort]
  const { pickUp, elsewhere } = namedPlaces(places)
  return {
    rank,
    // Where totals are the whole order an index has the nearer bounds of short trips.
    least: rank === null ? sql.ref(`p.${leastDayOf(period)}`) : sql`p.least_day`,
    hit: sql`p.car_id AS id, ${rank ?? sql`0`} AS rank, ${totalSql(period)} AS total`,
    isHit: sql<boolean>`p.place_id = ${pickUp} AND ${isOfSize(search)} AND ${isFound(period, now)}
      AND ${isGivenBackAt(elsewhere)} AND ${passes(search, 'ranges')}`,
  }
}

/** Asked of the row that is walked: of one size an index has the cheapest first. */
function isOfSize({ ranges: sizes }: CarSearch): RawBuilder<boolean> {
  if (!sizes?.length) return sql`true`
  return sizes.length === 1 ? sql`p.range = ${sizes[0]}` : sql`p.range = ANY(${sizes})`
}

const pageSql = (asked: AskedSearch, hits: RawBuilder<unknown>) =>
  sql`SELECT id, row_number() OVER () AS place FROM (
    SELECT id FROM ${hits} ORDER BY rank, total, id LIMIT ${carsPageSize} OFFSET ${lastOf(asked) - carsPageSize}) best`
