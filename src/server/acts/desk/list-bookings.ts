// A page of the bookings of a fleet, from one pick-up to the next, or by a column.

import { sql, type RawBuilder } from 'kysely'
import type { StaffBookingFilters, StaffOrder } from '#contract/staff/booking-list.ts'
import { mostCounted } from '#contract/staff/bookings.ts'
import { deskDay } from '#domain/booking/desk-day.ts'
import type { Instant } from '#domain/rental/period.ts'
import { drivenBy, isShown, managedBy } from '#server/bookings/ownership.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { passes } from './list-filter.ts'
import { columnOf, orderSql } from './list-order.ts'

export type Listed = {
  order: StaffOrder
  size: number
  /** Counted from 1; instead of `after`. */
  page?: number | undefined
  /** The pick-up in milliseconds and the id of the last booking of the page before; of an order by a column, how many came before. */
  after?: string | undefined
  filters: StaffBookingFilters
  now: Instant
}

export type StaffPage = {
  found: StoredBooking[]
  next: string | null
  /** On the first page. */
  count: { counted: number; isMore: boolean } | null
}

const positionOf = ({ from_at: from, id }: StoredBooking) => `${from.getTime()}_${id}`

/**
 * A page of the viewer's fleet. Of an order by the pick-up it reads no further than the page; where nothing is gone on with, it
 * counts, and no further than is shown.
 */
export async function listFleetBookings(
  db: Db,
  viewer: Viewer,
  { order, size, page = 1, after, filters, now }: Listed,
): Promise<StaffPage> {
  const column = columnOf(order)
  const isAsked = await passes(db, filters)
  // What a column is sorted by may be of the car or of its supplier.
  const sorted = column
    ? sql` JOIN cars c ON c.id = b.car_id JOIN suppliers s ON s.id = b.supplier_id`
    : sql``
  const matching = (more: RawBuilder<unknown>) => sql`FROM bookings b${sorted}
    WHERE ${isShown} AND ${managedBy(viewer)} AND b.hidden_at IS NULL AND ${isAsked} ${more}`
  const today = new Date(deskDay(now).from)
  const before = column && after !== undefined ? Number.parseInt(after, 10) : (page - 1) * size
  const last = before + size + 1
  const key = column?.key ?? sql`0`
  const runs = column
    ? [sql`SELECT b.id, b.from_at, ${key} AS key ${matching(sql``)}`]
    : runsOf(order, today, after).map(
        ({ condition, isDown }) => sql`(SELECT b.id, b.from_at, 0 AS key ${matching(condition)}
          ORDER BY ${isDown ? sql`b.from_at DESC, b.id DESC` : sql`b.from_at, b.id`} LIMIT ${last})`,
      )
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE b.id IN (SELECT b.id FROM (${sql.join(runs, sql` UNION ALL `)}) b
      ORDER BY ${orderSql(order, today, sql`b.key`)} LIMIT ${size + 1} OFFSET ${before})
    ORDER BY ${orderSql(order, today, key)}`.execute(db)
  const found = rows.slice(0, size)
  const next = rows.length <= size ? null : column ? `${before + size}_before` : positionOf(found.at(-1)!)
  if (after !== undefined) return { found, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching(sql``)} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { found, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

/** Parts of the list that an index has in order, each after the position where it lies in it. */
type Run = { condition: RawBuilder<unknown>; isDown: boolean }

function runsOf(order: Listed['order'], today: Date, after: string | undefined): Run[] {
  const position = after === undefined ? null : readPosition(after)
  const up = position ? sql`AND (b.from_at, b.id) > (${position.at}, ${position.id})` : sql``
  const down = position ? sql`AND (b.from_at, b.id) < (${position.at}, ${position.id})` : sql``
  if (order === 'latest') return [{ condition: down, isDown: true }]
  if (order === 'soonest') return [{ condition: up, isDown: false }]
  const isPast = position !== null && position.at < today
  const past = { condition: sql`AND b.from_at < ${today} ${isPast ? down : sql``}`, isDown: true }
  if (isPast) return [past]
  return [{ condition: sql`AND b.from_at >= ${today} ${up}`, isDown: false }, past]
}

function readPosition(after: string): { at: Date; id: string } {
  const [milliseconds, id] = after.split('_') as [string, string]
  // Further than any calendar goes there is nothing.
  return { at: new Date(Math.min(Number(milliseconds), 253_402_300_799_000)), id }
}
