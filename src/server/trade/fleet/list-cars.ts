// The cars of a fleet by name, page by page.

import { sql, type RawBuilder } from 'kysely'
import {
  mostCounted,
  type CarOrder,
  type StaffCarFilters,
  type StaffCarRow,
} from '#contract/staff/fleet/cars.ts'
import { normalisePlate } from '#domain/car/plate.ts'
import { fold, likeAny } from '#server/platform/db/fold-sql.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import { beyond, positionOf } from './by-name.ts'
import { stateSql } from './find-staff-car.ts'

type Listed = { filters: StaffCarFilters; order: CarOrder; size: number; after?: string | undefined }

const price = sql`COALESCE(NULLIF(c.discounted_daily_price, 0), c.daily_price)`
const photos = sql`(SELECT count(*)::int FROM car_photos p WHERE p.car_id = c.id)`

/** Equal ones are in the order of their names. Without a plate comes last. */
const orders: Record<CarOrder, RawBuilder<unknown>> = {
  name: sql`c.name, c.id`,
  'name-down': sql`c.name DESC, c.id DESC`,
  plate: sql`c.plate NULLS LAST, c.name, c.id`,
  price: sql`${price}, c.name, c.id`,
  'price-down': sql`${price} DESC, c.name, c.id`,
  photos: sql`${photos}, c.name, c.id`,
  state: sql`array_position(ARRAY['listed', 'coming-soon', 'unlisted', 'retired'], ${stateSql}), c.name, c.id`,
}

export type CarPage = {
  cars: StaffCarRow[]
  next: string | null
  /** On the first page. */
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

/** A page of the viewer's fleet after a position, retired ones only where they are asked for. */
export async function listFleetCars(
  db: Db,
  viewer: Viewer,
  { filters, order, size, after }: Listed,
): Promise<CarPage> {
  const isByName = order === 'name'
  const before = isByName || after === undefined ? 0 : Number.parseInt(after, 10) || 0
  const matching = sql`FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${passes(filters)}`
  const { rows } = await sql<StaffCarRow>`SELECT c.id AS _id, c.name, ${cardPicture} AS image, c.plate,
      json_build_object('_id', s.id, 'name', s.name) AS supplier, c.range, ${price} AS "dailyPrice",
      ${photos} AS photos, ${stateSql} AS state,
      (SELECT min(p.valid_until) FROM papers p WHERE p.car_id = c.id AND p.replaced_at IS NULL) AS "papersUntil"
    ${matching} ${isByName ? beyond(after) : sql``} ORDER BY ${orders[order]} LIMIT ${size + 1} OFFSET ${before}`.execute(
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
