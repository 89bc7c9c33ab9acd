// The filters of the desk's list as conditions on `bookings b`.

import { sql, type RawBuilder } from 'kysely'
import type { StaffBookingFilters } from '#contract/staff/booking-list.ts'
import { soughtParts } from '#domain/booking/sought.ts'
import { folded, likeAny } from '#server/platform/db/fold-sql.ts'
import { matches } from '#server/bookings/list/filter-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'

type Condition = RawBuilder<boolean>

/** True where every filter lets the booking through. Whose booking it is, is not asked here. */
export async function passes(db: Db, filters: StaffBookingFilters): Promise<Condition> {
  const { supplier, status, from, to, pickUp, dropOff, car, driver, q } = filters
  const conditions: Condition[] = [matches({ status, from, to })]
  if (supplier !== undefined) conditions.push(sql`b.supplier_id = ${supplier}`)
  if (pickUp !== undefined) conditions.push(atPlace(pickUp, sql`b.pick_up_location`))
  if (dropOff !== undefined) conditions.push(atPlace(dropOff, sql`b.drop_off_location`))
  if (car !== undefined) conditions.push(sql`b.car_id = ${car}`)
  if (driver !== undefined) conditions.push(sql`b.driver_id = ${driver}`)
  if (q) conditions.push(await isFound(db, q))
  return sql.join(conditions, sql` AND `)
}

/** The place, or one below it: the database knows them before it looks at a booking, and so reads an index. */
const atPlace = (place: string, column: RawBuilder<string>): Condition => sql`${column} = ANY (ARRAY(
  WITH RECURSIVE below AS (SELECT id FROM locations WHERE id = ${place}
    UNION SELECT l.id FROM locations l JOIN below ON l.parent = below.id)
  SELECT id FROM below))`

/**
 * Every word is found somewhere; digits beside each other are also one number. NUL, which no text can hold, parts words too.
 * Each arm of a word has an index of bookings.
 */
async function isFound(db: Db, typed: string): Promise<Condition> {
  const parts = soughtParts(typed)
  if (parts.length === 0) return sql`true`
  const found: Condition[] = []
  for (const { words, phone } of parts) {
    const named: Condition[] = []
    for (const word of words) named.push(await matchesWord(db, word))
    const all = sql<boolean>`(${sql.join(named, sql` AND `)})`
    found.push(phone === null ? all : sql`(${all} OR b.driver_phone LIKE ${likeAny(phone)})`)
  }
  return sql.join(found, sql` AND `)
}

/** So many cars or suppliers of one name are named to the database; what more have is found soon in any order. */
const mostNamed = 1000

/**
 * As typed in a name, or as a plate and a reference are kept: capital letters and digits alone. Cars and suppliers of that name are
 * looked up first: the database then knows how few bookings are theirs, and reads an index.
 */
async function matchesWord(db: Db, word: string): Promise<Condition> {
  const named = folded(sql`${likeAny(word)}::text`)
  const sign = word.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const hasSign = (column: string) =>
    sign === '' ? sql`` : sql` OR ${sql.ref(column)} LIKE ${likeAny(sign)}`
  const cars = sql`SELECT c.id FROM cars c WHERE ${folded(sql`c.name`)} LIKE ${named}${hasSign('c.plate')}`
  const suppliers = sql`SELECT s.id FROM suppliers s WHERE ${folded(sql`s.name`)} LIKE ${named}`
  const { rows } = await sql<{ cars: string[]; suppliers: string[] }>`SELECT
    ARRAY(${cars} LIMIT ${mostNamed + 1}) AS cars, ARRAY(${suppliers} LIMIT ${mostNamed + 1}) AS suppliers`.execute(
    db,
  )
  const isOneOf = (column: RawBuilder<string>, ids: readonly string[], all: RawBuilder<unknown>) => {
    if (ids.length === 0) return sql``
    return ids.length > mostNamed ? sql` OR ${column} IN (${all})` : sql` OR ${column} = ANY (${ids})`
  }
  return sql`(${folded(sql`b.driver_name`)} LIKE ${named}${hasSign('b.reference')}${isOneOf(
    sql`b.car_id`,
    rows[0]!.cars,
    cars,
  )}${isOneOf(sql`b.supplier_id`, rows[0]!.suppliers, suppliers)})`
}
