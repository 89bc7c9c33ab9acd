// A mark in every place where a person's words can lie, found from the live schema, and the search for it afterwards.

import { sql } from 'kysely'
import type { Db } from '#server/platform/db/connect.ts'
import type { Holding, Leaving } from '#server/acts/profile/registry/holding.ts'
import { registry } from '#server/acts/profile/registry/registry.ts'
import { wordColumns, type WordColumn } from './word-columns.ts'

type Person = Pick<Leaving, 'id' | 'email' | 'verified'>
/** By place (`table.column`), what to look for. */
export type Canaries = ReadonlyMap<string, readonly string[]>

/** What opens or finds something is left as it is, and is its own mark. */
const asTheyAre = new Set([
  'users.email',
  'users.password_hash',
  'sessions.id',
  'sessions.token_hash',
  'account_links.id',
  'files.name',
  'bookings.driver_email',
  'newsletter_readers.email',
  'contact_messages.from_address',
  'sent_mails.to_address',
  'sent_mails.reply_to',
])
/** The same identifier is in rows that are kept: finding it there would prove nothing. */
const elsewhere = new Set(['idempotency_keys.scope', 'provider_events.provider_ref', 'notifications.id'])

const marked = (place: string) => `canary:${place}:`
const text = (value: string) => sql`${value}::text`

/** A value of the column's type with a mark in it, and the mark as a dump shows it. */
function canaryFor({ table, column, type }: WordColumn, index: number) {
  const place = `${table}.${column}`
  const mark = marked(place)
  if (place === 'push_subscriptions.endpoint') return { value: text(`https://push.example/${mark}`), mark }
  if (place === 'bookings.additional_driver')
    return {
      value: sql`${JSON.stringify({ fullName: mark, phone: '', birthDate: '1990-01-01' })}::jsonb`,
      mark,
    }
  if (place === 'key_steps.document')
    return {
      value: sql`${JSON.stringify({ number: mark, category: null, validUntil: null })}::jsonb`,
      mark,
    }
  if (place === 'outbox.payload')
    return { value: sql`payload || ${JSON.stringify({ words: mark })}::jsonb`, mark }
  if (type.startsWith('json')) return { value: sql`${JSON.stringify([mark])}::${sql.raw(type)}`, mark }
  if (type === 'bytea')
    return { value: sql`convert_to(${mark} || ctid::text, 'UTF8')`, mark: Buffer.from(mark).toString('hex') }
  if (type === 'date') return { value: sql`${`1903-02-${10 + index}`}::date`, mark: `1903-02-${10 + index}` }
  return type.endsWith('[]')
    ? { value: sql`ARRAY[${mark}]`, mark }
    : { value: sql`${mark} || ctid::text`, mark }
}

/** What is no longer there after everything was done: columns that `kept` names are not marked. */
export async function plant(db: Db, person: Person): Promise<Canaries> {
  const canaries = new Map<string, string[]>()
  const columns = await wordColumns(db)
  let days = 0
  await db.transaction().execute(async (tx) => {
    // Rows that are only added to, and keys that name each other, are marked like the others.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    for (const { table, whose, kept } of registry) {
      const keptHere = Object.values(kept).flat()
      const values = new Map<string, ReturnType<typeof canaryFor>['value']>()
      for (const each of columns.filter((one) => one.table === table && !keptHere.includes(one.column))) {
        const place = `${table}.${each.column}`
        if (elsewhere.has(place)) continue
        if (asTheyAre.has(place)) canaries.set(place, await valuesOf(tx, place, whose(person)))
        else {
          const { value, mark } = canaryFor(each, each.type === 'date' ? days++ : 0)
          values.set(each.column, value)
          canaries.set(place, [mark])
        }
      }
      if (values.size === 0) continue
      const changes = [...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      const { numAffectedRows } =
        await sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)} WHERE ${whose(person)}`.execute(tx)
      if (!numAffectedRows) throw new Error(`the person has nothing in ${table}`)
    }
  })
  return canaries
}

async function valuesOf(db: Db, place: string, whose: ReturnType<Holding['whose']>): Promise<string[]> {
  const [table, column] = place.split('.') as [string, string]
  const { rows } = await sql<{
    value: string | Buffer
  }>`SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)} WHERE ${whose} AND ${sql.ref(column)} IS NOT NULL`.execute(
    db,
  )
  return rows
    .map(({ value }) => (Buffer.isBuffer(value) ? value.toString('hex') : value))
    .filter((value) => !value.endsWith('@wouri.example') || value.includes('canary'))
}

/** Every row of every table as text, by table. */
export async function dump(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{
    name: string
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(db)
  const dumped = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{
      all: string | null
    }>`SELECT string_agg(t::text, chr(10)) AS all FROM ${sql.table(name)} t`.execute(db)
    dumped.set(name, rows[0]?.all ?? '')
  }
  return dumped
}

/** The tables in which a mark is found, each with the places the marks were made for. */
export async function findCanaries(db: Db, canaries: Canaries): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [table, words] of await dump(db)) {
    const places = [...canaries]
      .filter(([, marks]) => marks.some((mark) => words.includes(mark)))
      .map(([place]) => place)
    if (places.length > 0) found[table] = places
  }
  return found
}

/** The tables in which the person still has rows that should be gone. */
export async function leftRows(db: Db, person: Person): Promise<string[]> {
  const left: string[] = []
  for (const { table, whose, erasure } of registry) {
    if (erasure !== 'delete' && !(typeof erasure === 'object' && 'with' in erasure)) continue
    const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE ${whose(person)} LIMIT 1`.execute(db)
    if (rows.length > 0) left.push(table)
  }
  return left
}
