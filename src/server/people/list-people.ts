// Everybody with an account, the newest first, page by page, and the same as a table.

import { sql } from 'kysely'
import type { ResponseOf } from '#contract/endpoint.ts'
import { mostCounted, type listPeople, type PeopleFilters } from '#contract/staff/people/people.ts'
import type { Db } from '../db/connect.ts'
import { byteOrderMark, csvLine } from '../desk/csv.ts'
import { passes, personColumns, presentPerson, type StoredPerson } from './person-sql.ts'

type PeoplePage = ResponseOf<typeof listPeople>
type Listed = { filters: PeopleFilters; size: number; after?: string | undefined }

/** The page after a person. On the first it counts, and no further than is shown. */
export async function findPeople(db: Db, { filters, size, after }: Listed): Promise<PeoplePage> {
  const matching = sql`FROM users u WHERE ${passes(filters)}`
  const beyond =
    after === undefined
      ? sql``
      : sql`AND (u.created_at, u.id) < (SELECT created_at, id FROM users WHERE id = ${after})`
  const { rows } = await sql<StoredPerson>`SELECT ${personColumns} ${matching} ${beyond}
    ORDER BY u.created_at DESC, u.id DESC LIMIT ${size + 1}`.execute(db)
  const people = rows.slice(0, size).map(presentPerson)
  const next = rows.length > size ? people.at(-1)!._id : null
  if (after !== undefined) return { people, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { people, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

const header = ['name', 'e-mail', 'phone', 'type', 'state', 'since', 'bookings']

/** Lines of CSV, the header first; no more than a page is in memory. */
export async function* exportPeople(db: Db, filters: PeopleFilters): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header)
  let after: string | undefined
  do {
    const { people, next } = await findPeople(db, { filters, size: 500, after })
    yield people
      .map(({ fullName, email, phone, type, state, createdAt, bookings }) =>
        csvLine([fullName, email, phone, type, state, createdAt.slice(0, 10), bookings]),
      )
      .join('')
    after = next ?? undefined
  } while (after !== undefined)
}
