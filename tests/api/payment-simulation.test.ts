// Random histories of money, with crashes in the middle of transactions, against what must always be true.
// A failure prints its seed; SEED=… plays that history alone, HISTORIES=… more of them than every run can wait for.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeGateway, smallLimits } from '#tests/support/gateway.ts'
import { realActs } from '#tests/support/real-acts.ts'
import { playHistory } from '#tests/support/payment-history.ts'
import { judge } from '#tests/support/payment-oracle.ts'
import { randomFrom } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const histories = Number(process.env['HISTORIES'] ?? 60)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test(`${histories} histories break nothing`, async () => {
  const only = process.env['SEED']
  const first = only === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(only)
  let crashes = 0
  for (let turn = 0; turn < (only === undefined ? histories : 1); turn++) {
    const seed = first + turn
    const gateway = fakeGateway(smallLimits)
    const world = {
      db: server.db,
      gateway,
      clock: server.clock,
      acts: realActs,
      random: randomFrom(seed),
      inDays: 10 + turn * 4,
    }
    const played = await playHistory(world)
    crashes += played.crashes
    expect(await judge(server.db, gateway, played), `SEED=${seed}`).toEqual([])
  }
  // A simulation in which nothing happens proves nothing.
  const { paid } = await server.db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().as('paid'))
    .where('status', 'in', ['kept', 'returned'])
    .where('id', 'not like', 'demo-%')
    .executeTakeFirstOrThrow()
  const { changed } = await server.db
    .selectFrom('booking_changes')
    .select(({ fn }) => fn.countAll<string>().as('changed'))
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  const count = async (table: 'disputes' | 'counter_refunds') =>
    (
      await server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const byHand = await server.db.selectFrom('refunds').select('id').where('reason', '=', 'provider').execute()
  const fromPhones = await server.db
    .selectFrom('payments')
    .select(['status', 'no_money_reason'])
    .where('prompted_at', 'is not', null)
    .execute()
  const phones = [
    fromPhones.filter(({ status }) => status === 'kept').length,
    fromPhones.filter(({ no_money_reason: reason }) => reason === 'refused' || reason === 'no-money').length,
    fromPhones.filter(({ no_money_reason: reason }) => reason === 'operator-away').length,
  ]
  const settled = await server.db
    .selectFrom('payments')
    .select(['booking_id', 'status'])
    .where('id', 'not like', 'demo-%')
    .execute()
  const kept = Map.groupBy(
    settled.filter(({ status }) => status === 'kept'),
    (row) => row.booking_id,
  )
  const unfinished = await server.db
    .selectFrom('refunds')
    .select('id')
    .where('reason', '=', 'incomplete')
    .execute()
  const parts = [[...kept.values()].filter((rows) => rows.length > 1).length, unfinished.length]
  const elsewhere = [Number(await count('disputes')), Number(await count('counter_refunds')), byHand.length]
  if (only === undefined)
    expect([
      crashes > histories,
      Number(paid) > histories / 2,
      Number(changed) > 0,
      ...elsewhere.map((rows) => rows > 0),
      ...[...phones, ...parts].map((rows) => rows > 0),
    ]).toEqual(Array.from({ length: 11 }, () => true))
}, 600_000)
