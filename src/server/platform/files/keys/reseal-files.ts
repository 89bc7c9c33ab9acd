// Seals files under the current key, one after the other, until none is under an earlier one. Beginning again goes on where it
// was: each row says under which key its file is.

import { sql } from 'kysely'
import { hour, type Instant } from '#domain/rental/period.ts'
import { photoEndings, pictureEndings } from '#server/platform/files/picture-endings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { keyName, type FileKeys } from './file-key.ts'
import type { SealedFiles } from './sealed.ts'

export type ResealPorts = {
  db: Db
  files: SealedFiles
  keys: FileKeys
  /** Told once for every earlier key under which nothing is sealed any more. */
  onGone: (name: string) => void
  onProblem: (problem: string) => void
  /** How long one run may take, in milliseconds. */
  runsFor?: number
}

type Kind = {
  table: 'files' | 'car_photos' | 'pictures' | 'rental_conditions'
  id: 'name' | 'id'
  filesOf: (id: string) => readonly string[]
}

const allEndings = Object.values(pictureEndings).flat()

const kinds: readonly Kind[] = [
  { table: 'files', id: 'name', filesOf: (name: string) => [name] },
  { table: 'car_photos', id: 'id', filesOf: (id: string) => photoEndings.map((ending) => id + ending) },
  // Those of the other kinds are not there: its row counts as looked at when it is an hour old.
  { table: 'pictures', id: 'id', filesOf: (id: string) => allEndings.map((ending) => id + ending) },
  { table: 'rental_conditions', id: 'id', filesOf: (id: string) => [`${id}.pdf`] },
]

/** One row for each that may have files, with the name of the key they are known to be under. */
export const sealedRows = sql.join(
  kinds.map(({ table }) => sql`SELECT sealed_under FROM ${sql.table(table)}`),
  sql` UNION ALL `,
)

/** How many rows may have files that are not known to be under the current key. */
async function countUnsealed(db: Db, current: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${sealedRows}) f WHERE sealed_under IS DISTINCT FROM ${current}`.execute(
    db,
  )
  return rows[0]!.count
}

/** One run; nothing to do while no key is on its way out. Throws when the database is away. */
export async function resealFiles(ports: ResealPorts, now: Instant): Promise<void> {
  const { db, keys, onGone, onProblem, runsFor = 2000 } = ports
  const current = keyName(keys.current)
  const outgoing = await db
    .selectFrom('file_keys')
    .select('name')
    .where('replaced_at', 'is not', null)
    .where('gone_at', 'is', null)
    .execute()
  // Another process that was given the keys in the other order must not be worked against.
  const isSealing = await db
    .selectFrom('file_keys')
    .select('name')
    .where('name', '=', current)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  if (keys.earlier.length === 0 && outgoing.length === 0) return
  if (!isSealing) return
  const end = Date.now() + runsFor
  let failures = 0
  for (const kind of kinds) {
    for (let after: string | null = ''; after !== null && Date.now() < end;) {
      const next = await resealNext(ports, kind, after, now)
      after = next?.id ?? null
      if (next?.isFailed) failures += 1
    }
  }
  if (failures > 0)
    onProblem(`Files that no key opens: ${failures}. Is an earlier key missing in FILES_KEY_OLD?`)
  if (outgoing.length === 0 || (await countUnsealed(db, current)) > 0) return
  const gone = await db
    .updateTable('file_keys')
    .set({ gone_at: new Date(now) })
    .where('replaced_at', 'is not', null)
    .where('gone_at', 'is', null)
    .returning('name')
    .execute()
  for (const { name } of gone) onGone(name)
}

/** The row after `after`, held meanwhile so that no other process takes it. Null when none is left. */
async function resealNext(
  { db, files, keys }: ResealPorts,
  { table, id, filesOf }: Kind,
  after: string,
  now: Instant,
): Promise<{ id: string; isFailed: boolean } | null> {
  const current = keyName(keys.current)
  const [rows, column] = [sql.table(table), sql.ref(id)]
  const done = await inTransaction(db, 'the site', async (tx) => {
    const found = await sql<{ id: string; created_at: Date }>`
      SELECT ${column} AS id, created_at FROM ${rows}
      WHERE sealed_under IS DISTINCT FROM ${current} AND ${column} > ${after}
      ORDER BY ${column} LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(tx)
    const row = found.rows[0]
    if (!row) return null
    try {
      const arePresent = []
      for (const name of filesOf(row.id)) arePresent.push(await files.reseal(name))
      // A row comes before its file: what is on its way is looked at again.
      if (arePresent.every(Boolean) || now - row.created_at.getTime() > hour)
        await sql`UPDATE ${rows} SET sealed_under = ${current} WHERE ${column} = ${row.id}`.execute(tx)
      return { id: row.id, isFailed: false }
    } catch {
      return { id: row.id, isFailed: true }
    }
  })
  if (done) await deleteLeftover({ db, files }, { table, id, filesOf }, done.id)
  return done
}

/** A file that was deleted while it was sealed again is there again: it goes with its row. */
async function deleteLeftover(
  { db, files }: Pick<ResealPorts, 'db' | 'files'>,
  { table, id, filesOf }: Kind,
  name: string,
): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(id)} = ${name}`.execute(db)
  if (rows.length > 0) return
  for (const file of filesOf(name)) await files.delete(file)
}
