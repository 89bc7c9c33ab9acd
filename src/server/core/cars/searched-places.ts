// Reads the places and settings that a search needs, in one round trip, before it searches cars.

import { sql, type RawBuilder } from 'kysely'
import type { Trip } from '#contract/cars/car-search.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { PlaceInTree } from '#domain/location/tree.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { presentSettings } from '#server/core/settings/read-settings.ts'

/** The asked places with everything below them, nearest first; empty when the place is unknown. */
export type SearchedPlaces = { pickUp: PlaceInTree[]; dropOff: PlaceInTree[] }

/** The place and the tree below it as JSON. */
function below(id: string) {
  return sql<PlaceInTree[]>`COALESCE((
    WITH RECURSIVE above AS (
      SELECT id, parent, 0 AS depth, position FROM locations WHERE id = ${id}
      UNION ALL SELECT l.id, l.parent, above.depth + 1, l.position FROM locations l JOIN above ON l.parent = above.id)
    SELECT json_agg(json_build_object('_id', id, 'parent', parent) ORDER BY depth, position) FROM above), '[]')`
}

/**
 * Read before the cars, because the database knows how many cars to expect at places that a statement names, and not at those
 * that it has yet to find.
 */
export async function findSearchedPlaces(
  db: Db,
  { pl, dl = pl }: Pick<Trip, 'pl' | 'dl'>,
): Promise<{ places: SearchedPlaces; settings: Settings }> {
  const elsewhere: RawBuilder<PlaceInTree[] | null> = dl === pl ? sql`NULL` : below(dl)
  const { pickUp, dropOff, ...row } = await db
    .selectFrom('settings')
    .selectAll()
    .select([below(pl).as('pickUp'), elsewhere.as('dropOff')])
    .executeTakeFirstOrThrow()
  return { places: { pickUp, dropOff: dropOff ?? pickUp }, settings: presentSettings(row) }
}
