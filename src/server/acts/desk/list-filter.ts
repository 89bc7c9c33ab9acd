// The filters of the desk's list as conditions on `bookings b`, `cars c`, `suppliers s` and `search_text`.

import { sql, type RawBuilder } from 'kysely'
import type { StaffBookingFilters } from '#contract/staff/booking-list.ts'
import { soughtParts, type SoughtPart } from '#domain/booking/sought.ts'
import { fold } from '#server/platform/db/fold-sql.ts'
import { isBelow, matches } from '#server/bookings/list/filter-sql.ts'

type Condition = RawBuilder<boolean>

/** True where every filter lets the booking through. Whose booking it is, is not asked here. */
export function passes(filters: StaffBookingFilters): Condition {
  const { supplier, status, from, to, pickUp, dropOff, car, driver, q } = filters
  const conditions: Condition[] = [matches({ status, from, to })]
  if (supplier !== undefined) conditions.push(sql`b.supplier_id = ${supplier}`)
  if (pickUp !== undefined) conditions.push(isBelow(pickUp, sql`ARRAY[b.pick_up_location]`))
  if (dropOff !== undefined) conditions.push(isBelow(dropOff, sql`ARRAY[b.drop_off_location]`))
  if (car !== undefined) conditions.push(sql`b.car_id = ${car}`)
  if (driver !== undefined) conditions.push(sql`b.driver_id = ${driver}`)
  if (q) conditions.push(isFound(q))
  return sql.join(conditions, sql` AND `)
}

/** Every word is found somewhere; digits beside each other are also one number. NUL, which no text can hold, parts words too. */
function isFound(typed: string): Condition {
  const parts = soughtParts(typed)
  if (parts.length === 0) return sql`true`
  return sql.join(parts.map(matchesPart), sql` AND `)
}

function matchesPart({ words, phone }: SoughtPart): Condition {
  const named = sql<boolean>`(${sql.join(words.map(matchesWord), sql` AND `)})`
  return phone === null ? named : sql`(${named} OR strpos(b.driver_phone, ${phone}) > 0)`
}

/** As typed in a name, or as a plate and a reference are kept: capital letters and digits alone. */
function matchesWord(word: string): Condition {
  const isNamed = sql<boolean>`strpos(search_text.words, ${fold(sql`${word}::text`)}) > 0`
  const sign = word.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  if (sign === '') return isNamed
  return sql`(${isNamed} OR strpos(b.reference, ${sign}) > 0 OR strpos(COALESCE(c.plate, ''), ${sign}) > 0)`
}
