// A page of the bookings of a fleet, from one pick-up to the next.

import { sql, type RawBuilder } from 'kysely'
import { mostCounted, type staffOrders, type StaffBookingFilters } from '#contract/staff/bookings.ts'
import { drivenBy, isShown, managedBy } from '#server/bookings/ownership.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { searchText } from '#server/bookings/list/filter-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { passes } from './list-filter.ts'

export type Listed = {
  order: (typeof staffOrders)[number]
  size: number
  /** The pick-up in milliseconds and the id of the last booking of the page before. */
  after?: string | undefined
  filters: StaffBookingFilters
}

export type StaffPage = {
  found: StoredBooking[]
  next: string | null
  /** On the first page. */
  count: { counted: number; isMore: boolean } | null
}

const positionOf = ({ from_at: from, id }: StoredBooking) => `${from.getTime()}_${id}`

/** The page of the viewer's fleet after a position. It reads no more than the page, and on the first what is counted. */
export async function listFleetBookings(
  db: Db,
  viewer: Viewer,
  { order, size, after, filters }: Listed,
): Promise<StaffPage> {
  const matching = (more: RawBuilder<unknown>) => sql`FROM bookings b JOIN cars c ON c.id = b.car_id
    JOIN suppliers s ON s.id = b.supplier_id, ${searchText}
    WHERE ${isShown} AND ${managedBy(viewer)} AND b.hidden_at IS NULL AND ${passes(filters)} ${more}`
  const ordered = order === 'latest' ? sql`from_at DESC, id DESC` : sql`from_at, id`
  const page = sql`SELECT b.id ${matching(after === undefined ? sql`` : beyond(after, order))}
    ORDER BY ${order === 'latest' ? sql`b.from_at DESC, b.id DESC` : sql`b.from_at, b.id`} LIMIT ${size + 1}`
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))} WHERE b.id IN (${page})
    ORDER BY ${ordered}`.execute(db)
  const found = rows.slice(0, size)
  const next = rows.length > size ? positionOf(found.at(-1)!) : null
  if (after !== undefined) return { found, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching(sql``)} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { found, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

function beyond(after: string, order: Listed['order']): RawBuilder<unknown> {
  const [milliseconds, id] = after.split('_') as [string, string]
  // Further than any calendar goes there is nothing.
  const at = new Date(Math.min(Number(milliseconds), 253_402_300_799_000))
  return order === 'latest'
    ? sql`AND (b.from_at, b.id) < (${at}, ${id})`
    : sql`AND (b.from_at, b.id) > (${at}, ${id})`
}
