import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPayPal, type PayPalDouble } from '#tests/doubles/pay-pal.ts'
import { payPalGateway, type PayPalGateway } from './gateway.ts'

let payPal: PayPalDouble
let gateway: PayPalGateway
beforeAll(async () => {
  payPal = await startPayPal()
  const keys = { clientId: 'client', secret: 'secret', webhookId: 'webhook', url: payPal.url }
  gateway = payPalGateway({ keys, now: Date.now, origin: 'https://wouri.example' })
})
afterAll(() => payPal.close())

let orders = 0
const anOrder = (changes: Partial<Parameters<PayPalGateway['open']>[0]> = {}) => {
  orders += 1
  return { id: `payment-${orders}`, amount: 1999, currency: 'EUR' as const, reference: '7KQ2M9XA', language: 'fr' as const, closesAt: 0, ...changes }
}
async function approved() {
  const order = anOrder()
  const { ref } = await gateway.open(order)
  payPal.approve(ref)
  return { ref, key: order.id }
}

test('PayPal gets the amount as a decimal text, the language in its spelling, and the way back', async () => {
  const { ref, handover } = await gateway.open(anOrder({ id: 'payment-of-amina' }))
  expect(handover).toEqual({ kind: 'redirect', url: `${payPal.url}/checkoutnow?token=${ref}` })
  expect(payPal.orders.get(ref)).toMatchObject({
    amount: { currency_code: 'EUR', value: '19.99' },
    locale: 'fr-FR',
    custom_id: 'payment-of-amina',
    returnUrl: 'https://wouri.example/checkout-session/payment-of-amina',
  })
})

test('an approved order is not paid before it is captured, and is captured once', async () => {
  const { ref, key } = await approved()
  expect(await gateway.read(ref)).toEqual({ paid: false, isProcessing: false, isApproved: true, amount: 1999, currency: 'EUR', refunded: 0 })
  payPal.mode.lost = 1
  await expect(gateway.capture!(ref, key)).rejects.toThrow('fetch failed')
  await gateway.capture!(ref, key)
  await gateway.capture!(ref, 'another key')
  expect(payPal.orders.get(ref)!.captures).toHaveLength(1)
  expect(await gateway.read(ref)).toMatchObject({ paid: true, amount: 1999 })
})

test('a capture that is pending is not paid', async () => {
  const { ref, key } = await approved()
  payPal.captures.status = 'PENDING'
  await gateway.capture!(ref, key)
  payPal.captures.status = 'COMPLETED'
  expect(await gateway.read(ref)).toMatchObject({ paid: false, isProcessing: true })
})

test('a refund is given once under one key, and never more than came in', async () => {
  const { ref, key } = await approved()
  await gateway.capture!(ref, key)
  await gateway.refund({ ref, amount: 999, currency: 'EUR', key: 'refund-a' })
  await gateway.refund({ ref, amount: 999, currency: 'EUR', key: 'refund-a' })
  expect(await gateway.read(ref)).toMatchObject({ paid: true, refunded: 999 })
  // More than is left: what is left goes back.
  expect(await gateway.refund({ ref, amount: 1999, currency: 'EUR', key: 'refund-b' })).toBe('done')
  expect(await gateway.read(ref)).toMatchObject({ paid: true, refunded: 1999 })
  expect(await gateway.refund({ ref, amount: 1, currency: 'EUR', key: 'refund-c' })).toBe('done')
})

test('a message is believed when PayPal says that it is its own', async () => {
  const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C1', supplementary_data: { related_ids: { order_id: 'O1' } } } }
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-transmission-id': '1',
    'paypal-transmission-sig': 'genuine',
    'paypal-transmission-time': '2026-03-01T10:00:00Z',
  }
  expect(await gateway.readEvent(JSON.stringify(event), headers)).toEqual({ gateway: 'payPal', id: 'WH-1', type: 'PAYMENT.CAPTURE.COMPLETED', ref: 'O1', ownId: null })
  await expect(gateway.readEvent(JSON.stringify(event), { ...headers, 'paypal-transmission-sig': 'forged' })).rejects.toThrow('invalid-input')
  await expect(gateway.readEvent(JSON.stringify(event), {})).rejects.toThrow('invalid-input')
  await expect(gateway.readEvent('{}', headers)).rejects.toThrow('invalid-input')
})
