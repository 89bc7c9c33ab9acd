// What a day of the desk holds beside bookings: free cars, papers that expire, places that wait for a decision.

import { sql } from 'kysely'
import type { StaffToday } from '#contract/staff/today.ts'
import { deskDay } from '#domain/booking/desk-day.ts'
import { expiringUntil } from '#domain/papers/paper.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import { dayOf, hour } from '#domain/rental/period.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { ofOne, type Today } from './today-sums.ts'

/** When a car that is free tonight is free until. */
const morning = 8

/** The first of a list, and how many there are in all. */
type Counted<Row> = { rows: Row[]; count: number }

type FreeCar = StaffToday['freeTonight'][number]
type Expiring = StaffToday['papers'][number]

/** By name, `most` of them. */
export async function findFreeCars(
  db: Db,
  { viewer, supplier, now }: Today,
  most: number,
): Promise<Counted<FreeCar>> {
  const until = deskDay(now).to + morning * hour
  const { rows } = await sql<FreeCar & { count: number }>`
    SELECT c.id AS _id, c.name, ${cardPicture} AS image, c.plate, count(*) OVER ()::int AS count
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${ofOne(supplier)} AND ${isOffered(now)}
      AND ${isFree({ from: now, to: until }, now)}
    ORDER BY c.name, c.id LIMIT ${most}`.execute(db)
  return { rows: rows.map(({ count: _count, ...car }) => car), count: rows[0]?.count ?? 0 }
}

/** Expired, or within the days of the first warning, `most` of them; none for those who keep no papers. */
export async function findExpiring(
  db: Db,
  { viewer, supplier, now }: Today,
  most: number,
): Promise<Counted<Expiring>> {
  if (!hasRight(viewer.person, 'manage-cars')) return { rows: [], count: 0 }
  const { rows } = await sql<Expiring & { count: number }>`
    SELECT p.kind, p.valid_until AS "validUntil",
      json_build_object('_id', c.id, 'name', c.name, 'plate', c.plate) AS car, count(*) OVER ()::int AS count
    FROM papers p JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${ofOne(supplier)} AND c.retired_at IS NULL
      AND p.replaced_at IS NULL AND p.valid_until <= ${expiringUntil(dayOf(now))}::date
    ORDER BY p.valid_until, c.name, p.id LIMIT ${most}`.execute(db)
  return { rows: rows.map(({ count: _count, ...paper }) => paper), count: rows[0]?.count ?? 0 }
}

/** Those that wait, the oldest first, `most` of them; none for those who do not decide. */
export async function findProposals(
  db: Db,
  { viewer, supplier }: Omit<Today, 'now'>,
  most: number,
): Promise<StaffToday['proposals']> {
  if (!hasRight(viewer.person, 'manage-places')) return []
  const { rows } = await sql<StaffToday['proposals'][number]>`
    SELECT p.id AS _id, p.fields -> 'name' AS name, s.name AS supplier
    FROM place_proposals p LEFT JOIN suppliers s ON s.id = p.supplier_id
    WHERE p.state = 'open' AND ${ofOne(supplier)} ORDER BY p.proposed_at, p.id LIMIT ${most}`.execute(db)
  return rows
}
