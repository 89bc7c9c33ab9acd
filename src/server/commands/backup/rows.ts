// The rows of a database as text, a file a table: what another PostgreSQL reads without the programs of either.

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'

/** Rows that are read at once. */
const page = 1000
/** Characters that are written at once. */
const mostAtOnce = 4_000_000

type Table = { name: string; columns: string[]; needs: string[] }

/** Our tables with the columns that can be written, each after those that its foreign keys name. Throws where they form a circle. */
async function tablesOf(tx: Tx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT c.relname AS name,
      (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT COALESCE(array_agg(DISTINCT confrelid::regclass::text), '{}') FROM pg_constraint
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS needs
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    ORDER BY c.relname`.execute(tx)
  const ordered: Table[] = []
  while (ordered.length < rows.length) {
    const known = new Set(ordered.map(({ name }) => name))
    const next = rows.filter(({ name, needs }) => !known.has(name) && needs.every((need) => known.has(need)))
    if (next.length === 0) throw new Error('The tables name each other in a circle.')
    ordered.push(...next)
  }
  return ordered
}

async function* linesOf(tx: Tx, name: string): AsyncGenerator<string> {
  await sql`DECLARE rows_of_table NO SCROLL CURSOR FOR
    SELECT to_jsonb(written)::text AS line FROM ONLY ${sql.table(name)} AS written`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(page)} FROM rows_of_table`.execute(tx)
    yield rows.map(({ line }) => `${line}\n`).join('')
    if (rows.length < page) break
  }
  await sql`CLOSE rows_of_table`.execute(tx)
}

/** Writes every table into the folder, all as they were at one moment. Returns the name of the last migration. */
export async function writeRows(db: Db, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return inTransaction(db, 'the site', async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx)
    for (const { name } of await tablesOf(tx))
      await pipeline(
        Readable.from(linesOf(tx, name)),
        createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 }),
      )
    const { rows } = await sql<{ last: string }>`SELECT max(name) AS last FROM migrations`.execute(tx)
    return rows[0]!.last
  })
}

async function insert(tx: Tx, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const table = sql.table(name)
  await sql`INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    tx,
  )
}

async function readTable(tx: Tx, table: Table, file: string): Promise<void> {
  let waiting: string[] = []
  let length = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    waiting.push(line)
    length += line.length
    if (length < mostAtOnce) continue
    await insert(tx, table, waiting)
    waiting = []
    length = 0
  }
  if (waiting.length > 0) await insert(tx, table, waiting)
}

/** The next row of each table gets the number after the last one that is there. */
async function continueNumbers(tx: Tx, { name, columns }: Table): Promise<void> {
  for (const column of columns)
    await sql`SELECT setval(sequence, (SELECT COALESCE(max(${sql.ref(column)}::text::bigint), 0) + 1 FROM ${sql.table(name)}), false)
      FROM pg_get_serial_sequence(${name}, ${column}) AS sequence WHERE sequence IS NOT NULL`.execute(tx)
}

/**
 * Puts the rows of the folder in place of those that the migrations have made, in one transaction. The database must have the
 * schema of which they were written. What rows set off when they are new was set off where they come from.
 */
export async function readRows(db: Db, folder: string): Promise<void> {
  await inTransaction(db, 'the site', async (tx) => {
    const tables = await tablesOf(tx)
    const each = (act: 'DISABLE' | 'ENABLE') =>
      Promise.all(
        tables.map(({ name }) =>
          sql`ALTER TABLE ${sql.table(name)} ${sql.raw(act)} TRIGGER USER`.execute(tx),
        ),
      )
    await each('DISABLE')
    await sql`TRUNCATE ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx)
    for (const table of tables) {
      await readTable(tx, table, join(folder, `${table.name}.jsonl`))
      await continueNumbers(tx, table)
    }
    await each('ENABLE')
  })
}
