// Cars that are out, as the database asks about them.

import { sql, type RawBuilder } from 'kysely'
import { lateUntil } from '#domain/calendar/late.ts'
import type { Instant } from '#domain/rental/period.ts'

/** A condition on `bookings b`, or on another name of them: the car was handed over and is not back. */
export function isOut(b = sql.ref('b')): RawBuilder<boolean> {
  return sql`(${b}.handed_over_at IS NOT NULL AND ${b}.returned_at IS NULL AND ${b}.status <> 'cancelled')`
}

/** The same: the car is out after its agreed end. */
export function isLate(now: Instant, b = sql.ref('b')): RawBuilder<boolean> {
  return sql`(${isOut(b)} AND ${b}.to_at <= ${new Date(now)})`
}

/** Until when the late car of a booking is kept: `lateUntil` of the domain once more, because searches ask for it. */
export function keptUntil(now: Instant, b = sql.ref('b')): RawBuilder<Date> {
  const at = sql`${new Date(now)}::timestamptz`
  return sql`GREATEST(${new Date(lateUntil(now, now))}::timestamptz, ${at} + (${at} - ${b}.to_at))`
}

/** Until when the car of `bookings b` is away, once it was handed over. */
export function outUntil(now: Instant): RawBuilder<Date> {
  return sql`CASE WHEN b.to_at <= ${new Date(now)} THEN ${keptUntil(now)} ELSE b.to_at END`
}

/** A condition on `bookings b` and the booking `late` of the same car: `b` begins while its car is kept from it. */
export function isAtRisk(now: Instant): RawBuilder<boolean> {
  const late = sql.ref('late')
  return sql`(late.car_id = b.car_id AND late.id <> b.id AND ${isLate(now, late)} AND late.to_at <= b.from_at
    AND b.status NOT IN ('void', 'cancelled') AND b.handed_over_at IS NULL AND b.to_at > ${new Date(now)}
    AND b.from_at < ${keptUntil(now, late)})`
}
