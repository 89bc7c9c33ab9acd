// Deliberate faults in `settle`: each must be noticed by the histories, or the histories prove nothing.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { settle as Settle } from '#server/payments/settle.ts'
import { fakeGateway } from '#tests/support/gateway.ts'
import { playHistory } from '#tests/support/payment-history.ts'
import { judge } from '#tests/support/payment-oracle.ts'
import { randomFrom } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const source = resolve(import.meta.dirname, '../../src')

/** What is written, and what a tired person might have written instead. */
const faults: [name: string, right: string, wrong: string][] = [
  ['the amount is not looked at', 'left !== Number(payment.amount) ||', ''],
  ['money that was kept is looked at again', "|| payment.status === 'kept' || payment.status === 'returned'", ''],
  ['what cannot be kept is not sent back', 'await returnMoney(tx, {', 'void ({'],
  ['the sum is not written', '  await refreshPaid(tx, booking.id)\n  await tx', '  await tx'],
  ['the history is not told', 'from_status: booking.status, to_status: status', "from_status: booking.status, to_status: 'void'"],
  ['nobody is told', 'await tell(tx, booking.id, now)', ''],
  ['what is kept is not marked', "await mark(tx, payment.id, 'kept', now)", ''],
  ['a cancelled booking is taken as free', "if (booking.status === 'cancelled') return 'cancelled'", ''],
  ['holds that are over keep the car', 'await releaseHolds(tx, carId, now, payment.booking_id)', ''],
]

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

/** `settle` with one fault. Its imports name the real files, wherever the copy lies. */
async function faulty(turn: number, right: string, wrong: string): Promise<typeof Settle> {
  const text = await readFile(join(source, 'server/payments/settle.ts'), 'utf8')
  expect(text, 'the fault must touch what is written').toContain(right)
  const rooted = text
    .replace(right, wrong)
    .replaceAll("from './", `from '${source}/server/payments/`)
    .replaceAll("from '../", `from '${source}/server/`)
    .replaceAll("from '#domain/", `from '${source}/domain/`)
  const path = join(folder, `settle-${turn}.ts`)
  await writeFile(path, rooted)
  return ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { settle: typeof Settle }).settle
}

test.each(faults.map((fault, turn) => [...fault, turn] as const))('%s: noticed', async (_, right, wrong, turn) => {
  const settle = await faulty(turn, right, wrong)
  const noticed: string[] = []
  for (let seed = 1; seed <= 150 && noticed.length === 0; seed++) {
    const gateway = fakeGateway()
    const inDays = 10 + (turn * 150 + seed) * 4
    const played = await playHistory({ db: server.db, gateway, clock: server.clock, settle, random: randomFrom(seed), inDays })
    noticed.push(...(await judge(server.db, gateway, played.bookings)))
  }
  expect(noticed).not.toEqual([])
  // The next fault begins with clean books.
  await clean(server)
}, 300_000)

async function clean({ db }: TestServer): Promise<void> {
  await db.deleteFrom('booking_changes').execute()
  await db.deleteFrom('refunds').execute()
  await db.deleteFrom('payments').where('id', 'not like', 'demo-%').execute()
  await db.updateTable('bookings').set({ status: 'void', hold_expires_at: null, paid: 0 }).where('car_id', '=', 'demo-prado-daily').execute()
}
