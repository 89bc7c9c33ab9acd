// Everybody with an account, the newest first, page by page, and the same as a table.

import { sql, type RawBuilder } from 'kysely'
import type { ResponseOf } from '#contract/endpoint.ts'
import {
  mostCounted,
  type listPeople,
  type PeopleFilters,
  type PersonRow,
} from '#contract/staff/people/people.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { csvPages, type CsvColumn } from '#server/platform/http/csv.ts'
import { passes, personColumns, presentPerson, type StoredPerson } from './person-sql.ts'

type PeoplePage = ResponseOf<typeof listPeople>
type Listed = { filters: PeopleFilters; size: number; after?: string | undefined }

/** Microseconds, as exact as the database is: people of one millisecond keep their order. */
const micros = sql`(extract(epoch FROM u.created_at) * 1000000)::bigint::text`

/** What the list is sorted by, so that an account deleted meanwhile ends no list. */
const positionOf = (row: { micros: string; id: string }) => `${row.micros}_${row.id}`

function beyond(after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql``
  const [since, id] = after.split('_') as [string, string]
  const at = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
  return sql`AND (u.created_at, u.id) < (${at}, ${id})`
}

/** The page after a position. On the first it counts, and no further than is shown. */
export async function findPeople(db: Db, { filters, size, after }: Listed): Promise<PeoplePage> {
  const matching = sql`FROM users u WHERE ${passes(filters)}`
  const { rows } = await sql<StoredPerson & { micros: string }>`
    SELECT ${personColumns}, ${micros} AS micros ${matching} ${beyond(after)}
    ORDER BY u.created_at DESC, u.id DESC LIMIT ${size + 1}`.execute(db)
  const people = rows.slice(0, size).map(presentPerson)
  const next = rows.length > size ? positionOf(rows[size - 1]!) : null
  if (after !== undefined) return { people, next, count: null }
  const counted = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 ${matching} LIMIT ${mostCounted + 1}) counted`.execute(db)
  const { count } = counted.rows[0]!
  return { people, next, count: { counted: Math.min(count, mostCounted), isMore: count > mostCounted } }
}

const columns: readonly CsvColumn<PersonRow>[] = [
  ['name', ({ fullName }) => fullName],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['type', ({ type }) => type],
  ['state', ({ state }) => state],
  ['since', ({ createdAt }) => createdAt.slice(0, 10)],
  ['bookings', ({ bookings }) => bookings],
]

/** Lines of CSV, the header first; no more than a page is in memory. */
export function exportPeople(db: Db, filters: PeopleFilters, language: Language): AsyncGenerator<string> {
  return csvPages(language, columns, async (after) => {
    const { people, next } = await findPeople(db, { filters, size: 500, after })
    return { rows: people, next }
  })
}
