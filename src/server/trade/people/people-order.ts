// The orders of the list of people, and where a page of it goes on.

import { sql, type RawBuilder } from 'kysely'
import type { PeopleColumn, PeopleOrder } from '#contract/staff/people/people.ts'
import { noAddress } from '#domain/people/no-address.ts'
import { userTypes } from '#domain/people/role.ts'
import { bookingCount, stateNumber } from './person-sql.ts'

/** Microseconds, as exact as the database is: people of one millisecond keep their order. */
export const micros = sql`(extract(epoch FROM u.created_at) * 1000000)::bigint::text`
/** The expression of the index `users_by_name`. */
const name = sql`person_order(u.full_name) COLLATE "C"`

/** What each column is sorted by, over `users u`. */
const columns: Record<Exclude<PeopleColumn, 'name'>, RawBuilder<unknown>> = {
  email: sql`CASE WHEN u.email LIKE ${noAddress('%')} THEN NULL ELSE lower(u.email) END`,
  type: sql`array_position(${userTypes}::text[], u.type)`,
  bookings: bookingCount,
  state: stateNumber,
}

/** Equal ones are in the order of their names. Without an address comes last. */
export function orderSql(order: PeopleOrder): RawBuilder<unknown> {
  if (order === 'name') return sql`${name}, u.id`
  if (order === 'name-down') return sql`${name} DESC, u.id DESC`
  if (order === 'newest') return sql`u.created_at DESC, u.id DESC`
  if (order === 'oldest') return sql`u.created_at, u.id`
  const key = columns[order.replace(/-down$/, '') as keyof typeof columns]
  return order.endsWith('-down')
    ? sql`${key} DESC NULLS LAST, ${name}, u.id`
    : sql`${key} NULLS LAST, ${name}, u.id`
}

export const isByTime = (order: PeopleOrder) => order === 'newest' || order === 'oldest'

/**
 * Where a page goes on: of an order by time what it is sorted by, so that an account deleted meanwhile ends no list; of a column how
 * many came before, so that no address holds a name.
 */
export function beyond(
  order: PeopleOrder,
  { after, page, size }: { after: string | undefined; page: number; size: number },
) {
  if (after === undefined) return { condition: sql``, before: (page - 1) * size }
  const [number, id] = after.split('_') as [string, string]
  if (!isByTime(order)) return { condition: sql``, before: Number(number) }
  const at = sql`timestamptz 'epoch' + ${number}::bigint * interval '1 microsecond'`
  const than = order === 'newest' ? sql`<` : sql`>`
  return { condition: sql`AND (u.created_at, u.id) ${than} (${at}, ${id})`, before: 0 }
}
