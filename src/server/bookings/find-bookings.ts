// Reading bookings, with the car, the supplier and the places they name.

import { sql, type RawBuilder } from 'kysely'
import type { Selectable } from 'kysely'
import type { Place } from '#contract/locations.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { BookingsTable } from '../db/schema.ts'
import type { Viewer } from '../http/serve.ts'
import { placeJson } from '../locations/places.ts'
import { isShown, readableBy } from './ownership.ts'

export type FoundBooking = Selectable<BookingsTable> & {
  car: { name: string; image: string }
  supplier: { name: string; logo: string; phone: string; whatsapp: string | null; email: string }
  /** Whole XAF of kept payments that went back. */
  refunded: number
  pick_up: Place
  drop_off: Place
  history: { at: string; from: BookingStatus | null; to: BookingStatus }[]
}

const select = sql<FoundBooking>`SELECT b.*,
  json_build_object('name', c.name, 'image', c.image) AS car,
  json_build_object('name', s.name, 'logo', s.logo, 'phone', s.phone, 'whatsapp', s.whatsapp, 'email', s.email) AS supplier,
  (SELECT COALESCE(sum(ceil(xaf * least(refunded, amount)::numeric / amount)), 0)::int FROM payments
    WHERE booking_id = b.id AND status = 'kept') AS refunded,
  ${placeJson('pick')} AS pick_up, ${placeJson('dropped')} AS drop_off,
  (SELECT json_agg(json_build_object('at', h.at, 'from', h.from_status, 'to', h.to_status) ORDER BY h.id)
    FROM booking_history h WHERE h.booking_id = b.id) AS history
  FROM bookings b JOIN cars c ON c.id = b.car_id JOIN suppliers s ON s.id = b.supplier_id
  JOIN locations pick ON pick.id = b.pick_up_location JOIN locations dropped ON dropped.id = b.drop_off_location`

/** The booking when the viewer may read it, else null. A lapsed hold is found only by whoever asks how its payment ended. */
export async function findBooking(
  db: Db | Tx,
  id: string,
  viewer: Viewer,
  { lapsedToo = false }: { lapsedToo?: boolean } = {},
): Promise<FoundBooking | null> {
  const shown = lapsedToo ? sql`true` : isShown
  const { rows } = await sql<FoundBooking>`${select} WHERE b.id = ${id} AND ${shown} AND ${readableBy(viewer)}`.execute(db)
  return rows[0] ?? null
}

/** Every booking that a person drives, oldest first: for that person's own copy of their data. */
export async function findDriven(db: Db, driverId: string): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`${select} WHERE b.driver_id = ${driverId} ORDER BY b.created_at, b.id`.execute(db)
  return rows
}

export type BookingTab = 'upcoming' | 'past' | 'cancelled'

function tabCondition(tab: BookingTab, now: Instant): RawBuilder<boolean> {
  if (tab === 'cancelled') return sql`b.status = 'cancelled'`
  const isOver = sql`b.to_at <= ${new Date(now)}`
  return tab === 'past' ? sql`b.status <> 'cancelled' AND ${isOver}` : sql`b.status <> 'cancelled' AND NOT ${isOver}`
}

/** A page of the viewer's bookings: upcoming by pick-up, the others latest first. `page` counts from 1. */
export async function listOwnBookings(
  db: Db,
  viewer: Viewer,
  { tab, page, size }: { tab: BookingTab; page: number; size: number },
  now: Instant,
): Promise<{ found: FoundBooking[]; total: number }> {
  const where = sql`${isShown} AND ${readableBy(viewer)} AND ${tabCondition(tab, now)}`
  const order = tab === 'upcoming' ? sql`b.from_at, b.id` : sql`b.from_at DESC, b.id`
  const { rows } = await sql<FoundBooking>`${select} WHERE ${where} ORDER BY ${order} LIMIT ${size} OFFSET ${(page - 1) * size}`.execute(db)
  const count = await sql<{ total: number }>`SELECT count(*)::int AS total FROM bookings b WHERE ${where}`.execute(db)
  return { found: rows, total: count.rows[0]!.total }
}
