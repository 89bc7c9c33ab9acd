import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { connectReplica } from './replica.ts'

let server: TestServer
let copy: TestServer
let name: string
beforeAll(async () => {
  server = await startServer()
  copy = await startServer()
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(copy.db)
  name = rows[0]!.name
})
afterAll(async () => {
  await copy.close()
  await server.close()
})

const told = async (db: TestServer['db']) =>
  (await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)).rows[0]!.name

const heard = (at: number) =>
  copy.db
    .insertInto('schedules')
    .values({ name: 'payments', next_at: new Date(at), last_at: new Date(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_at: new Date(at) }))
    .execute()

test('reads go to the replica, and to the primary while it is behind', async () => {
  const clock = { now: Date.now() }
  const replica = connectReplica({ ...inject('postgres'), database: name }, server.db, () => clock.now)
  expect(await told(replica)).not.toBe(name)
  clock.now += 5000
  await heard(clock.now)
  expect(await told(replica)).toBe(name)
  clock.now += 30_000
  expect(await told(replica)).not.toBe(name)
  await heard(clock.now)
  clock.now += 5000
  expect(await told(replica)).toBe(name)
  await replica.destroy()
})

test('a replica that is away is noticed by nobody', async () => {
  const replica = connectReplica({ host: '127.0.0.1', port: 1 }, server.db, Date.now)
  expect(await told(replica)).not.toBe(name)
  await replica.destroy()
  expect(await told(server.db)).toBeTruthy()
})

test('a replica that is frozen keeps nobody waiting until it is thawed', async () => {
  const clock = { now: Date.now() }
  await heard(clock.now)
  const replica = connectReplica({ ...inject('postgres'), database: name }, server.db, () => clock.now)
  expect(await told(replica)).toBe(name)
  clock.now += 3000
  await copy.db.transaction().execute(async (frozen) => {
    await sql`LOCK TABLE schedules IN ACCESS EXCLUSIVE MODE`.execute(frozen)
    expect(await told(replica)).not.toBe(name)
  })
  clock.now += 5000
  await heard(clock.now)
  expect(await told(replica)).toBe(name)
  await replica.destroy()
})
