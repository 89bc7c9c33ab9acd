// Random histories of money, with crashes in the middle of transactions, against what must always be true.
// A failure prints its seed; SEED=… HISTORIES=1 plays that history alone, HISTORIES=500 more of them than every run can wait for.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeGateway, smallLimits } from '#tests/support/gateway.ts'
import { realActs } from '#tests/support/real-acts.ts'
import { playHistory } from '#tests/support/payment-history.ts'
import { judge } from '#tests/support/payment-oracle.ts'
import { randomFrom, seed as first } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'

const many = 60
const histories = Number(process.env['HISTORIES'] ?? runs(10, many))
/** What is rare may be missing from the first ones: then there are more, up to this many times as many. */
const mostTimes = 3

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** How often each kind of thing happened. A simulation in which nothing happens proves nothing. */
async function happened(): Promise<Record<string, number>> {
  const payments = await server.db
    .selectFrom('payments')
    .select(['booking_id', 'status', 'no_money_reason', 'prompted_at'])
    .where('id', 'not like', 'demo-%')
    .execute()
  const refunds = await server.db.selectFrom('refunds').select('reason').execute()
  const count = async (table: 'disputes' | 'counter_refunds' | 'booking_changes') => {
    const rows = server.db.selectFrom(table).select(({ fn }) => fn.countAll<string>().as('count'))
    const counted = table === 'booking_changes' ? rows.where('state', '=', 'accepted') : rows
    return Number((await counted.executeTakeFirstOrThrow()).count)
  }
  const fromPhones = payments.filter(({ prompted_at: prompted }) => prompted !== null)
  const kept = Map.groupBy(
    payments.filter(({ status }) => status === 'kept'),
    (payment) => payment.booking_id,
  )
  return {
    settled: payments.filter(({ status }) => status === 'kept' || status === 'returned').length,
    changed: await count('booking_changes'),
    disputed: await count('disputes'),
    'handed back': await count('counter_refunds'),
    'refunded by hand': refunds.filter(({ reason }) => reason === 'provider').length,
    'refunded as incomplete': refunds.filter(({ reason }) => reason === 'incomplete').length,
    'kept from a phone': fromPhones.filter(({ status }) => status === 'kept').length,
    'refused on a phone': fromPhones.filter(
      ({ no_money_reason: reason }) => reason === 'refused' || reason === 'no-money',
    ).length,
    'operator away': fromPhones.filter(({ no_money_reason: reason }) => reason === 'operator-away').length,
    'paid in parts': [...kept.values()].filter((parts) => parts.length > 1).length,
  }
}

async function missing(): Promise<string[]> {
  return Object.entries(await happened()).flatMap(([kind, times]) => (times === 0 ? [kind] : []))
}

test(`${histories} histories break nothing`, async () => {
  let crashes = 0
  const play = async (turn: number) => {
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
    expect(await judge(server.db, gateway, played), `SEED=${seed} HISTORIES=1`).toEqual([])
  }
  let turn = 0
  while (turn < histories) await play(turn++)
  if (histories < 10) return
  expect((await happened())['settled'], `from SEED=${first}`).toBeGreaterThan(0)
  expect(crashes, `from SEED=${first}`).toBeGreaterThan(0)
  // Few need not hold what is rare.
  if (histories < many) return
  while (turn < mostTimes * histories && (await missing()).length > 0) await play(turn++)
  expect(await missing(), `from SEED=${first}`).toEqual([])
  expect((await happened())['settled']).toBeGreaterThan(histories / 2)
  expect(crashes).toBeGreaterThan(histories)
}, 600_000)
