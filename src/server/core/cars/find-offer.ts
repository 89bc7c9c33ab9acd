// One car for one trip.

import { sql } from 'kysely'
import type { Trip } from '#contract/cars/car-search.ts'
import { checkHandoverHours, type OpeningHours } from '#domain/location/opening-hours.ts'
import type { PlaceInTree } from '#domain/location/tree.ts'
import type { Instant, Period } from '#domain/rental/period.ts'
import type { TimeProblem } from '#domain/rental/time-rules.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { carRowJson, type CarRow } from './car-row.ts'
import { isOffered } from './offered-sql.ts'

export type CarForTrip = {
  row: CarRow
  /** The car is listed, its papers hold, and its supplier is not suspended. */
  isOffered: boolean
  /** Offered, and nothing else takes its time. */
  isFree: boolean
  /** Not offered yet, and announced by its owner. */
  isComingSoon: boolean
  places: (PlaceInTree & { hours: OpeningHours | null })[]
}

/**
 * The car with all that prices it, whether it can be booked for the period, and every location.
 * Null when there is no such car.
 */
export async function findCar(
  db: Db | Tx,
  id: string,
  period: Period,
  now: Instant,
): Promise<CarForTrip | null> {
  const { rows } = await sql<CarForTrip>`
    SELECT ${carRowJson} AS row,
      ${isOffered(now)} AND NOT u.blacklisted AS "isOffered",
      ${isOffered(now)} AND NOT u.blacklisted AND ${isFree(period, now)} AS "isFree",
      c.coming_soon AND NOT u.blacklisted AS "isComingSoon",
      (SELECT json_agg(json_build_object('_id', id, 'parent', parent, 'hours', hours) ORDER BY position) FROM locations) AS places
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id JOIN users u ON u.id = s.id
    WHERE c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** At which end of the period its place is closed; null when it is open, or the end is not asked about (rule 19). */
export function closedAt(
  { places }: CarForTrip,
  period: Period,
  { pickUp, dropOff }: { pickUp: string | null; dropOff: string | null },
): TimeProblem | null {
  const hoursOf = (id: string | null) => places.find(({ _id }) => _id === id)?.hours
  return checkHandoverHours(period, { pickUp: hoursOf(pickUp), dropOff: hoursOf(dropOff) })
}

/** The places a trip names: pick-up, and drop-off when it is another one. */
export function askedPlaces(trip: Trip): { pickUp: string; dropOff: string } {
  return { pickUp: trip.pl, dropOff: trip.dl ?? trip.pl }
}
