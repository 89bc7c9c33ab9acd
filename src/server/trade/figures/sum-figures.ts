// The figures of fleets by month and supplier (rule 17), summed by the database over the bookings of the months alone.

import { sql, type RawBuilder } from 'kysely'
import type { MonthFigures } from '#contract/staff/site/figures.ts'
import { monthPeriod, type Month } from '#domain/figures/months.ts'
import { longestRentalDays } from '#domain/rental/time-rules.ts'
import { day } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Whole XAF, whole minutes and numbers: sums of them are exact in any order. */
export type Figures = Omit<MonthFigures, 'month'>

/** Consecutive months, and a condition on a column that names a supplier. */
export type Scope = {
  months: readonly Month[]
  among: (column: RawBuilder<unknown>) => RawBuilder<boolean>
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
const minutes = (interval: RawBuilder<unknown>) => sql`round(extract(epoch FROM ${interval}) / 60)`
const length = (of: RawBuilder<unknown>) =>
  sql`COALESCE((SELECT sum(extract(epoch FROM upper(part) - lower(part))) FROM unnest(${of}) part), 0)`

/** What is counted by pick-up. */
function sumsSql({ months, among }: Scope): RawBuilder<unknown> {
  const { from, to, starts } = boundsOf(months)
  const counted = sql`FILTER (WHERE b.status <> 'cancelled')`
  return sql`SELECT width_bucket(b.from_at, ${starts}::timestamptz[]) AS position, b.supplier_id,
      count(*) ${counted}::int AS bookings,
      count(*) FILTER (WHERE b.status = 'cancelled')::int AS cancelled,
      COALESCE(sum(b.total) ${counted}, 0)::float8 AS agreed,
      sum(b.paid)::float8 AS received,
      COALESCE(sum(b.days) ${counted}, 0)::int AS days,
      COALESCE(sum(GREATEST(0, ${minutes(sql`b.from_at - b.created_at`)})) ${counted}, 0)::float8 AS lead_minutes,
      count(answer.at)::int AS answered,
      COALESCE(sum(${minutes(sql`answer.at - b.created_at`)}), 0)::float8 AS answer_minutes
    FROM bookings b LEFT JOIN LATERAL (
      SELECT h.at FROM booking_history h
      WHERE h.booking_id = b.id AND h.from_status = 'pending' AND h.to_status = ANY(${confirmed})
      ORDER BY h.id LIMIT 1) answer ON true
    WHERE b.from_at >= ${from} AND b.from_at < ${to} AND b.status <> 'void' AND ${among(sql`b.supplier_id`)}
    GROUP BY 1, 2`
}

/** What `carTime` of the domain says of each car, summed over a fleet; a test holds both equal. */
function timesSql({ months, among }: Scope): RawBuilder<unknown> {
  const { from, to, starts, ends } = boundsOf(months)
  return sql`WITH booked AS MATERIALIZED (
      SELECT b.car_id, b.supplier_id, range_agg(tstzrange(b.from_at, b.to_at)) AS time FROM bookings b
      WHERE b.from_at >= ${earliestOf(from)} AND b.from_at < ${to} AND b.to_at > ${from}
        AND b.status NOT IN ('void', 'cancelled') AND ${among(sql`b.supplier_id`)}
      GROUP BY 1, 2),
    listed AS MATERIALIZED (
      SELECT l.car_id, c.supplier_id, range_agg(tstzrange(l.from_at, l.to_at)) AS time FROM car_listings l
      JOIN cars c ON c.id = l.car_id
      WHERE l.from_at < ${to} AND (l.to_at IS NULL OR l.to_at > ${from}) AND ${among(sql`c.supplier_id`)}
      GROUP BY 1, 2),
    cars AS (
      SELECT COALESCE(b.supplier_id, l.supplier_id) AS supplier_id,
        COALESCE(b.time, '{}') AS booked, COALESCE(b.time, '{}') + COALESCE(l.time, '{}') AS offered
      FROM booked b FULL JOIN listed l ON l.car_id = b.car_id AND l.supplier_id = b.supplier_id)
    SELECT month.position::int AS position, c.supplier_id,
      sum(round(${length(sql`c.booked * month.time`)} / 60))::float8 AS booked_minutes,
      sum(round(${length(sql`c.offered * month.time`)} / 60))::float8 AS offered_minutes
    FROM cars c, (SELECT position, tstzmultirange(tstzrange(start, finish)) AS time
      FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) WITH ORDINALITY AS m (start, finish, position)) month
    GROUP BY 1, 2`
}

/** One row for each month, by its position from 1, and supplier that has anything in it. */
export function figuresSql(scope: Scope): RawBuilder<unknown> {
  return sql`SELECT COALESCE(s.position, t.position) AS position, COALESCE(s.supplier_id, t.supplier_id) AS supplier_id,
      COALESCE(s.bookings, 0) AS bookings, COALESCE(s.cancelled, 0) AS cancelled, COALESCE(s.agreed, 0) AS agreed,
      COALESCE(s.received, 0) AS received, COALESCE(s.days, 0) AS days, COALESCE(s.lead_minutes, 0) AS lead_minutes,
      COALESCE(s.answered, 0) AS answered, COALESCE(s.answer_minutes, 0) AS answer_minutes,
      COALESCE(t.booked_minutes, 0) AS booked_minutes, COALESCE(t.offered_minutes, 0) AS offered_minutes
    FROM (${sumsSql(scope)}) s FULL JOIN (${timesSql(scope)}) t
      ON t.position = s.position AND t.supplier_id = s.supplier_id`
}

/** For a query over rows `f` of `figuresSql` or `figures_by_month`: their sums under the names of the contract. */
export const sumOfRows = sql`COALESCE(sum(f.bookings), 0)::int AS bookings, COALESCE(sum(f.cancelled), 0)::int AS cancelled,
  COALESCE(sum(f.agreed), 0)::float8 AS agreed, COALESCE(sum(f.received), 0)::float8 AS received,
  COALESCE(sum(f.days), 0)::int AS days, COALESCE(sum(f.lead_minutes), 0)::float8 AS "leadMinutes",
  COALESCE(sum(f.answered), 0)::int AS answered, COALESCE(sum(f.answer_minutes), 0)::float8 AS "answerMinutes",
  COALESCE(sum(f.booked_minutes), 0)::float8 AS "bookedMinutes",
  COALESCE(sum(f.offered_minutes), 0)::float8 AS "offeredMinutes"`

/** The figures of all suppliers of the scope together, by month, from the bookings themselves. A month without any is left out. */
export async function sumFigures(db: Db, scope: Scope): Promise<Map<Month, Figures>> {
  const { rows } = await sql<Figures & { position: number }>`
    SELECT f.position, ${sumOfRows} FROM (${figuresSql(scope)}) f GROUP BY f.position`.execute(db)
  return new Map(rows.map(({ position, ...figures }) => [scope.months[position - 1]!, figures]))
}
