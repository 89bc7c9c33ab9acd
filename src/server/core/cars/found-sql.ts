// What a search finds before anybody chooses filters, for queries over `cars c` with `suppliers s`.

import { sql, type RawBuilder } from 'kysely'
import type { Instant, Period } from '#domain/rental/period.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { isOffered } from './offered-sql.ts'
import type { SearchedPlaces } from './searched-places.ts'

/** Offered, of a supplier that is not suspended, and free for the period (rule 6). `now` is the server's clock. */
export function isFound(period: Period, now: Instant): RawBuilder<boolean> {
  return sql`(${isOffered(now)} AND ${isFree(period, now)}
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = c.supplier_id AND u.blacklisted))`
}

/** The asked places themselves; what is below them is in the rows of `car_places`. The places must be known. */
export function namedPlaces({ pickUp, dropOff }: SearchedPlaces): {
  pickUp: string
  elsewhere: string | null
} {
  const [from, to] = [pickUp[0]!._id, dropOff[0]!._id]
  return { pickUp: from, elsewhere: from === to ? null : to }
}

/** Whether `cars c` is given back at a place, or below it; where none is named, everywhere. */
export function isGivenBackAt(place: string | null): RawBuilder<boolean> {
  return place === null
    ? sql`true`
    : sql`EXISTS (SELECT FROM car_places d WHERE d.car_id = c.id AND d.place_id = ${place})`
}
