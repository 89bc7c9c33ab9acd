// What others read of a car or of a supplier: five texts in one statement, newest first.

import { sql, type RawBuilder } from 'kysely'
import type { PublicReview, ReviewPage } from '#contract/cars/reviews.ts'
import { ratingOf, type StarSum } from '#domain/review/rating.ts'
import { reviewsPageSize } from '#domain/review/review.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Found = StarSum & { shown: PublicReview[] }

/** `r` is the review and `c` its car. */
const shownReview = sql`json_build_object('_id', r.id, 'car', json_build_object('_id', c.id, 'name', c.name),
  'carStars', r.car_stars, 'supplierStars', r.supplier_stars, 'chips', r.chips, 'text', r.text, 'language', r.language,
  'writtenBy', r.first_name, 'writtenIn', to_char(r.written_at AT TIME ZONE 'Africa/Douala', 'YYYY-MM'), 'answer', r.answer)`

/** Rows that come after review `after` in the order of every list. */
export const isAfter = (after: string | undefined): RawBuilder<boolean> =>
  after === undefined
    ? sql`true`
    : sql`(r.written_at, r.id) < (SELECT a.written_at, a.id FROM reviews a WHERE a.id = ${after})`

async function pageOf(
  db: Db,
  { table, id, after }: { table: 'cars' | 'suppliers'; id: string; after: string | undefined },
): Promise<ReviewPage> {
  const column = table === 'cars' ? sql`r.car_id` : sql`r.supplier_id`
  const { rows } = await sql<Found>`
    SELECT o.review_stars AS stars, o.reviews, COALESCE((SELECT json_agg(x.shown) FROM (
      SELECT ${shownReview} AS shown FROM reviews r JOIN cars c ON c.id = r.car_id
      WHERE ${column} = o.id AND r.text IS NOT NULL AND r.text_state = 'shown' AND r.counts AND ${isAfter(after)}
      ORDER BY r.written_at DESC, r.id DESC LIMIT ${reviewsPageSize + 1}) x), '[]') AS shown
    FROM ${sql.table(table)} o WHERE o.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) throw new Refusal('not-found')
  const reviews = found.shown.slice(0, reviewsPageSize)
  return {
    rating: ratingOf(found),
    total: found.reviews,
    reviews,
    next: found.shown.length > reviewsPageSize ? reviews.at(-1)!._id : null,
  }
}

/** Throws `not-found`. */
export const listOfCar = (db: Db, id: string, after?: string): Promise<ReviewPage> =>
  pageOf(db, { table: 'cars', id, after })

/** Throws `not-found`. */
export const listOfSupplier = (db: Db, id: string, after?: string): Promise<ReviewPage> =>
  pageOf(db, { table: 'suppliers', id, after })
