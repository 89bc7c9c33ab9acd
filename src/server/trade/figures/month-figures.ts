// The figures of a fleet by month (rule 17), summed by the database over the bookings of the range alone.

import { sql, type RawBuilder } from 'kysely'
import type { MonthFigures } from '#contract/staff/site/figures.ts'
import { monthPeriod, type Month } from '#domain/figures/months.ts'
import { longestRentalDays } from '#domain/rental/time-rules.ts'
import { day } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

export type FiguresRange = { months: readonly Month[]; supplier?: string | undefined }

/** A column that names a supplier is in the viewer's fleet, and the one that is asked for. */
export function inFleet(
  viewer: Viewer,
  { supplier }: FiguresRange,
  column: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const asked = supplier === undefined ? sql`true` : sql`${column} = ${supplier}`
  return sql`${ofFleet(viewer, column)} AND ${asked}`
}

/** The first instant of the range, the one after it, and the beginnings of its months. */
export function boundsOf(months: readonly Month[]) {
  const periods = months.map(monthPeriod)
  return {
    from: new Date(periods[0]!.from),
    to: new Date(periods.at(-1)!.to),
    starts: periods.map(({ from }) => new Date(from).toISOString()),
    ends: periods.map(({ to }) => new Date(to).toISOString()),
  }
}

/** Before this a booking began that still reaches into the range at most. */
export const earliestOf = (from: Date) => new Date(from.getTime() - (longestRentalDays + 1) * day)

const confirmed = ['reserved', 'deposit', 'paid']
const minutes = (interval: RawBuilder<unknown>) => sql`extract(epoch FROM ${interval}) / 60`

type Sums = Omit<MonthFigures, 'month' | 'bookedMinutes' | 'offeredMinutes'>

/** What is counted by pick-up. */
async function sumBookings(db: Db, viewer: Viewer, asked: FiguresRange) {
  const { from, to, starts } = boundsOf(asked.months)
  const counted = sql`FILTER (WHERE b.status <> 'cancelled')`
  const { rows } = await sql<Sums & { position: number }>`
    SELECT width_bucket(b.from_at, ${starts}::timestamptz[]) AS position,
      count(*) ${counted}::int AS bookings,
      count(*) FILTER (WHERE b.status = 'cancelled')::int AS cancelled,
      COALESCE(sum(b.total) ${counted}, 0)::float8 AS agreed,
      sum(b.paid)::float8 AS received,
      COALESCE(sum(b.days) ${counted}, 0)::int AS days,
      COALESCE(round(sum(GREATEST(0, ${minutes(sql`b.from_at - b.created_at`)})) ${counted}), 0)::float8 AS "leadMinutes",
      count(answer.at)::int AS answered,
      COALESCE(round(sum(${minutes(sql`answer.at - b.created_at`)})), 0)::float8 AS "answerMinutes"
    FROM bookings b LEFT JOIN LATERAL (
      SELECT h.at FROM booking_history h
      WHERE h.booking_id = b.id AND h.from_status = 'pending' AND h.to_status = ANY(${confirmed})
      ORDER BY h.id LIMIT 1) answer ON true
    WHERE b.from_at >= ${from} AND b.from_at < ${to} AND b.status <> 'void'
      AND ${inFleet(viewer, asked, sql`b.supplier_id`)}
    GROUP BY position`.execute(db)
  return new Map(rows.map(({ position, ...sums }) => [position, sums]))
}

type Time = { bookedMinutes: number; offeredMinutes: number }

/** What `carTime` of the domain says of each car, summed over the fleet; a test holds both equal. */
async function sumTime(db: Db, viewer: Viewer, asked: FiguresRange) {
  const { from, to, starts, ends } = boundsOf(asked.months)
  const length = (of: RawBuilder<unknown>) =>
    sql`COALESCE((SELECT sum(extract(epoch FROM upper(part) - lower(part))) FROM unnest(${of}) part), 0)`
  const { rows } = await sql<Time & { position: number }>`
    WITH booked AS MATERIALIZED (
      SELECT b.car_id, range_agg(tstzrange(b.from_at, b.to_at)) AS time FROM bookings b
      WHERE b.from_at >= ${earliestOf(from)} AND b.from_at < ${to} AND b.to_at > ${from}
        AND b.status NOT IN ('void', 'cancelled') AND ${inFleet(viewer, asked, sql`b.supplier_id`)}
      GROUP BY b.car_id),
    listed AS MATERIALIZED (
      SELECT l.car_id, range_agg(tstzrange(l.from_at, l.to_at)) AS time FROM car_listings l
      JOIN cars c ON c.id = l.car_id
      WHERE l.from_at < ${to} AND (l.to_at IS NULL OR l.to_at > ${from})
        AND ${inFleet(viewer, asked, sql`c.supplier_id`)}
      GROUP BY l.car_id),
    cars AS (
      SELECT COALESCE(b.time, '{}') AS booked, COALESCE(b.time, '{}') + COALESCE(l.time, '{}') AS offered
      FROM booked b FULL JOIN listed l ON l.car_id = b.car_id)
    SELECT month.position::int AS position,
      sum(round(${length(sql`c.booked * month.time`)} / 60))::float8 AS "bookedMinutes",
      sum(round(${length(sql`c.offered * month.time`)} / 60))::float8 AS "offeredMinutes"
    FROM cars c, (SELECT position, tstzmultirange(tstzrange(start, finish)) AS time
      FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) WITH ORDINALITY AS m (start, finish, position)) month
    GROUP BY month.position`.execute(db)
  return new Map(rows.map(({ position, ...time }) => [position, time]))
}

const nothing: Sums = {
  bookings: 0,
  cancelled: 0,
  agreed: 0,
  received: 0,
  days: 0,
  leadMinutes: 0,
  answered: 0,
  answerMinutes: 0,
}

/** One answer a month, in order; whole XAF and whole minutes. Of an owner the own fleet, whatever is asked for. */
export async function monthFigures(db: Db, viewer: Viewer, asked: FiguresRange): Promise<MonthFigures[]> {
  const [sums, times] = await Promise.all([sumBookings(db, viewer, asked), sumTime(db, viewer, asked)])
  return asked.months.map((month, index) => ({
    month,
    ...nothing,
    ...sums.get(index + 1),
    ...(times.get(index + 1) ?? { bookedMinutes: 0, offeredMinutes: 0 }),
  }))
}
