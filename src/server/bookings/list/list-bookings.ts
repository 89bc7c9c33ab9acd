// A page of bookings: whose they are, the tab, the filters and the count in one statement, so that they agree.

import { sql, type RawBuilder } from 'kysely'
import type { BookingFilters, bookingTabs } from '#contract/bookings/booking-search.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { matches, searchText } from './filter-sql.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { drivenBy, isShown, readableBy } from '#server/bookings/ownership.ts'

export type BookingTab = (typeof bookingTabs)[number]

export type Listed = { tab: BookingTab; page: number; size: number; filters: BookingFilters }

function isOfTab(tab: BookingTab, now: Instant): RawBuilder<boolean> {
  if (tab === 'cancelled') return sql`b.status = 'cancelled'`
  const isOver = sql`b.to_at <= ${new Date(now)}`
  return tab === 'past'
    ? sql`b.status <> 'cancelled' AND ${isOver}`
    : sql`b.status <> 'cancelled' AND NOT ${isOver}`
}

/** What staff have put away is out of their lists, and stays in its driver's. */
function isInLists({ person }: Viewer): RawBuilder<boolean> {
  return person && person.type !== 'user' ? sql`b.hidden_at IS NULL` : sql`true`
}

/**
 * A page of the viewer's bookings that pass the filters: upcoming by pick-up, the others latest first. `page` counts from
 * 1, `total` all pages; beyond the last there are none.
 */
export async function listBookings(
  db: Db,
  viewer: Viewer,
  { tab, page, size, filters }: Listed,
  now: Instant,
): Promise<{ found: StoredBooking[]; total: number }> {
  const order = tab === 'upcoming' ? sql`from_at, id` : sql`from_at DESC, id`
  const { rows } = await sql<{ matched: number } & (StoredBooking | { id: null })>`
    WITH matching AS MATERIALIZED (
      SELECT b.id, b.from_at FROM bookings b JOIN cars c ON c.id = b.car_id JOIN suppliers s ON s.id = b.supplier_id, ${searchText}
      WHERE ${isShown} AND ${readableBy(viewer)} AND ${isInLists(viewer)} AND ${isOfTab(tab, now)} AND ${matches(filters)}),
    page AS (SELECT id FROM matching ORDER BY ${order} LIMIT ${size} OFFSET ${(page - 1) * size})
    SELECT counted.matched, found.* FROM (SELECT count(*)::int AS matched FROM matching) counted
    LEFT JOIN (${selectBookings(drivenBy(viewer))} WHERE b.id IN (SELECT id FROM page)) found ON true ORDER BY ${order}`.execute(
    db,
  )
  return { found: rows.filter((row) => row.id !== null), total: rows[0]!.matched }
}
