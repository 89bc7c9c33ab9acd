// One PostgreSQL for the whole run, with a template of the demonstration world that every test file copies.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import type { Instant } from '#domain/rental/period.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { fill } from '#server/demonstration/seed/fill.ts'

export type Connection = Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection']

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection
    /** For which moment the world was filled. */
    filledAt: Instant
  }
}

export const templateName = 'wouri_template'

type World = { connection: Connection; filledAt: Instant; stop(): Promise<void> }

/** Several projects have tests that need it: in one run they share it. */
const run = globalThis as { wouriWorld?: Promise<World> }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.wouriWorld ??= startWorld()
  const { connection, filledAt, stop } = await run.wouriWorld
  project.provide('postgres', connection)
  project.provide('filledAt', filledAt)
  return stop
}

async function startWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'wouri-test-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const admin = connect(postgres.connection)
  await sql`CREATE DATABASE ${sql.ref(templateName)}`.execute(admin)
  // What a machine loses when it is switched off is no loss here, and waiting for its disk is most of a test's time.
  await sql`ALTER SYSTEM SET fsync = off`.execute(admin)
  await sql`ALTER SYSTEM SET synchronous_commit = off`.execute(admin)
  // No database here lives long enough to need its tidying.
  await sql`ALTER SYSTEM SET autovacuum = off`.execute(admin)
  await sql`ALTER SYSTEM SET full_page_writes = off`.execute(admin)
  await sql`SELECT pg_reload_conf()`.execute(admin)
  await admin.destroy()
  const template = connect({ ...postgres.connection, database: templateName })
  await migrate(template)
  const filledAt = Date.now()
  await fill(template, filledAt, true)
  await template.destroy()
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { connection: postgres.connection, filledAt, stop: () => (stopped ??= stop()) }
}
