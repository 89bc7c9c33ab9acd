// Cars that are out, as the database asks about them.

import { sql, type RawBuilder } from 'kysely'
import { lateUntil } from '#domain/calendar/late.ts'
import type { Instant } from '#domain/rental/period.ts'

/** A condition on `bookings b`: the car was handed over and is not back. */
export const isOut: RawBuilder<boolean> = sql`(b.handed_over_at IS NOT NULL AND b.returned_at IS NULL AND b.status <> 'cancelled')`

/** A condition on `bookings b`: the car is out after its agreed end. */
export function isLate(now: Instant): RawBuilder<boolean> {
  return sql`(${isOut} AND b.to_at <= ${new Date(now)})`
}

/** Until when the late car of `bookings b` is kept: `lateUntil` of the domain once more, because searches ask for it. */
export function keptUntil(now: Instant): RawBuilder<Date> {
  const at = sql`${new Date(now)}::timestamptz`
  return sql`GREATEST(${new Date(lateUntil(now, now))}::timestamptz, ${at} + (${at} - b.to_at))`
}

/** Until when the car of `bookings b` is away, once it was handed over. */
export function outUntil(now: Instant): RawBuilder<Date> {
  return sql`CASE WHEN b.to_at <= ${new Date(now)} THEN ${keptUntil(now)} ELSE b.to_at END`
}
