// Whether a car is free, as the database asks it. Everything that offers, sells or blocks a car reads it here.

import { sql, type RawBuilder } from 'kysely'
import { day, type Instant, type Period } from '#domain/rental/period.ts'

/** What a rental takes of the calendar: its period and the supplier's turnaround after it. Needs `suppliers s`. */
function takenBy({ from, to }: Period): RawBuilder<unknown> {
  return sql`tstzrange(${new Date(from)}::timestamptz, ${new Date(to)}::timestamptz + make_interval(mins => s.turnaround_minutes))`
}

/** A condition on `cars c` and `suppliers s`: nothing is in the car's calendar for this period and the turnaround after it. */
export function isFree(period: Period): RawBuilder<boolean> {
  return sql`NOT (c.busy && ${takenBy(period)})`
}

/** A condition on `bookings b`: the car was handed over and is not back. */
export const isOut: RawBuilder<boolean> = sql`(b.handed_over_at IS NOT NULL AND b.returned_at IS NULL AND b.status <> 'cancelled')`

/**
 * The same as `isFree` for staff, who know where the car is: one that is still out, also after its booked time, which the
 * calendar does not hold, is not free for what begins within a day. Nobody knows when it comes; later days are planned as booked.
 */
export function isFreeAtDesk(period: Period, now: Instant): RawBuilder<boolean> {
  if (period.to <= now || period.from >= now + day) return isFree(period)
  return sql`(${isFree(period)} AND NOT EXISTS (SELECT FROM bookings b
    WHERE b.supplier_id = c.supplier_id AND b.car_id = c.id AND ${isOut}))`
}

/** The same for a booking that is to move: its own entry and holds that have lapsed by `now` are not in its way. */
export function isFreeForBooking(bookingId: string, period: Period, now: Instant): RawBuilder<boolean> {
  return sql`NOT EXISTS (SELECT FROM calendar_entries e LEFT JOIN bookings h ON h.id = e.booking_id
    WHERE e.car_id = c.id AND e.booking_id IS DISTINCT FROM ${bookingId}
      AND tstzrange(e.from_at, e.to_at) && ${takenBy(period)}
      AND NOT (e.kind = 'hold' AND h.hold_expires_at <= ${new Date(now)}))`
}

/** Whether the database refused a write because the car's calendar has something else at that time. */
export function isOverlap(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23P01'
}
