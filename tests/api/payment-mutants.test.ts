// Deliberate faults in what moves money: each must be noticed by the histories, or the histories prove nothing. The first tier draws
// some of them.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults, files } from '#tests/fixtures/payment-faults.ts'
import { faultyActs } from '#tests/support/faulty-payments.ts'
import { fakeGateway, smallLimits } from '#tests/support/gateway.ts'
import { realActs } from '#tests/support/real-acts.ts'
import { playHistory } from '#tests/support/payment-history.ts'
import { judge } from '#tests/support/payment-oracle.ts'
import { randomFrom, sample } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(join(tmpdir(), 'wouri-faults-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('without a mutation nothing is reported', async () => {
  for (let seed = 1; seed <= runs(2, 10); seed++) {
    const gateway = fakeGateway(smallLimits)
    const played = await playHistory({
      db: server.db,
      gateway,
      clock: server.clock,
      acts: realActs,
      random: randomFrom(seed),
      inDays: 10 + seed * 4,
    })
    expect(await judge(server.db, gateway, played), `seed ${seed}`).toEqual([])
  }
  await clean(server)
}, 60_000)

test.each(
  sample(
    faults.map((fault, turn) => ({ ...fault, turn })),
    3,
  ),
)(
  '$name: noticed',
  async ({ file, right, wrong, seed: known, turn }) => {
    const acts = await faultyActs(join(folder, String(turn)), { file: files[file], right, wrong })
    // What the faults before this one have left behind proves nothing about it.
    const before = new Set(
      await judge(server.db, fakeGateway(), { bookings: [], counter: new Map(), wrong: [] }),
    )
    const noticed: string[] = []
    const others = Array.from({ length: 300 }, (_, at) => at + 1).filter((seed) => seed !== known)
    for (const seed of [known, ...others]) {
      if (noticed.length > 0) break
      const gateway = fakeGateway(smallLimits)
      const inDays = 60 + (turn * 300 + seed) * 4
      const played = await playHistory({
        db: server.db,
        gateway,
        clock: server.clock,
        acts,
        random: randomFrom(seed),
        inDays,
      })
      noticed.push(...(await judge(server.db, gateway, played)).filter((sentence) => !before.has(sentence)))
    }
    expect(noticed).not.toEqual([])
    // The next fault begins with clean books.
    await clean(server)
  },
  300_000,
)

async function clean({ db }: TestServer): Promise<void> {
  await db.deleteFrom('booking_changes').execute()
  for (const table of ['refunds', 'disputes', 'money_flags', 'counter_refunds', 'counter_payments'] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('payments').where('id', 'not like', 'demo-%').execute()
  await db
    .updateTable('bookings')
    .set({ status: 'void', hold_expires_at: null, paid: 0, back_at_counter: 0 })
    .where('car_id', '=', 'demo-prado-daily')
    // Trips of the demonstration that are over have their reviews.
    .where('id', 'not like', 'demo-%')
    .execute()
}
