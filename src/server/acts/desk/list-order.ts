// The orders of the desk's list: by the pick-up, which an index has, or by a column, which is sorted for it.

import { sql, type RawBuilder } from 'kysely'
import type { StaffColumn, StaffOrder } from '#contract/staff/booking-list.ts'
import { fold } from '#server/platform/db/fold-sql.ts'
import { goingBack } from '#server/bookings/money/kept-payments.ts'

/** What each column is sorted by, over `bookings b`, `cars c` and `suppliers s`. */
const columns: Record<StaffColumn, RawBuilder<unknown>> = {
  car: sql`${fold(sql`c.name`)} || ' ' || COALESCE(c.plate, '')`,
  supplier: fold(sql`s.name`),
  driver: fold(sql`b.driver_name`),
  days: sql`b.days`,
  paid: sql`b.paid`,
  due: sql`CASE WHEN b.status = 'cancelled' THEN 0 ELSE GREATEST(0, b.total + b.charges - b.paid + ${goingBack}) END`,
  status: sql`array_position(ARRAY['pending', 'reserved', 'deposit', 'paid', 'void', 'cancelled'], b.status)`,
}

/** What a column is sorted by; null for an order by the pick-up. */
export function columnOf(order: StaffOrder): { key: RawBuilder<unknown> } | null {
  const name = order.replace(/-down$/, '')
  return name in columns ? { key: columns[name as StaffColumn] } : null
}

/**
 * The order as SQL; `key` is what a column is sorted by there. Nearest is today and what comes, the first to begin first, and
 * then what began before, the last first. Equal ones of a column are in the order of their pick-ups.
 */
export function orderSql(order: StaffOrder, today: Date, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (order === 'latest') return sql`b.from_at DESC, b.id DESC`
  if (order === 'soonest') return sql`b.from_at, b.id`
  if (order === 'nearest')
    return sql`b.from_at >= ${today} DESC, CASE WHEN b.from_at >= ${today} THEN b.from_at END,
      CASE WHEN b.from_at >= ${today} THEN b.id END, b.from_at DESC, b.id DESC`
  return order.endsWith('-down') ? sql`${key} DESC, b.from_at, b.id` : sql`${key}, b.from_at, b.id`
}
