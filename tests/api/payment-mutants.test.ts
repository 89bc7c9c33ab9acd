// Deliberate faults in what moves money: each must be noticed by the histories, or the histories prove nothing.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  recordCounterRefund,
  type recordCounterRefund as HandBack,
} from '#server/payments/counter/record-counter-refund.ts'
import { settle, type settle as Settle } from '#server/payments/settlement/settle.ts'
import { fakeGateway } from '#tests/support/gateway.ts'
import { playHistory } from '#tests/support/payment-history.ts'
import { judge } from '#tests/support/payment-oracle.ts'
import { randomFrom } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const source = resolve(import.meta.dirname, '../../src')

const folders = {
  settle: 'settlement',
  'provider-books': 'settlement',
  'write-refusal': 'settlement',
  'record-counter-refund': 'counter',
} as const

/** What is written, and what a tired person might have written instead. */
const faults: [name: string, right: string, wrong: string, file?: Exclude<keyof typeof folders, 'settle'>][] =
  [
    ['the amount is not looked at', 'left !== Number(payment.amount) ||', ''],
    [
      'money that was kept is looked at again',
      "if (payment.status === 'kept' || payment.status === 'returned') return payment.status",
      '',
    ],
    [
      'why a phone brings no money is not written',
      'return writeRefusal(tx, payment, truth, now)',
      'return payment.status',
    ],
    [
      'money after a refusal is lost',
      "if (payment.status === 'kept' || payment.status === 'returned') return payment.status",
      "if (payment.status === 'kept' || payment.status === 'returned' || payment.no_money_reason) return payment.status",
    ],
    [
      'a prompt that was not heard of stays refused',
      'if (promptedAt === null || (truth.isUnknown && known !== null)) return status',
      'if (promptedAt === null || known !== null) return status',
      'write-refusal',
    ],
    ['what cannot be kept is not sent back', 'await returnMoney(tx, {', 'void ({'],
    ['the sum is not written', '  await refreshPaid(tx, booking.id)\n  await tx', '  await tx'],
    [
      'the history is not written',
      'from_status: booking.status,\n      to_status: status',
      "from_status: booking.status,\n      to_status: 'void'",
    ],
    ['no one is notified', 'await notifyPaid(tx, booking.id, now)', ''],
    ['what is kept is not marked', "await mark(tx, payment.id, 'kept', now)", ''],
    ['a cancelled booking is taken as free', "if (booking.status === 'cancelled') return 'cancelled'", ''],
    [
      'an old reading counts like a new one',
      'if (BigInt(reading) <= BigInt(payment.reading)) return',
      '',
      'provider-books',
    ],
    [
      'a refund at the provider has no row',
      'await followForeign(tx, payment, refund, { now })',
      '{}',
      'provider-books',
    ],
    [
      'the driver is not notified of it',
      "  await notify(tx, { kind: 'payment-refunded', bookingId: payment.booking_id, now, dedupe: id })\n",
      '',
      'provider-books',
    ],
    [
      'withdrawn money stays on the booking',
      'refunded: truth.refunded, disputed }',
      'refunded: truth.refunded }',
      'provider-books',
    ],
    [
      'a dispute that was won brings nothing back',
      'if (isWithdrawn) withdrawn += amount',
      'withdrawn += amount',
      'provider-books',
    ],
    [
      'staff hear of no dispute',
      'if (before?.state !== state)\n',
      'if (before === null)\n',
      'provider-books',
    ],
    ['staff hear of a dispute at every reading', 'if (before?.state !== state)\n', '', 'provider-books'],
    [
      'the sum does not follow the books',
      'await refreshPaid(tx, payment.booking_id)',
      '{}',
      'provider-books',
    ],
    [
      'the counter hands back more than it took',
      "if (amount > handBackLimit(booking, await moneyOn(tx, bookingId))) refuseField('amount', 'more-than-due')",
      '',
      'record-counter-refund',
    ],
    [
      'a retry is money again',
      'if ((await claimKey(tx, claim, { bookingId, amount, note }, now)) !== null) return',
      '',
      'record-counter-refund',
    ],
    [
      'the sum does not follow the counter',
      '    await refreshPaid(tx, bookingId)\n',
      '',
      'record-counter-refund',
    ],
    [
      'what was handed back is not in the history',
      'actor,\n        from_status',
      "actor: 'nobody',\n        from_status",
      'record-counter-refund',
    ],
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

type Acts = { settle: typeof Settle; handBack: typeof HandBack }

/** Writes a copy of a file. Its imports name the real files, wherever the copy lies. */
async function copy(
  name: keyof typeof folders,
  turn: number,
  change: (text: string) => string,
): Promise<string> {
  const home = join(source, 'server/payments', folders[name])
  const text = change(await readFile(join(home, `${name}.ts`), 'utf8'))
  const rooted = text
    .replaceAll(/from '(\.[^']+)'/g, (_, to: string) => `from '${resolve(home, to)}'`)
    .replaceAll(/from '#(domain|contract|server)\//g, (_, part: string) => `from '${source}/${part}/`)
  const path = join(folder, `${name}-${turn}.ts`)
  await writeFile(path, rooted)
  return path
}

const load = async (path: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    settle: typeof Settle
    recordCounterRefund: typeof HandBack
  }

/** What moves money, with one fault in one of the files. */
async function faulty(turn: number, file: keyof typeof folders, right: string, wrong: string): Promise<Acts> {
  const path = await copy(file, turn, (text) => {
    expect(text, 'the fault must touch what is written').toContain(right)
    return text.replace(right, wrong)
  })
  if (file === 'record-counter-refund') return { settle, handBack: (await load(path)).recordCounterRefund }
  const settling =
    file === 'settle'
      ? path
      : await copy('settle', turn, (text) => text.replace(`from './${file}.ts'`, `from '${path}'`))
  return { settle: (await load(settling)).settle, handBack: recordCounterRefund }
}

test('without a mutation nothing is reported', async () => {
  for (let seed = 1; seed <= 10; seed++) {
    const gateway = fakeGateway()
    const played = await playHistory({
      db: server.db,
      gateway,
      clock: server.clock,
      settle,
      handBack: recordCounterRefund,
      random: randomFrom(seed),
      inDays: 10 + seed * 4,
    })
    expect(await judge(server.db, gateway, played), `seed ${seed}`).toEqual([])
  }
  await clean(server)
}, 60_000)

test.each(
  faults.map(
    ([name, right, wrong, file = 'settle'], turn) =>
      [name, right, wrong, file as keyof typeof folders, turn] as const,
  ),
)(
  '%s: noticed',
  async (_, right, wrong, file, turn) => {
    const acts = await faulty(turn, file, right, wrong)
    // What the faults before this one have left behind proves nothing about it.
    const known = new Set(await judge(server.db, fakeGateway(), { bookings: [], counter: new Map() }))
    const noticed: string[] = []
    for (let seed = 1; seed <= 300 && noticed.length === 0; seed++) {
      const gateway = fakeGateway()
      const inDays = 60 + (turn * 300 + seed) * 4
      const played = await playHistory({
        db: server.db,
        gateway,
        clock: server.clock,
        ...acts,
        random: randomFrom(seed),
        inDays,
      })
      noticed.push(...(await judge(server.db, gateway, played)).filter((sentence) => !known.has(sentence)))
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
    .execute()
}
