// The product behind PgBouncer in transaction mode, where each statement may go to another connection of the database.
// @module-tag all

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { startClients } from '#tests/support/booking-clients.ts'
import { startProcess, type Process } from '#tests/support/process.ts'
import { findProgram, freePort, startPgBouncer, type Service } from '#tests/support/services.ts'

const program = findProgram('pgbouncer', '/usr/sbin/pgbouncer')

describe.skipIf(program === null)('behind PgBouncer (skipped where the machine has none)', () => {
  let folder: string
  let postgres: EmbeddedPostgres
  let bouncer: Service
  let db: Db
  let site: Process
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wouri-pgbouncer-'))
    postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
    db = connect(postgres.connection)
    await sql`ALTER ROLE ${sql.id(postgres.connection.user)} SET statement_timeout = '10s'`.execute(db)
    bouncer = await startPgBouncer(program!, { database: postgres.connection, port: await freePort() })
    site = await startProcess({
      DATABASE_URL: `${bouncer.url}?pgbouncer=true`,
      WOURI_DATA: join(folder, 'data'),
      WOURI_DEMO: 'on',
      TRUSTED_HOPS: '1',
    })
  })
  afterAll(async () => {
    await site.stop()
    await bouncer.stop()
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a start makes the tables and the demonstration, and clients book at once, each car once', async () => {
    expect(site.url, site.written()).not.toBeNull()
    const clients = startClients(site.url!, 8)
    await pause(5_000)
    const { acknowledged, wrong, statuses } = await clients.stop()
    expect(wrong).toEqual([])
    // With half as many connections as clients, no call runs out of time while it waits for one.
    expect(statuses['503']).toBeUndefined()
    expect(acknowledged.length).toBeGreaterThan(0)
    const kept = db.selectFrom('bookings').select('id').where('id', 'in', acknowledged)
    expect(await kept.execute()).toHaveLength(acknowledged.length)
    const undone = async () => {
      const due = db.selectFrom('outbox').select('id').where('done_at', 'is', null)
      return (await due.where('run_at', '<=', new Date()).execute()).length
    }
    await expect.poll(undone, { timeout: 30_000 }).toBe(0)
    expect(await examine(db)).toEqual([])
  })
})
