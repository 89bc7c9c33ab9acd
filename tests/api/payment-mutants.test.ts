// Deliberate faults in what moves money: each must be noticed by the histories, or the histories prove nothing.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultyActs } from '#tests/support/faulty-payments.ts'
import { fakeGateway, smallLimits } from '#tests/support/gateway.ts'
import { realActs } from '#tests/support/real-acts.ts'
import { playHistory } from '#tests/support/payment-history.ts'
import { judge } from '#tests/support/payment-oracle.ts'
import { randomFrom } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Under `src`; what is left out is `settle`. */
const files = {
  settle: 'server/payments/settlement/settle',
  'keep-payment': 'server/payments/settlement/keep-payment',
  'return-money': 'server/payments/return-money',
  'provider-books': 'server/payments/settlement/provider-books',
  'write-refusal': 'server/payments/settlement/write-refusal',
  'record-counter-refund': 'server/payments/counter/record-counter-refund',
  holds: 'server/payments/holds',
  'prompt-payment': 'server/payments/checkout/prompt-payment',
  'book-payment': 'domain/payment/book-payment',
} as const

/**
 * What is written, and what a tired person might have written instead. Random histories come too rarely to some faults, which
 * tests of their own hold: parts after giving up (checkout/parts.test.ts), wrong amounts and holds that are over
 * (settlement/settle.test.ts), old readings and surplus (settlement/provider-books.test.ts).
 */
const faults: [name: string, right: string, wrong: string, file?: Exclude<keyof typeof files, 'settle'>][] = [
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
  ['the sum is not written', '  await refreshPaid(tx, booking.id)\n', '', 'keep-payment'],
  ['the history is not written', 'to_status: booked.status', "to_status: 'void'", 'keep-payment'],
  [
    'no one is notified',
    '  await tell(tx, payment, { was: booking.status, is: booked.status }, now)\n',
    '',
    'keep-payment',
  ],
  ['what is kept is not marked', "await markSettled(tx, payment.id, 'kept', now)", '', 'keep-payment'],
  [
    'a cancelled booking is taken as free',
    "if (status === 'cancelled') return { back: 'cancelled' }",
    '',
    'book-payment',
  ],
  [
    'a sum is taken twice',
    "if (sum > Math.min(target, total)) return { back: 'already-paid' }",
    '',
    'book-payment',
  ],
  ['the deposit paid twice is taken for the rest', 'Math.min(target, total)', 'total', 'book-payment'],
  ['a part alone makes the booking', 'if (sum < dueToKeep)', 'if (false)', 'book-payment'],
  ['what is enough makes no booking', 'if (sum < dueToKeep)', 'if (sum <= dueToKeep)', 'book-payment'],
  [
    'a part without a hold is kept',
    "? { back: 'incomplete' }\n        : {",
    '? { status, holdExpiresAt }\n        : {',
    'book-payment',
  ],
  [
    'parts stay when their hold ends',
    'const parts = await returnParts(tx, id, now)',
    'const parts = 0',
    'holds',
  ],
  ['one of several parts stays', 'of parts)', 'of parts.slice(1))', 'return-money'],
  [
    'parts are given back and still count',
    'if (parts.length > 0) await refreshPaid(tx, bookingId)',
    '',
    'return-money',
  ],
  [
    'the phone is asked for what the row does not say',
    '      xaf,\n      ...charge,\n',
    '',
    'prompt-payment',
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
  ['staff hear of no dispute', 'if (before?.state !== state)\n', 'if (before === null)\n', 'provider-books'],
  ['staff hear of a dispute at every reading', 'if (before?.state !== state)\n', '', 'provider-books'],
  ['the sum does not follow the books', 'await refreshPaid(tx, payment.booking_id)', '{}', 'provider-books'],
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

test('without a mutation nothing is reported', async () => {
  for (let seed = 1; seed <= 10; seed++) {
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
  faults.map(
    ([name, right, wrong, file = 'settle'], turn) =>
      [name, right, wrong, file as keyof typeof files, turn] as const,
  ),
)(
  '%s: noticed',
  async (_, right, wrong, file, turn) => {
    const acts = await faultyActs(join(folder, String(turn)), { file: files[file], right, wrong })
    // What the faults before this one have left behind proves nothing about it.
    const known = new Set(
      await judge(server.db, fakeGateway(), { bookings: [], counter: new Map(), wrong: [] }),
    )
    const noticed: string[] = []
    for (let seed = 1; seed <= 300 && noticed.length === 0; seed++) {
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
