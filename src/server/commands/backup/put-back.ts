// Puts the parts of a backup where the site expects them. What was there before is moved aside, never deleted.

import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { poolConfig } from '#server/platform/db/pool-config.ts'
import { takeHold } from '#server/platform/db/embedded/hold.ts'
import type { Environment } from '#server/app/env.ts'
import { installationKey, keyFile, keyName, readKeyFile } from '#server/platform/files/keys/file-key.ts'
import { filesFolder } from '#server/platform/files/open-files.ts'
import { isFileOfOurs } from '#server/platform/files/port.ts'
import { s3Bucket } from '#server/platform/files/s3-bucket.ts'
import { copyIntoBucket } from './copy-bucket.ts'
import { copyTree, filesBelow } from './copy-tree.ts'
import type { Manifest } from './manifest.ts'
import { runPgTool, whereaboutsOf, whereaboutsOfEmbedded, type Whereabouts } from './pg-tools.ts'
import { readRows } from './rows.ts'

export type Place = {
  env: Environment
  /** The backup's folder. */
  backup: string
  manifest: Manifest
  /** Existing data may be moved aside, or dropped in a database of your own. */
  isReplacing: boolean
  at: Date
}

const embeddedData = ({ WOURI_DATA: data }: Environment) => resolve(data, 'postgres')

/** Throws with a sentence when the backup cannot go there, or would replace something. Changes nothing. */
export async function checkPlace({ env, backup, manifest, isReplacing }: Place): Promise<void> {
  if (env.DATABASE_URL && manifest.database === 'embedded')
    throw new Error(
      'This is a copy of an embedded database. Restore it without DATABASE_URL, then move it with: npm run backup -- --dump',
    )
  await checkKey(env, backup, manifest)
  if (!env.DATABASE_URL) {
    const hold = await takeHold(embeddedData(env))
    await hold?.end()
    if (hold) throw new Error(`Something uses ${embeddedData(env)}: stop the site first.`)
  }
  if (isReplacing) return
  if (env.S3_URL && !(await (await s3Bucket(env.S3_URL)).names().next()).done)
    throw new Error(
      'There are files in the bucket of S3_URL already. To put those of the backup among them, say --replace.',
    )
  const filled = [embeddedData(env), filesFolder(resolve(env.WOURI_DATA))].find((folder) =>
    existsSync(folder),
  )
  const isFilled = env.DATABASE_URL
    ? await withDatabase(poolConfig(env.DATABASE_URL), async (db) => (await ownSchemas(db)).isFilled)
    : filled !== undefined
  if (isFilled)
    throw new Error(
      env.DATABASE_URL
        ? 'The database of DATABASE_URL is not empty. To drop what is in it first, say --replace.'
        : `${filled} is there already. To move it aside first, say --replace.`,
    )
}

/** Files that no key at hand opens are worth nothing: that is said before anything is replaced. */
async function checkKey(env: Environment, backup: string, { keys, sums }: Manifest): Promise<void> {
  if (!Object.keys(sums).some((path) => path.startsWith('files/'))) return
  const own = (await readKeyFile(join(backup, 'files.key'))) ?? (await readKeyFile(keyFile(env.WOURI_DATA)))
  const current = env.FILES_KEY ? Buffer.from(env.FILES_KEY, 'hex') : own
  const given = [...(current ? [current] : []), ...env.FILES_KEY_OLD.map((one) => Buffer.from(one, 'hex'))]
  if (keys.every((name) => given.some((key) => keyName(key) === name))) return
  const found = given.length > 0 ? 'The key that is here is another' : 'No key is here'
  throw new Error(
    `The files of this backup are sealed with the key named ${keys.join(' and ')}. ${found}: set FILES_KEY (and FILES_KEY_OLD), or put files.key into ${resolve(env.WOURI_DATA)}.`,
  )
}

/** Moves what is in the way into a folder beside it, which it returns. */
async function setAside(env: Environment, at: Date, path: string): Promise<void> {
  if (!existsSync(path)) return
  const aside = resolve(
    env.WOURI_DATA,
    `before-restore-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`,
  )
  await mkdir(aside, { recursive: true, mode: 0o700 })
  await rename(path, join(aside, path.split('/').at(-1)!))
  console.log(`What was in ${path} lies in ${aside} now.`)
}

/** Puts the files in place, and their key where the backup brings it and the environment gives none. */
export async function putFiles({ env, backup, manifest, at }: Place): Promise<void> {
  const data = resolve(env.WOURI_DATA)
  await mkdir(data, { recursive: true })
  const brought = await readKeyFile(join(backup, 'files.key'))
  if (brought && !env.FILES_KEY && manifest.keys.includes(keyName(brought))) {
    const own = await readKeyFile(keyFile(data))
    if (!own?.equals(brought)) {
      await setAside(env, at, keyFile(data))
      await copyFile(join(backup, 'files.key'), keyFile(data))
    }
  }
  // Made now where there is none, so that the next start finds the one that belongs to these files.
  await installationKey(data, env.FILES_KEY)
  if (env.S3_URL) {
    const files = join(backup, 'files')
    return existsSync(files) ? copyIntoBucket(files, await s3Bucket(env.S3_URL)) : undefined
  }
  await setAside(env, at, filesFolder(data))
  if ((await filesBelow(join(backup, 'files'))).length > 0)
    await copyTree(join(backup, 'files'), filesFolder(data), { isWanted: isFileOfOurs })
}

/** Puts the database in place. Throws what PostgreSQL says. */
export async function putDatabase({ env, backup, manifest, isReplacing, at }: Place): Promise<void> {
  if (env.DATABASE_URL) {
    if (isReplacing) await withDatabase(poolConfig(env.DATABASE_URL), dropAll)
    return putInto(poolConfig(env.DATABASE_URL), whereaboutsOf(env.DATABASE_URL), backup, manifest)
  }
  const data = embeddedData(env)
  await setAside(env, at, data)
  if (manifest.database === 'embedded') {
    const unfinished = `${data}.restored`
    await rm(unfinished, { recursive: true, force: true })
    await copyTree(join(backup, 'postgres'), unfinished)
    return rename(unfinished, data)
  }
  const embedded = await startEmbeddedPostgres({ folder: data })
  try {
    await putInto(embedded.connection, whereaboutsOfEmbedded(embedded.connection), backup, manifest)
  } finally {
    await embedded.stop()
  }
}

/** Fills an empty database, by PostgreSQL's own programs or row by row. */
async function putInto(
  config: pg.PoolConfig,
  where: Whereabouts,
  backup: string,
  { database, schema }: Manifest,
): Promise<void> {
  if (database === 'rows')
    return withDatabase(config, async (db) => {
      await migrate(db, schema)
      await readRows(db, join(backup, 'rows'))
    })
  const name = `--dbname=${where['PGDATABASE']}`
  const args = ['--no-owner', '--no-privileges', '--single-transaction', name, join(backup, 'database.dump')]
  return runPgTool('pg_restore', args, where)
}

async function withDatabase<T>(config: pg.PoolConfig, ask: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ ...config, statement_timeout: 0, query_timeout: 0 })
  try {
    return await ask(db)
  } finally {
    await db.destroy()
  }
}

async function ownSchemas(db: Db): Promise<{ names: string[]; isFilled: boolean }> {
  const { rows } = await sql<{ name: string; tables: number }>`
    SELECT nspname AS name, (SELECT count(*)::int FROM pg_class WHERE relnamespace = n.oid AND relkind IN ('r', 'p')) AS tables
    FROM pg_namespace n WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'`.execute(db)
  return { names: rows.map(({ name }) => name), isFilled: rows.some(({ tables }) => tables > 0) }
}

async function dropAll(db: Db): Promise<void> {
  for (const name of (await ownSchemas(db)).names) await sql`DROP SCHEMA ${sql.id(name)} CASCADE`.execute(db)
  await sql`CREATE SCHEMA public`.execute(db)
}
