// The stored orders of the search follow the mean of the site's reviews, which every review moves a little.

import { sql } from 'kysely'
import { siteMean } from '#domain/review/rating.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'

/** Cars of one transaction: whoever books one of them waits for no longer than a moment. */
const atOnce = 200

/**
 * Takes the mean of all reviews anew and puts every car where it belongs with it (rule 23.6). Mends a percentage that was changed
 * in the very moment in which its car was listed, too.
 */
export async function keepOrder(db: Db | Tx): Promise<void> {
  const totals = await db.selectFrom('review_totals').select(['stars', 'reviews']).executeTakeFirstOrThrow()
  await db.updateTable('recommended_mean').set(siteMean(totals)).execute()
  await sql`
    WITH wrong AS (
      SELECT p.car_id, p.place_id, 10000 + round(s.markup_percent * 100)::int AS marked
      FROM car_places p JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id
      WHERE p.marked <> 10000 + round(s.markup_percent * 100)::int ORDER BY p.car_id, p.place_id FOR UPDATE OF p)
    UPDATE car_places p SET marked = wrong.marked FROM wrong
    WHERE p.car_id = wrong.car_id AND p.place_id = wrong.place_id`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM cars c CROSS JOIN recommended_mean m WHERE EXISTS (SELECT FROM car_places p
      WHERE p.car_id = c.id AND p.recommended_rank <> recommended_rank(c.range, c.reviews, c.review_stars, m))
    ORDER BY c.id`.execute(db)
  for (let at = 0; at < rows.length; at += atOnce) {
    const ids = rows.slice(at, at + atOnce).map(({ id }) => id)
    await sql`SELECT place_cars(${ids})`.execute(db)
  }
}
