// The cars of a fleet by name, page by page.

import { sql, type RawBuilder } from 'kysely'
import {
  mostCounted,
  type CarColumn,
  type CarOrder,
  type StaffCarFilters,
  type StaffCarRow,
} from '#contract/staff/fleet/cars.ts'
import { carTypes } from '#domain/car/car.ts'
import { normalisePlate } from '#domain/car/plate.ts'
import { carStates } from '#domain/car/state.ts'
import { fold, likeAny } from '#server/platform/db/fold-sql.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import { beyond, positionOf } from './by-name.ts'
import { stateSql } from './find-staff-car.ts'

type Listed = {
  filters: StaffCarFilters
  order: CarOrder
  size: number
  /** Counted from 1; instead of `after`. */
  page?: number | undefined
  /** `next` of the page before. */
  after?: string | undefined
}

const price = sql`COALESCE(NULLIF(c.discounted_daily_price, 0), c.daily_price)`
const photos = sql`(SELECT count(*)::int FROM car_photos p WHERE p.car_id = c.id)`

/** What each column is sorted by, over `cars c` and `suppliers s`. */
const columns: Record<CarColumn, RawBuilder<unknown>> = {
  name: sql`c.name`,
  plate: sql`c.plate`,
  supplier: fold(sql`s.name`),
  range: sql`array_position(${carTypes}::text[], c.range)`,
  price,
  photos,
  state: sql`array_position(${carStates}::text[], ${stateSql})`,
}

/** Equal ones are in the order of their names. Without a plate comes last. */
function orderSql(order: CarOrder): RawBuilder<unknown> {
  if (order === 'name') return sql`c.name, c.id`
  if (order === 'name-down') return sql`c.name DESC, c.id DESC`
  const isDown = order.endsWith('-down')
  const key = columns[order.replace(/-down$/, '') as CarColumn]
  return isDown ? sql`${key} DESC NULLS LAST, c.name, c.id` : sql`${key} NULLS LAST, c.name, c.id`
}

export type CarPage = {
  cars: StaffCarRow[]
  next: string | null
  /** Where nothing is gone on with. */
  count: { counted: number; isMore: boolean } | null
}

/** Conditions on `cars c` and `suppliers s`. Whose car it is, is not asked here. */
function passes({ supplier, state, q }: StaffCarFilters): RawBuilder<unknown> {
  const conditions = [state?.length ? sql`${stateSql} = ANY(${state})` : sql`c.retired_at IS NULL`]
  if (supplier !== undefined) conditions.push(sql`c.supplier_id = ${supplier}`)
  const plate = normalisePlate(q ?? '')
  const words = (q ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean)
  const text = fold(sql`concat_ws(' ', c.name, c.plate, s.name)`)
  const named = words.map((word) => sql`${text} LIKE ${fold(sql`${likeAny(word)}::text`)}`)
  if (named.length > 0) {
    const all = sql.join(named, sql` AND `)
    // A plate is found with the spaces that it is written with.
    conditions.push(plate === null ? all : sql`((${all}) OR c.plate LIKE ${likeAny(plate)})`)
  }
  return sql.join(conditions, sql` AND `)
}

/** A page of the viewer's fleet, by its number or after a position; retired ones only where they are asked for. */
export async function listFleetCars(
  db: Db,
  viewer: Viewer,
  { filters, order, size, page = 1, after }: Listed,
): Promise<CarPage> {
  const isByName = order === 'name'
  const before = after === undefined ? (page - 1) * size : isByName ? 0 : Number.parseInt(after, 10) || 0
  const matching = sql`FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${passes(filters)}`
  const { rows } = await sql<StaffCarRow>`SELECT c.id AS _id, c.name, ${cardPicture} AS image, c.plate,
      json_build_object('_id', s.id, 'name', s.name) AS supplier, c.range, ${price} AS "dailyPrice",
      ${photos} AS photos, ${stateSql} AS state,
      (SELECT min(p.valid_until) FROM papers p WHERE p.car_id = c.id AND p.replaced_at IS NULL) AS "papersUntil"
    ${matching} ${isByName ? beyond(after) : sql``} ORDER BY ${orderSql(order)} LIMIT ${size + 1} OFFSET ${before}`.execute(
    db,
  )
  const cars = rows.slice(0, size)
  const next = rows.length <= size ? null : isByName ? positionOf(cars.at(-1)!) : `${before + size}_before`
  if (after !== undefined) return { cars, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { cars, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}
