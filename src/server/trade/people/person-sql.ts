// People as admins list them.

import { sql, type RawBuilder } from 'kysely'
import type { PeopleFilters, PersonRow } from '#contract/staff/people/people.ts'
import { shownAddress } from '#domain/people/no-address.ts'
import { soughtPhone } from '#domain/people/phone.ts'
import { personState, personStates, type PersonState, type StateFacts } from '#domain/people/person-state.ts'
import type { UserType } from '#domain/people/role.ts'

export type StoredPerson = StateFacts & {
  id: string
  full_name: string
  email: string
  phone: string | null
  type: UserType
  created_at: Date
  bookings: number
}

/** Of `users u`: that they drive or drove, whatever became of them. */
export const bookingCount = sql`(SELECT count(*)::int FROM bookings b WHERE b.driver_id = u.id AND b.status <> 'void')`

/** Columns of `users u`. */
export const personColumns = sql`u.id, u.full_name, u.email, u.phone, u.type, u.created_at, u.blacklisted, u.verified,
  u.password_hash IS NOT NULL AS "hasPassword",
  ${bookingCount} AS bookings`

export function presentPerson(row: StoredPerson): PersonRow {
  const { id: _id, full_name: fullName, email, phone, type, created_at, bookings } = row
  const createdAt = created_at.toISOString()
  return {
    _id,
    fullName,
    email: shownAddress(email),
    phone,
    type,
    state: personState(row),
    createdAt,
    bookings,
  }
}

/** `personState` as SQL. */
const states: Readonly<Record<PersonState, RawBuilder<boolean>>> = {
  suspended: sql`u.blacklisted`,
  active: sql`(NOT u.blacklisted AND u.verified)`,
  unconfirmed: sql`(NOT u.blacklisted AND NOT u.verified AND u.password_hash IS NOT NULL)`,
  guest: sql`(NOT u.blacklisted AND NOT u.verified AND u.password_hash IS NULL)`,
}

/** Which of `personStates` it is, counted from 1. */
export const stateNumber = sql`CASE ${sql.join(
  personStates.map((state, index) => sql`WHEN ${states[state]} THEN ${sql.lit(index + 1)}`),
  sql` `,
)} END`

/** The expression of the index `users_words`. */
const words = sql`array_to_tsvector(person_words(u.full_name || ' ' || u.email || ' ' || phone_ends(u.phone)))`

/** Words that begin with `typed`'s, as a query of that index. */
const beginnings = (typed: string) =>
  sql`(SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery FROM unnest(person_words(${typed})) word)`

/** Conditions on `users u`. People who were erased are in no list. */
export function passes({ type, state, q = '' }: PeopleFilters): RawBuilder<boolean> {
  const conditions = [sql`u.deleted_at IS NULL`]
  if (type?.length) conditions.push(sql`u.type = ANY(${type})`)
  if (state?.length)
    conditions.push(
      sql`(${sql.join(
        state.map((one) => states[one]),
        sql` OR `,
      )})`,
    )
  if (q !== '') conditions.push(sql`${words} @@ ${beginnings(soughtPhone(q) ?? q)}`)
  return sql`(${sql.join(conditions, sql` AND `)})`
}
