import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  notchpayKeys,
  startNotchpay,
  type EventChanges,
  type NotchpayDouble,
} from '#tests/doubles/notchpay.ts'
import { minute } from '#domain/rental/period.ts'
import { KeySpent, RefundRefused, UnreadableMoney } from '#server/trade/payments/gateways/port.ts'
import { notchpayGateway } from './gateway.ts'
import { offersOf } from './protocol.ts'

let notchpay: NotchpayDouble
let gateway: ReturnType<typeof notchpayGateway>
const clock = { now: Date.now() }
const started: NotchpayDouble[] = []
beforeEach(async () => {
  notchpay = await startNotchpay()
  started.push(notchpay)
  clock.now = Date.now()
  gateway = notchpayGateway({ keys: { ...notchpayKeys, url: notchpay.url }, now: () => clock.now })
})
afterAll(() => Promise.all(started.map((each) => each.close())))

const order = {
  id: 'payment-of-amina',
  amount: 84_000,
  currency: 'XAF' as const,
  reference: '7KQ2M9XA',
  language: 'fr' as const,
  closesAt: 0,
  phone: '+237691234567',
  operator: 'orange' as const,
}
const ref = 'wouri-payment-of-amina'
const charges = () =>
  notchpay.asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/payments/')).length
async function paid() {
  await gateway.phone.prompt(order)
  notchpay.end(ref)
}

test('opening a payment tells nobody, and says what each operator takes', async () => {
  const { handover } = await gateway.open(order)
  expect(gateway.phone.refOf(order.id)).toBe(ref)
  expect(handover).toEqual({
    kind: 'phone',
    offers: [
      { operator: 'mtn', isAvailable: true, min: 10, max: 500_000 },
      { operator: 'orange', isAvailable: true, min: 10, max: 500_000 },
    ],
  })
  expect(notchpay.payments.size).toBe(0)
})

test('the phone is asked under our name, for whole francs, at its operator, without the private key', async () => {
  expect(await gateway.phone.prompt(order)).toBeNull()
  expect(notchpay.payments.get(ref)).toMatchObject({
    amount: 84_000,
    currency: 'XAF',
    status: 'processing',
    charge: {
      channel: 'cm.orange',
      data: { phone: '237691234567', account_number: '237691234567', country: 'CM' },
    },
  })
  expect(notchpay.asked.every(({ isGranted }) => !isGranted)).toBe(true)
})

test('the phone is asked once, also when an answer got lost after Notch Pay had accepted', async () => {
  notchpay.mode.lost = 1
  expect(await gateway.phone.prompt(order)).toBeNull()
  expect(await gateway.phone.prompt(order)).toBeNull()
  expect(notchpay.payments.size).toBe(1)
  expect(charges()).toBe(1)
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isProcessing: true })
})

test('a lost answer to the asking itself is no refusal', async () => {
  notchpay.habits.loses = 'phone'
  await expect(gateway.phone.prompt(order)).rejects.toThrow('fetch failed')
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isProcessing: true, reason: null })
})

test('Notch Pay may answer only when the payer has: nobody waits for that', { tags: 'all' }, async () => {
  let letGo = () => {}
  notchpay.habits.answersWith = new Promise((resolve) => {
    letGo = resolve
  })
  // It answers before it is let go.
  expect(await gateway.phone.prompt(order)).toBeNull()
  letGo()
})

test.each([
  ['a payment', 'refusesPayments'],
  ['a phone', 'refusesPhones'],
] as const)(
  '%s that Notch Pay does not take is refused at once; one it could not answer is not',
  async (_, habit) => {
    notchpay.habits[habit] = 422
    expect(await gateway.phone.prompt(order)).toBe('refused')
    notchpay.habits[habit] = 500
    await expect(gateway.phone.prompt({ ...order, id: 'another' })).rejects.toThrow('notchpay 500')
  },
)

test('a payment that Notch Pay does not know is unknown, not refused', async () => {
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isUnknown: true })
})

test('it is paid once Notch Pay says so, and found where only its own name opens it', async () => {
  await gateway.phone.prompt(order)
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isProcessing: true, reason: null })
  notchpay.end(ref)
  notchpay.habits.knowsOwnNamesOnly = true
  expect(await gateway.read(ref)).toMatchObject({ paid: true, isProcessing: false, amount: 84_000 })
})

test.each([
  ['failed', 'refused'],
  ['rejected', 'refused'],
  ['canceled', 'refused'],
  ['expired', 'expired'],
])('%s is told in our words: %s', async (status, reason) => {
  await gateway.phone.prompt(order)
  notchpay.end(ref, status)
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isProcessing: false, reason })
})

test.each(['incomplete', 'a-state-of-tomorrow'])(
  '%s counts as nothing, and staff are notified',
  async (status) => {
    await gateway.phone.prompt(order)
    notchpay.end(ref, status)
    await expect(gateway.read(ref)).rejects.toThrow(UnreadableMoney)
  },
)

test.each([{ amount: 84_000.5 }, { amount: '84 000' }, { currency: 'EUR' }])(
  'an answer with %o is no answer about money',
  async (changes) => {
    await paid()
    Object.assign(notchpay.payments.get(ref)!, changes)
    await expect(gateway.read(ref)).rejects.toThrow(UnreadableMoney)
  },
)

test('a payment whose phone was never asked is over when nobody could approve it any more', async () => {
  await gateway.phone.prompt(order)
  notchpay.end(ref, 'pending')
  expect(await gateway.read(ref)).toMatchObject({ isProcessing: true, reason: null })
  clock.now += 12 * minute
  expect(await gateway.read(ref)).toMatchObject({ isProcessing: false, reason: 'expired' })
  notchpay.end(ref)
  expect(await gateway.read(ref)).toMatchObject({ paid: true, reason: null })
})

test('what operators take is asked every five minutes, and nobody is available when it cannot be asked', async () => {
  Object.assign(notchpay.channels[1]!, { active: false })
  expect((await gateway.phone.offers()).map(({ isAvailable }) => isAvailable)).toEqual([true, false])
  await gateway.phone.offers()
  expect(notchpay.asked).toHaveLength(1)
  clock.now += 5 * minute
  notchpay.mode.broken = 1
  expect((await gateway.phone.offers()).map(({ isAvailable }) => isAvailable)).toEqual([false, false])
})

test('an operator without a limit takes every sum, and limits have whatever names', () => {
  // As the reference of Notch Pay shows its channels.
  const named = { id: 'cm.mtn', active: true, enabled: true, e2e: true, collect: true }
  expect(offersOf([named])).toEqual([
    { operator: 'mtn', isAvailable: true, min: 1, max: 999_999_999 },
    { operator: 'orange', isAvailable: false, min: 0, max: 0 },
  ])
  expect(offersOf([{ ...named, max_amount: 0 }])[0]).toMatchObject({ isAvailable: false })
  expect(offersOf([{ ...named, minimum: 100, maximum: '250000' }])[0]).toMatchObject({
    min: 100,
    max: 250_000,
  })
})

const refund = { ref, amount: 20_000, currency: 'XAF' as const, key: 'refund-1' }

test('a refund is given once, followed until it is there, and sent again when it failed', async () => {
  await paid()
  expect(await gateway.refund(refund)).toBe('pending')
  expect(await gateway.refund(refund)).toBe('pending')
  expect(notchpay.refunds).toHaveLength(1)
  notchpay.refunds[0]!.status = 'failed'
  await expect(gateway.refund(refund)).rejects.toThrow(KeySpent)
  expect(notchpay.refunds).toHaveLength(1)
  expect(await gateway.refund({ ...refund, attempt: 1 })).toBe('pending')
  expect(notchpay.refunds).toHaveLength(2)
  notchpay.refunds[1]!.status = 'complete'
  expect(await gateway.refund({ ...refund, attempt: 1 })).toBe('done')
  expect(await gateway.read(ref, [{ key: 'refund-1', attempt: 0 }])).toMatchObject({
    refunded: 20_000,
    refunds: [
      { ownId: 'refund-1', state: 'failed' },
      { ownId: 'refund-1', state: 'done', amount: 20_000 },
    ],
  })
})

test('a refund that Notch Pay does not take is refused, and one it could not answer is not', async () => {
  await paid()
  notchpay.end(ref, 'failed')
  await expect(gateway.refund(refund)).rejects.toThrow(RefundRefused)
  notchpay.mode.broken = 1
  await expect(gateway.refund(refund)).rejects.not.toThrow(RefundRefused)
})

test('a refund whose answer got lost is found, on whatever page of the list it is', async () => {
  await paid()
  notchpay.habits.perPage = 2
  for (let other = 0; other < 5; other++)
    notchpay.refunds.push({
      id: `${other}`,
      payment: 'trx.other',
      amount: 20_000,
      currency: 'XAF',
      reason: null,
      status: 'complete',
    })
  notchpay.habits.loses = 'refund'
  await expect(gateway.refund(refund)).rejects.toThrow('fetch failed')
  expect(await gateway.refund(refund)).toBe('pending')
  expect(notchpay.refunds).toHaveLength(6)
})

test('nobody gets money twice, even when Notch Pay forgets what a refund was for', async () => {
  await paid()
  notchpay.habits.forgetsReasons = true
  expect(await gateway.refund(refund)).toBe('pending')
  expect(await gateway.refund(refund)).toBe('pending')
  expect(notchpay.refunds).toHaveLength(1)
})

test('never more is given back than is left', async () => {
  await paid()
  notchpay.refunds.push({
    id: 'by hand',
    payment: 'trx.1double',
    amount: 80_000,
    currency: 'XAF',
    reason: 'sorry',
    status: 'complete',
  })
  expect(await gateway.refund(refund)).toBe('pending')
  expect(notchpay.refunds.at(-1)).toMatchObject({ amount: 4000 })
  expect(await gateway.refund({ ...refund, key: 'refund-2' })).toBe('done')
})

const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  gateway.readEvent(Buffer.from(body), headers, clock.now)

test.each<EventChanges>([{}, { nested: true }])(
  'a signed message says which payment to read: %o',
  async (changes) => {
    await paid()
    expect(await read(notchpay.event('payment.complete', ref, changes))).toMatchObject({
      gateway: 'notchpay',
      type: 'payment.complete',
      ref,
    })
  },
)

test('a message about something else names no payment of ours', async () => {
  expect(await read(notchpay.event('transfer.complete', 'trf.1'))).toMatchObject({ ref: null, ownId: null })
  const about = notchpay.event('refund.complete', 'rfd.1', { data: { reason: 'Wouri refund-1' } })
  expect(await read(about)).toMatchObject({ ref: null, ownId: 'refund-1' })
})

test('two events of one payment are two, also when they come under one name', async () => {
  const [first, second] = await Promise.all(
    ['payment.created', 'payment.complete'].map((type) => read(notchpay.event(type, ref, { id: 'pay_1' }))),
  )
  expect(first!.id).not.toBe(second!.id)
})

test.each([
  [
    'signed with the private key',
    () => notchpay.event('payment.complete', ref, { key: notchpayKeys.privateKey }),
  ],
  ['without a signature', () => ({ ...notchpay.event('payment.complete', ref), headers: {} })],
  ['with half a signature', () => cut(notchpay.event('payment.complete', ref))],
  [
    'changed by one blank',
    () => ({
      ...notchpay.event('payment.complete', ref),
      body: `${notchpay.event('payment.complete', ref).body} `,
    }),
  ],
])('a message %s is refused', async (_, forge) => {
  await expect(read(forge())).rejects.toThrow('invalid-input')
})

function cut({ body, headers }: { body: string; headers: Record<string, string> }) {
  return { body, headers: { ...headers, 'x-notch-signature': headers['x-notch-signature']!.slice(0, 32) } }
}
