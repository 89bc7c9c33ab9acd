// Random histories of deposits, charges, payments, reversals and later ends, with crashes in the middle of transactions, against
// a plain reckoning of each sum and the doctor. A failure prints its seed; SEED=… HISTORIES=1 plays that history alone.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { handoverActs, playHandover, type HandoverActs } from '#tests/support/handover-history.ts'
import { randomFrom, seed as first } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { aCar } from '#tests/support/staff.ts'
import { runs } from '#tests/support/tier.ts'

const histories = Number(process.env['HISTORIES'] ?? runs(20, 1000))
const steps = 15

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Out since two hours, for three days at 150 000, with a deposit of 200 000. */
async function play(seed: number, acts: HandoverActs = handoverActs) {
  const { db, clock } = server
  const { now } = clock
  const from = now - 2 * hour
  const booking = await aMadeBooking(db, {
    now,
    car_id: await aCar(db),
    status: 'reserved',
    from_at: new Date(from),
    to_at: new Date(from + 3 * day),
    security_deposit: 200_000,
    handed_over_at: new Date(now - 2 * hour),
  })
  const staff = await signedIn({ db, now }, 'admin', 'admin')
  const driver = await signedIn({ db, now }, 'amina-ngassa')
  const played = await playHandover(
    { db, clock, random: randomFrom(seed), booking, staff, driver, acts },
    steps,
  )
  clock.now = now
  return played
}

/** A simulation in which one of these never happens proves little about it. */
const kinds = [
  'taken',
  'returned',
  'retained',
  'reversed',
  'paid',
  'handed back',
  'charged',
  'struck',
  'refused',
  'extended',
]

test(`${histories} histories keep every sum`, { timeout: 60_000 + histories * 9000 }, async () => {
  const done: Record<string, number> = {}
  const missing = () => (histories < 100 ? [] : kinds.filter((kind) => !done[kind]))
  let crashes = 0
  // What is rare is waited for, three times as long at most.
  for (let turn = 0; turn < histories || (missing().length > 0 && turn < 3 * histories); turn++) {
    const played = await play(first + turn)
    crashes += played.crashes
    for (const [name, times] of Object.entries(played.done)) done[name] = (done[name] ?? 0) + times
    expect(played.wrong, `SEED=${first + turn} HISTORIES=1`).toEqual([])
  }
  expect(await examine(server.db)).toEqual([])
  expect(missing()).toEqual([])
  if (histories >= 100) expect(crashes).toBeGreaterThan(histories / 10)
})

type Mutants = Record<string, Partial<HandoverActs>>
const mutants: Mutants = {
  'a deposit that is sent again counts again': {
    recordDeposit: (db, record) => handoverActs.recordDeposit(db, { ...record, key: crypto.randomUUID() }),
  },
  'a charge that is sent again counts again': {
    applyCharges: (db, applying) =>
      handoverActs.applyCharges(db, {
        ...applying,
        charges: applying.charges.map((charge) => ({ ...charge, _id: crypto.randomUUID() })),
      }),
  },
  'a struck charge stays due': { strikeCharge: async () => undefined },
  'a reversal takes nothing back': { reverseDeposit: async () => undefined },
  'money is recorded without its key': {
    recordCounterPayment: (db, payment) =>
      handoverActs.recordCounterPayment(db, { ...payment, key: crypto.randomUUID() }),
  },
}

test.each(Object.entries(mutants))('a mutant dies: %s', { timeout: 120_000 }, async (_, mutant) => {
  const acts = { ...handoverActs, ...mutant }
  for (let turn = 0; turn < 40; turn++) {
    const died = await play(first + 100_000 + turn, acts).then(
      ({ wrong }) => wrong.length > 0,
      () => true,
    )
    if (died) return
  }
  expect.unreachable('the mutant lives')
})
