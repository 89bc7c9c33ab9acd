import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStripe, stripeWebhookSecret, type StripeDouble } from '#tests/doubles/stripe.ts'
import { KeySpent, UnreadableMoney, type GatewayWithEvents } from '#server/trade/payments/gateways/port.ts'
import { stripeGateway } from './gateway.ts'

let stripe: StripeDouble
let gateway: GatewayWithEvents
beforeAll(async () => {
  stripe = await startStripe()
  gateway = stripeGateway({
    secretKey: 'sk_test_double',
    publishableKey: 'pk_test_double',
    webhookSecret: stripeWebhookSecret,
    url: stripe.url,
  })
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.asked.length = 0
})

let orders = 0
const anOrder = (changes: Partial<Parameters<GatewayWithEvents['open']>[0]> = {}) => {
  orders += 1
  return {
    id: `payment-${orders}`,
    amount: 50_000,
    currency: 'XAF' as const,
    reference: '7KQ2M9XA',
    language: 'en' as const,
    closesAt: 0,
    ...changes,
  }
}

test.each([
  ['XAF', 50_000, '50000', 'xaf'],
  ['EUR', 1999, '1999', 'eur'],
] as const)('%s %d reaches Stripe as %s', async (currency, amount, sent, code) => {
  await gateway.open(anOrder({ currency, amount }))
  expect(stripe.asked[0]).toMatchObject({
    path: '/v1/payment_intents',
    form: { amount: sent, currency: code },
  })
})

test('an answer that gets lost is asked for again under the same key: one payment', async () => {
  const before = stripe.intents.size
  stripe.mode.lost = 1
  const order = anOrder()
  const opened = await gateway.open(order)
  expect(stripe.intents.size).toBe(before + 1)
  expect(stripe.asked.map(({ key }) => key)).toEqual([order.id, order.id])
  expect(await gateway.open(order)).toEqual(opened)
})

test('the current state at Stripe counts, refunds included', async () => {
  const { ref } = await gateway.open(anOrder())
  expect(await gateway.read(ref)).toEqual({
    paid: false,
    isProcessing: false,
    isApproved: false,
    amount: 50_000,
    currency: 'XAF',
    refunded: 0,
    refunds: [],
    disputes: [],
  })
  stripe.pay(ref, 49_000)
  expect(await gateway.read(ref)).toMatchObject({ paid: true, amount: 49_000 })
  await gateway.refund({ ref, amount: 9000, currency: 'XAF', key: `refund-of-${ref}` })
  await gateway.refund({ ref, amount: 9000, currency: 'XAF', key: `refund-of-${ref}` })
  expect(await gateway.read(ref)).toMatchObject({ paid: true, refunded: 9000 })
})

test.each([
  ['a text', { amount_received: '50000' }],
  ['a part of a franc', { amount_received: 50_000.5 }],
  ['less than nothing', { amount_received: -1 }],
  ['a currency that was not charged', { currency: 'ngn' }],
  ['a currency in capitals', { currency: 'XAF' }],
])('an amount that is %s is not read as money', async (_, wrong) => {
  const { ref } = await gateway.open(anOrder())
  stripe.pay(ref)
  Object.assign(stripe.intents.get(ref)!, wrong)
  await expect(gateway.read(ref)).rejects.toThrow(UnreadableMoney)
})

test('a dispute withdraws money while Stripe has it, and an inquiry does not', async () => {
  const { ref } = await gateway.open(anOrder())
  stripe.pay(ref)
  const dispute = stripe.dispute(ref, 20_000)
  const { id } = dispute
  dispute.balance_transactions = []
  dispute.status = 'warning_needs_response'
  const read = async () => (await gateway.read(ref)).disputes
  expect(await read()).toEqual([{ id, amount: 20_000, currency: 'XAF', state: 'open', isWithdrawn: false }])
  Object.assign(dispute, { status: 'needs_response', balance_transactions: [{ amount: -20_000 }] })
  expect(await read()).toMatchObject([{ state: 'open', isWithdrawn: true }])
  // Nothing is given back meanwhile, and of a lost one only what the bank has not taken.
  const order = { ref, amount: 50_000, currency: 'XAF' as const, key: `disputed-${ref}` }
  expect(await gateway.refund(order)).toBe('pending')
  stripe.decide(dispute, 'lost')
  expect(await read()).toMatchObject([{ state: 'lost', isWithdrawn: true }])
  expect(await gateway.refund(order)).toBe('done')
  expect(stripe.intents.get(ref)!.refunded).toBe(30_000)
  stripe.decide(dispute, 'won')
  expect(await read()).toMatchObject([{ state: 'won', isWithdrawn: false }])
})

test('a failure that Stripe remembers is not asked for again for a day: the next attempt has a key of its own, and only one refund is made', async () => {
  const { ref } = await gateway.open(anOrder())
  stripe.pay(ref)
  const order = { ref, amount: 50_000, currency: 'XAF' as const, key: `spent-${ref}` }
  stripe.failing.next = 1
  await expect(gateway.refund(order)).rejects.toThrow(KeySpent)
  await expect(gateway.refund(order)).rejects.toThrow(KeySpent)
  expect(stripe.intents.get(ref)!.refunded).toBe(0)
  expect(await gateway.refund({ ...order, attempt: 1 })).toBe('done')
  expect(await gateway.refund({ ...order, attempt: 1 })).toBe('done')
  expect(await gateway.refund({ ...order, attempt: 2 })).toBe('done')
  expect(stripe.intents.get(ref)!.refunded).toBe(50_000)
})

test('a key whose answer got lost is not given up: what it did is found', async () => {
  const { ref } = await gateway.open(anOrder())
  stripe.pay(ref)
  const order = { ref, amount: 50_000, currency: 'XAF' as const, key: `lost-${ref}` }
  stripe.mode.broken = 3
  await expect(gateway.refund(order)).rejects.not.toThrow(KeySpent)
  expect(await gateway.refund(order)).toBe('done')
  expect(stripe.intents.get(ref)!.refunded).toBe(50_000)
})

test('a payment whose key is spent opens under the next one', async () => {
  const order = anOrder()
  stripe.failing.next = 1
  await expect(gateway.open(order)).rejects.toThrow(KeySpent)
  await expect(gateway.open(order)).rejects.toThrow(KeySpent)
  expect((await gateway.open({ ...order, attempt: 1 })).ref).toMatch(/^pi_/)
})

test('closing is no error for a payment that is over', async () => {
  const { ref } = await gateway.open(anOrder())
  await gateway.close(ref)
  await gateway.close(ref)
  expect(stripe.intents.get(ref)!.status).toBe('canceled')
})

test('a message is believed only with its own signature, and only while it is fresh', async () => {
  const now = Date.now()
  const { ref } = await gateway.open(anOrder())
  const { body, signature } = stripe.event('payment_intent.succeeded', ref, { eventId: 'evt_1', at: now })
  const read = (text: string, mark: string | undefined, at = now) =>
    gateway.readEvent(Buffer.from(text), { 'stripe-signature': mark }, at)
  expect(await read(body, signature)).toEqual({
    gateway: 'stripe',
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    ref,
  })
  await expect(read(body, undefined)).rejects.toThrow('invalid-input')
  await expect(read(`${body} `, signature)).rejects.toThrow('invalid-input')
  await expect(
    read(
      body,
      signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
  ).rejects.toThrow('invalid-input')
  await expect(read(body, signature, now + 302_000)).rejects.toThrow('invalid-input')
  await expect(read(body, signature, now - 302_000)).rejects.toThrow('invalid-input')
  expect(await read(body, signature, now + 298_000)).toMatchObject({ ref })
})

test('a refund that was made is found again after Stripe has forgotten its key, and one by hand counts', async () => {
  const { ref } = await gateway.open(anOrder())
  stripe.pay(ref)
  const order = { ref, amount: 20_000, currency: 'XAF' as const, key: `part-of-${ref}` }
  expect(await gateway.refund(order)).toBe('done')
  stripe.forgetKeys()
  expect(await gateway.refund(order)).toBe('done')
  expect(stripe.intents.get(ref)!.refunded).toBe(20_000)
  stripe.refundByHand(ref, 10_000)
  expect(await gateway.refund({ ...order, amount: 50_000, key: `rest-of-${ref}` })).toBe('done')
  expect(stripe.intents.get(ref)!.refunded).toBe(50_000)
})

test('a refund that fails is not done, and the next try is a new one', async () => {
  const { ref } = await gateway.open(anOrder())
  stripe.pay(ref)
  const order = { ref, amount: 50_000, currency: 'XAF' as const, key: `failing-${ref}` }
  stripe.refundState.status = 'failed'
  expect(await gateway.refund(order)).toBe('failed')
  stripe.refundState.status = 'pending'
  expect(await gateway.refund(order)).toBe('pending')
  stripe.refundState.status = 'succeeded'
  expect(await gateway.refund(order)).toBe('pending')
})
