import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStripe, stripeWebhookSecret, type StripeDouble } from '#tests/doubles/stripe.ts'
import { stripeGateway, type StripeGateway } from './gateway.ts'

let stripe: StripeDouble
let gateway: StripeGateway
beforeAll(async () => {
  stripe = await startStripe()
  gateway = stripeGateway({ secretKey: 'sk_test_double', publishableKey: 'pk_test_double', webhookSecret: stripeWebhookSecret, url: stripe.url })
})
afterAll(() => stripe.close())
beforeEach(() => {
  stripe.asked.length = 0
})

let orders = 0
const anOrder = (changes: Partial<Parameters<StripeGateway['open']>[0]> = {}) => {
  orders += 1
  return { id: `payment-${orders}`, amount: 50_000, currency: 'XAF' as const, reference: '7KQ2M9XA', language: 'en' as const, closesAt: 0, ...changes }
}

test.each([
  ['XAF', 50_000, '50000', 'xaf'],
  ['EUR', 1999, '1999', 'eur'],
] as const)('%s %d reaches Stripe as %s', async (currency, amount, sent, code) => {
  await gateway.open(anOrder({ currency, amount }))
  expect(stripe.asked[0]).toMatchObject({ path: '/v1/payment_intents', form: { amount: sent, currency: code } })
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

test('what Stripe says now is what counts, refunds included', async () => {
  const { ref } = await gateway.open(anOrder())
  expect(await gateway.read(ref)).toEqual({ paid: false, isProcessing: false, isApproved: false, amount: 50_000, currency: 'XAF', refunded: 0 })
  stripe.pay(ref, 49_000)
  expect(await gateway.read(ref)).toMatchObject({ paid: true, amount: 49_000 })
  await gateway.refund({ ref, amount: 9000, currency: 'XAF', key: `refund-of-${ref}` })
  await gateway.refund({ ref, amount: 9000, currency: 'XAF', key: `refund-of-${ref}` })
  expect(await gateway.read(ref)).toMatchObject({ paid: true, refunded: 9000 })
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
  const read = (text: string, mark: string | undefined, at = now) => gateway.readEvent(Buffer.from(text), mark, at)
  expect(await read(body, signature)).toEqual({ gateway: 'stripe', id: 'evt_1', type: 'payment_intent.succeeded', ref })
  await expect(read(body, undefined)).rejects.toThrow('invalid-input')
  await expect(read(`${body} `, signature)).rejects.toThrow('invalid-input')
  await expect(read(body, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).rejects.toThrow('invalid-input')
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
