// Saving cars and letting go of others, as a device says after it was without a network: all of it at once, and again.

import { sql } from 'kysely'
import { mostFavourites } from '#contract/cars/favourites.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

export type FavouriteChange = {
  /** The one saved last comes first. */
  saved: readonly string[]
  removed: readonly string[]
}

/**
 * Keeps `saved` and removes `removed`; a car in both is saved. What is saved already keeps its moment, ids of no car
 * are passed over, and of more than `mostFavourites` the oldest go.
 */
export async function changeFavourites(
  db: Db,
  viewer: Viewer,
  change: FavouriteChange,
  now: Instant,
): Promise<void> {
  const userId = viewer.person!.id
  await inTransaction(db, viewer, async (tx) => {
    // One device at a time: two that save at once would each count fifty.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`favourites ${userId}`}, 0))`.execute(tx)
    const removed = change.removed.filter((id) => !change.saved.includes(id))
    await sql`DELETE FROM favourites WHERE user_id = ${userId} AND car_id = ANY(${removed})`.execute(tx)
    await save(tx, userId, change.saved, now)
    await sql`
      DELETE FROM favourites WHERE user_id = ${userId} AND car_id NOT IN (
        SELECT car_id FROM favourites WHERE user_id = ${userId}
        ORDER BY saved_at DESC, car_id LIMIT ${mostFavourites})`.execute(tx)
  })
}

/** A millisecond apart, so that the order of the list is the order in which they were saved. */
async function save(tx: Tx, userId: string, ids: readonly string[], now: Instant): Promise<void> {
  if (ids.length === 0) return
  // Anyone who is being erased at this moment is waited for, and saves nothing afterwards.
  await sql`
    INSERT INTO favourites (user_id, car_id, saved_at)
    SELECT u.id, c.id, ${new Date(now)}::timestamptz - asked.place * interval '1 millisecond'
    FROM (SELECT id, min(place) AS place FROM unnest(${ids}::text[]) WITH ORDINALITY AS given (id, place) GROUP BY id) asked
    JOIN cars c ON c.id = asked.id
    JOIN users u ON u.id = ${userId} AND u.deleted_at IS NULL
    FOR KEY SHARE OF u
    ON CONFLICT DO NOTHING`.execute(tx)
}
