// The types of the tables against the tables of a migrated database: the compiler compares both, in both directions.

import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

const root = resolve(import.meta.dirname, '../../../..')
const folder = resolve(root, '.cache/schema-check')

/** What the driver makes of a type of PostgreSQL. A type that is missing here fails as `undefined`. */
const kinds: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  date: 'string',
  int8: 'string',
  numeric: 'string',
  tstzmultirange: 'string',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'json',
  _text: 'strings',
}

/** The same description of our types, for the compiler. `Optional` are the columns that an insert may leave out. */
const descriptions = `
import type { InsertType, SelectType } from 'kysely'
import type { Schema } from '../../src/server/platform/db/schema.ts'

type Kind<T> = [T] extends [boolean] ? 'boolean'
  : [T] extends [number] ? 'number'
  : [T] extends [string] ? 'string'
  : [T] extends [Date] ? 'Date'
  : [T] extends [Buffer] ? 'Buffer'
  : [T] extends [readonly string[]] ? 'strings'
  : 'json'
type Column<C> = \`\${Kind<NonNullable<SelectType<C>>>}\${null extends SelectType<C> ? ' or null' : ''}\`
export type Columns = { [T in keyof Schema]: { [C in keyof Schema[T]]: Column<Schema[T][C]> } }
export type Optional = {
  [T in keyof Schema]: { [C in keyof Schema[T]]: undefined extends InsertType<Schema[T][C]> ? C : never }[keyof Schema[T]]
}
`

type Row = { table: string; name: string; kind: string; nullable: boolean; filled: boolean }

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function columnsOfDatabase(): Promise<Map<string, Row[]>> {
  const { rows } = await sql<Row>`
    SELECT table_name AS "table", column_name AS name, udt_name AS kind, is_nullable = 'YES' AS nullable,
      column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS' OR is_nullable = 'YES' AS filled
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'migrations'
    ORDER BY table_name, ordinal_position`.execute(server.db)
  return Map.groupBy(rows, ({ table }) => table)
}

/** What the compiler says about a file that states the database's columns as values of the types; empty when they agree. */
async function complaints(tables: ReadonlyMap<string, readonly Row[]>): Promise<string> {
  const lines = [...tables].map(
    ([table, columns]) =>
      `  ${table}: { ${columns.map(({ name, kind, nullable }) => `${name}: '${kinds[kind]}${nullable ? ' or null' : ''}'`).join(', ')} },`,
  )
  const filled = [...tables].map(([table, columns]) => {
    const names = columns.filter((column) => column.filled).map(({ name }) => `'${name}'`)
    return `  ${table}: ${names.join(' | ') || 'never'}`
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(resolve(folder, 'descriptions.ts'), descriptions)
  writeFileSync(
    resolve(folder, 'database.ts'),
    `import type { Columns, Optional } from './descriptions.ts'
export const columns: Columns = {\n${lines.join('\n')}\n}
type Filled = {\n${filled.join('\n')}\n}
export const inserts = (optional: Optional): { [T in keyof Optional]: Filled[T] } => optional\n`,
  )
  writeFileSync(
    resolve(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../src/tsconfig.base.json',
      compilerOptions: {
        noEmit: true,
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        rootDir: '../..',
        types: ['node'],
      },
      include: ['*.ts'],
    }),
  )
  return new Promise((done) => {
    execFile(resolve(root, 'node_modules/.bin/tsc'), ['-p', folder], (error, stdout) =>
      done(error ? stdout || error.message : ''),
    )
  })
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the types name every table and column of the migrations, of the same kind, and null where it may be null', async () => {
  expect(await complaints(await columnsOfDatabase())).toBe('')
})

test(
  'a column that is gone, is new, changes its kind or may be null is a complaint, as is a table',
  { tags: 'all' },
  async () => {
    const tables = await columnsOfDatabase()
    const users = tables.get('users')!
    const [first, ...others] = users
    const changes: [string, Map<string, Row[]>][] = [
      ['a column is gone', new Map([...tables, ['users', others]])],
      ['a column is new', new Map([...tables, ['users', [...users, { ...first!, name: 'added' }]]])],
      ['a kind', new Map([...tables, ['users', [{ ...first!, kind: 'int4' }, ...others]]])],
      ['null', new Map([...tables, ['users', [{ ...first!, nullable: true }, ...others]]])],
      ['no default', new Map([...tables, ['users', users.map((column) => ({ ...column, filled: false }))]])],
      ['a table is gone', new Map([...tables].filter(([table]) => table !== 'users'))],
      ['a table is new', new Map([...tables, ['added', users]])],
    ]
    for (const [what, changed] of changes) expect(await complaints(changed), what).toContain('database.ts')
  },
)
