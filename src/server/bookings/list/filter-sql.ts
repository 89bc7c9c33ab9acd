// The filters of a list as conditions on `bookings b`, `cars c`, `suppliers s` and `search_text`. An absent or empty one lets all through.

import { sql, type RawBuilder } from 'kysely'
import type { BookingFilters } from '#contract/bookings/booking-search.ts'
import { day, instantOf, type Day, type Instant } from '#domain/rental/period.ts'
import { fold } from '#server/platform/db/fold-sql.ts'

type Condition = RawBuilder<boolean>

const everything: Condition = sql`true`

/** True where every filter lets the booking through. Whose booking it is, is not asked here. */
export function matches({ status, from, to, pl, q }: BookingFilters): Condition {
  return sql`${status?.length ? sql`b.status = ANY(${status})` : everything}
    AND ${touches(from, to)} AND ${pl ? isAt(pl) : everything} AND ${isNamed(q ?? '')}`
}

const startOf = (calendarDay: Day): Instant => instantOf(`${calendarDay}T00:00`)!

/** The period shares time with these days; one that ends as the first begins does not. Days the wrong way round are none. */
function touches(from: Day | undefined, to: Day | undefined): Condition {
  if (from !== undefined && to !== undefined && to < from) return sql`false`
  const afterStart: Condition = from === undefined ? everything : sql`b.to_at > ${new Date(startOf(from))}`
  // Added as time: the day after the last one of the calendar has no name.
  return to === undefined ? afterStart : sql`${afterStart} AND b.from_at < ${new Date(startOf(to) + day)}`
}

/** Picked up or dropped off there or below. An unknown place has no bookings. */
function isAt(place: string): Condition {
  return sql`ARRAY[b.pick_up_location, b.drop_off_location] && (
    WITH RECURSIVE below AS (SELECT id FROM locations WHERE id = ${place}
      UNION SELECT l.id FROM locations l JOIN below ON l.parent = below.id)
    SELECT array_agg(id) FROM below)`
}

/**
 * Joined beside them as `search_text`: what a person may name, line by line so that no word is found across two of them. OFFSET
 * keeps it from being worked out again for every word.
 */
export const searchText = sql`LATERAL (
  SELECT concat_ws(chr(10), ${fold(sql`c.name`)}, ${fold(sql`s.name`)}, ${fold(sql`b.driver_name`)}) AS words OFFSET 0) search_text`

/** Every word is found somewhere, as typed: `strpos` knows no wildcards. NUL, which no text can hold, parts words too. */
function isNamed(typed: string): Condition {
  const words = typed.split(/[\s\p{Cc}]+/u).filter(Boolean)
  if (words.length === 0) return everything
  return sql.join(words.map(matchesWord), sql` AND `)
}

function matchesWord(word: string): Condition {
  const isFound = sql<boolean>`strpos(search_text.words, ${fold(sql`${word}::text`)}) > 0`
  // Read over the phone and typed back: `7KQ2-M9XA`.
  const reference = word.replace(/\p{Pd}/gu, '').toUpperCase()
  return reference === '' ? isFound : sql`(${isFound} OR strpos(b.reference, ${reference}) > 0)`
}
