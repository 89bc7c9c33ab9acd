// The calendar of a fleet: a page of cars, each with what takes its time.

import { sql, type RawBuilder } from 'kysely'
import type { QueryOf } from '#contract/endpoint.ts'
import {
  calendarPageSize,
  mostCalendarDays,
  type getStaffCalendar,
  type StaffCalendar,
} from '#contract/staff/fleet/calendar.ts'
import { addDays, day, instantOf, type Instant, type Period } from '#domain/rental/period.ts'
import { fold } from '#server/platform/db/fold-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { movedTo } from '#server/core/calendar/keep-late-cars.ts'
import { isLate } from '#server/core/calendar/out-sql.ts'

type Query = QueryOf<typeof getStaffCalendar>

/** Instants of wall times that the contract has parsed. Throws `invalid-date` on the field that ends it. */
function periodOf(from: string, to: string, field: string): Period {
  const period = { from: instantOf(from) as Instant, to: instantOf(to) as Instant }
  if (period.to <= period.from) refuseField(field, 'invalid-date')
  return period
}

/**
 * The cars of the viewer's fleet by supplier and name, fifty a page, with the entries that touch the days. At most 62 days.
 * A retired car is among them while something of these days is still on it. What is late lasts as long as it is kept, as far as
 * the next entry. A supplier or car outside the fleet finds nothing.
 */
export async function readCalendar(
  db: Db,
  query: Query,
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<StaffCalendar> {
  const days = periodOf(`${query.from}T00:00`, `${addDays(query.to, 1)}T00:00`, 'to')
  if (days.to - days.from > mostCalendarDays * day) refuseField('to', 'invalid-date')
  const page = query.page ?? 1
  const shown = sql`tstzrange(${new Date(days.from)}, ${new Date(days.to)})`
  const touches = sql`(tstzrange(e.from_at, e.to_at) && ${shown}
    OR (e.from_at < ${new Date(days.to)} AND e.id = ANY(ARRAY(SELECT id FROM late WHERE until > ${new Date(days.from)}))))`
  const isLateEntry = sql`e.id = ANY(ARRAY(SELECT id FROM late))`
  const end = sql`COALESCE((SELECT until FROM late WHERE late.id = e.id), e.to_at)`
  const time = (instant: RawBuilder<unknown>) =>
    sql`to_char((${instant}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await sql<Pick<StaffCalendar, 'cars' | 'total'>>`
    WITH late AS MATERIALIZED (SELECT e.id, GREATEST(e.to_at, ${movedTo(now)}) AS until
      FROM bookings b JOIN calendar_entries e ON e.booking_id = b.id WHERE ${isLate(now)}),
    found AS MATERIALIZED (
      SELECT c.id, c.name, c.plate, c.image, c.available, s.id AS supplier_id, s.name AS supplier_name
      FROM cars c JOIN suppliers s ON s.id = c.supplier_id
      WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${conditions(query, now)}
        AND (c.retired_at IS NULL OR EXISTS (SELECT 1 FROM calendar_entries e
          WHERE e.car_id = c.id AND ${touches}))),
    page AS (
      SELECT *, row_number() OVER (ORDER BY supplier_name, name, id) AS place FROM found
      ORDER BY supplier_name, name, id LIMIT ${calendarPageSize} OFFSET ${(page - 1) * calendarPageSize})
    SELECT (SELECT count(*)::int FROM found) AS total, COALESCE((SELECT json_agg(json_build_object(
      '_id', p.id, 'name', p.name, 'plate', p.plate, 'image', p.image, 'isAvailable', p.available,
      'supplier', json_build_object('_id', p.supplier_id, 'name', p.supplier_name),
      'entries', COALESCE((SELECT json_agg(json_build_object(
        '_id', e.id, 'kind', e.kind, 'from', ${time(sql`e.from_at`)}, 'to', ${time(end)},
        'booking', CASE WHEN b.id IS NOT NULL THEN json_build_object('_id', b.id, 'reference', b.reference,
          'driverName', b.driver_name, 'status', b.status, 'returnAt', ${time(sql`b.to_at`)}) END,
        'isLate', ${isLateEntry}, 'series', e.series_id, 'note', e.note, 'by', u.full_name, 'createdAt', ${time(sql`e.created_at`)})
        ORDER BY e.from_at)
        FROM calendar_entries e LEFT JOIN bookings b ON b.id = e.booking_id LEFT JOIN users u ON u.id = e.created_by
        WHERE e.car_id = p.id AND ${touches}), '[]')) ORDER BY p.place)
      FROM page p), '[]') AS cars`.execute(db)
  return { at: new Date(now).toISOString(), ...rows[0]!, page, pageSize: calendarPageSize }
}

function conditions({ supplier, car, q, freeFrom, freeTo }: Query, now: Instant) {
  const all = [sql<boolean>`true`]
  if (supplier !== undefined) all.push(sql`c.supplier_id = ${supplier}`)
  if (car !== undefined) all.push(sql`c.id = ${car}`)
  if (q) all.push(isNamed(q))
  if (freeFrom !== undefined || freeTo !== undefined) {
    if (freeFrom === undefined) refuseField('freeFrom', 'required')
    if (freeTo === undefined) refuseField('freeTo', 'required')
    all.push(isFree(periodOf(freeFrom, freeTo, 'freeTo'), now), sql`c.retired_at IS NULL`)
  }
  return sql.join(all, sql` AND `)
}

/** A part of the name, or of the plate however it is written. */
function isNamed(q: string) {
  const sign = q.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const named = sql<boolean>`position(${fold(sql`${q}::text`)} in ${fold(sql`c.name`)}) > 0`
  return sign === '' ? named : sql<boolean>`(${named} OR strpos(COALESCE(c.plate, ''), ${sign}) > 0)`
}
