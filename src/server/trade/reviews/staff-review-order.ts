// The orders of the reviews of staff, and where a page of them goes on.

import { sql, type RawBuilder } from 'kysely'
import type { StaffReviewOrder } from '#contract/staff/reviews.ts'
import { isAfter } from './list-reviews.ts'

/** Of the car or of the agency, whichever got fewer. */
const fewest = (review: 'r' | 'a') =>
  sql`LEAST(${sql.ref(`${review}.car_stars`)}, ${sql.ref(`${review}.supplier_stars`)})`

/** Over `reviews r`. */
export function orderSql(order: StaffReviewOrder): RawBuilder<unknown> {
  if (order === 'oldest') return sql`r.written_at, r.id`
  const newest = sql`r.written_at DESC, r.id DESC`
  if (order === 'newest') return newest
  return order === 'worst' ? sql`${fewest('r')}, ${newest}` : sql`${fewest('r')} DESC, ${newest}`
}

/** Rows that come after review `after`. */
export function goesOn(order: StaffReviewOrder, after: string | undefined): RawBuilder<unknown> {
  if (after === undefined || order === 'newest') return isAfter(after)
  const of = (columns: RawBuilder<unknown>) => sql`(SELECT ${columns} FROM reviews a WHERE a.id = ${after})`
  if (order === 'oldest') return sql`(r.written_at, r.id) > ${of(sql`a.written_at, a.id`)}`
  // Among as many stars the newest is first, whichever way the stars go.
  const than = order === 'worst' ? sql`>` : sql`<`
  return sql`(${fewest('r')} ${than} ${of(fewest('a'))} OR (${fewest('r')} = ${of(fewest('a'))} AND ${isAfter(after)}))`
}
