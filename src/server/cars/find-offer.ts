// One car for one trip.

import { sql } from 'kysely'
import type { Trip } from '#contract/car-search.ts'
import type { PlaceInTree } from '#domain/location/tree.ts'
import type { Period } from '#domain/rental/period.ts'
import type { Db, Tx } from '../db/connect.ts'
import { isFree } from '../calendar/free-sql.ts'
import { carRowJson, type CarRow } from './car-row.ts'

export type FoundCar = {
  row: CarRow
  /** The car is listed, and its supplier not suspended. */
  isOffered: boolean
  /** Offered, and nothing else takes its time. */
  isFree: boolean
  places: PlaceInTree[]
}

/**
 * The car with all that prices it, whether it can be booked for the period, and every location.
 * Null when there is no such car.
 */
export async function findCar(db: Db | Tx, id: string, period: Period): Promise<FoundCar | null> {
  const { rows } = await sql<FoundCar>`
    SELECT ${carRowJson} AS row,
      c.available AND NOT u.blacklisted AS "isOffered",
      c.available AND NOT u.blacklisted AND ${isFree(period)} AS "isFree",
      (SELECT json_agg(json_build_object('_id', id, 'parent', parent) ORDER BY position) FROM locations) AS places
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id
    WHERE c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The places a trip names: pick-up, and drop-off when it is another one. */
export function askedPlaces(trip: Trip): { pickUp: string; dropOff: string } {
  return { pickUp: trip.pl, dropOff: trip.dl ?? trip.pl }
}
