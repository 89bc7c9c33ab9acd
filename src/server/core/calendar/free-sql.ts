// Whether a car is free, as the database asks it. Everything that offers, sells or blocks a car reads it here.

import { sql, type RawBuilder } from 'kysely'
import type { Instant, Period } from '#domain/rental/period.ts'
import { isOut, outUntil } from './out-sql.ts'

/** The supplier's turnaround after the end of a rental. Needs `suppliers s`. */
const endOf = ({ to }: Period) =>
  sql`${new Date(to)}::timestamptz + make_interval(mins => s.turnaround_minutes)`

/** What a rental takes of the calendar: its period and the turnaround after it. */
const takenBy = (period: Period) => sql`tstzrange(${new Date(period.from)}::timestamptz, ${endOf(period)})`

/**
 * A condition on `cars c` and `suppliers s`: somebody has the car in this period, as far as anybody knows at `now`. Few cars are out:
 * they are read once, and the others are asked nothing more.
 */
function isKept(period: Period, now: Instant, exceptBooking = ''): RawBuilder<boolean> {
  const isAway = sql`b.id <> ${exceptBooking} AND ${isOut()} AND ${outUntil(now)} > ${new Date(period.from)}`
  return sql`(c.id = ANY(ARRAY(SELECT b.car_id FROM bookings b WHERE ${isAway}))
    AND EXISTS (SELECT FROM bookings b WHERE b.car_id = c.id AND ${isAway} AND b.handed_over_at < ${endOf(period)}))`
}

/**
 * A condition on `cars c` and `suppliers s`: nothing is in the car's calendar for this period and the turnaround after it, and
 * the car is not out then.
 */
export function isFree(period: Period, now: Instant): RawBuilder<boolean> {
  return sql`(NOT (c.busy && ${takenBy(period)}) AND NOT ${isKept(period, now)})`
}

/**
 * The same for a booking that is to move: its own entry and holds that have lapsed by `now` are not in its way. Nor is a late
 * car where the booking begins no earlier than it does: that car is its own from then on.
 */
export function isFreeForBooking(bookingId: string, period: Period, now: Instant): RawBuilder<boolean> {
  return sql`(NOT EXISTS (SELECT FROM calendar_entries e LEFT JOIN bookings h ON h.id = e.booking_id
    WHERE e.car_id = c.id AND e.booking_id IS DISTINCT FROM ${bookingId}
      AND tstzrange(e.from_at, e.to_at) && ${takenBy(period)}
      AND NOT (e.kind = 'hold' AND h.hold_expires_at <= ${new Date(now)}))
    AND (EXISTS (SELECT FROM bookings own
        WHERE own.id = ${bookingId} AND own.car_id = c.id AND own.from_at <= ${new Date(period.from)})
      OR NOT ${isKept(period, now, bookingId)}))`
}

/** Whether the database refused a write because the car's calendar has something else at that time. */
export function isOverlap(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23P01'
}
