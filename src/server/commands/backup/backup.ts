// `npm run backup -- [folder] [--with-key] [--dump]`: a copy of the database and the files, while the site runs or not.

import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { readEnvironment, type Environment } from '#server/app/env.ts'
import { installationKeys, keyFile, keyName } from '#server/platform/files/keys/file-key.ts'
import { filesFolder } from '#server/platform/files/open-files.ts'
import { isFileOfOurs } from '#server/platform/files/port.ts'
import { s3Bucket } from '#server/platform/files/s3-bucket.ts'
import { copyFromBucket } from './copy-bucket.ts'
import { copyEmbedded } from './copy-embedded.ts'
import { copyTree } from './copy-tree.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { runPgTool, whereaboutsOf } from './pg-tools.ts'
import { writeRows } from './rows.ts'

/** Copies the database into the folder of a backup. Returns how. */
async function copyDatabase(
  env: Environment,
  folder: string,
  asRows: boolean,
): Promise<Pick<Manifest, 'database' | 'schema'>> {
  if (env.DATABASE_URL) {
    const to = `--file=${join(folder, 'database.dump')}`
    const args = ['--format=custom', '--no-owner', '--no-privileges', to]
    await runPgTool('pg_dump', args, whereaboutsOf(env.DATABASE_URL))
    return { database: 'dump' }
  }
  const data = resolve(env.WOURI_DATA, 'postgres')
  if (!existsSync(data)) throw new Error(`There is no database in ${data}.`)
  const embedded = await startEmbeddedPostgres({ folder: data })
  try {
    if (asRows) return { database: 'rows', schema: await rowsOf(embedded.connection, join(folder, 'rows')) }
    await copyEmbedded(embedded.connection, data, join(folder, 'postgres'))
    return { database: 'embedded' }
  } finally {
    await embedded.stop()
  }
}

async function rowsOf(connection: EmbeddedPostgres['connection'], folder: string): Promise<string> {
  const db = connect({ ...connection, statement_timeout: 0, query_timeout: 0 })
  try {
    return await writeRows(db, folder)
  } finally {
    await db.destroy()
  }
}

async function backUp(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'with-key': { type: 'boolean' }, dump: { type: 'boolean' } },
  })
  const env = readEnvironment(process.env)
  const at = new Date()
  const name = `wouri-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  const folder = resolve(positionals[0] ?? join(env.WOURI_DATA, 'backups'), name)
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    // Twice, before and after the database: no row that is in the copy may name a file that is not.
    const bucket = env.S3_URL ? await s3Bucket(env.S3_URL) : null
    const copyFiles = async () => {
      const [files, to] = [filesFolder(env.WOURI_DATA), join(unfinished, 'files')]
      if (bucket) await copyFromBucket(bucket, to)
      else if (existsSync(files)) await copyTree(files, to, { isWanted: isFileOfOurs, keep: true })
    }
    await copyFiles()
    const database = await copyDatabase(env, unfinished, values.dump ?? false)
    await copyFiles()
    const { current, earlier } = await installationKeys(env)
    if (values['with-key'] && env.FILES_KEY === undefined)
      await copyFile(keyFile(env.WOURI_DATA), join(unfinished, 'files.key'))
    await writeManifest(unfinished, {
      at: at.toISOString(),
      ...database,
      keys: [current, ...earlier].map(keyName),
    })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  console.log(`The backup is in ${folder}`)
  if (positionals.length === 0) console.log('It lies on the same disk as the data: keep a copy elsewhere.')
  const where = env.FILES_KEY ? 'FILES_KEY' : resolve(keyFile(env.WOURI_DATA))
  console.log(
    values['with-key'] && env.FILES_KEY === undefined
      ? 'The key of the files is in it: whoever reads the backup reads every licence.'
      : `The key of the files is NOT in it, and without the key no licence opens again. Keep it apart: ${where}`,
  )
}

try {
  await backUp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
