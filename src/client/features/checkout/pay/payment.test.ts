import { expect, test } from 'vitest'
import type { CarOffer } from '#contract/cars/cars.ts'
import { paymentOf } from './payment.ts'

const supplierWith = (terms: { payLater: boolean; partPaymentPercent: number }) =>
  ({ supplier: terms }) as CarOffer
const both = {
  offer: supplierWith({ payLater: true, partPaymentPercent: 20 }),
  settings: { paymentGateways: ['stripe' as const, 'payPal' as const] },
  totalWith: () => 150_000,
  pay: undefined,
  gateway: null,
}

test('nothing is paid now unless the driver chooses to', () => {
  expect(paymentOf(both)).toMatchObject({ choice: 'counter', gateway: null, now: 0, counter: 150_000 })
})

test('the deposit is a part now and the rest at the counter', () => {
  expect(paymentOf({ ...both, pay: 'deposit' })).toMatchObject({
    gateway: 'stripe',
    now: 30_000,
    counter: 120_000,
  })
})

test('a supplier without a counter is paid online', () => {
  const offer = supplierWith({ payLater: false, partPaymentPercent: 0 })
  expect(paymentOf({ ...both, offer, pay: 'counter' })).toMatchObject({
    choices: ['full'],
    choice: 'full',
    now: 150_000,
  })
})

test('without a gateway only the counter is left, whatever a link asks for', () => {
  expect(paymentOf({ ...both, settings: { paymentGateways: [] }, pay: 'full' })).toMatchObject({
    choices: ['counter'],
    choice: 'counter',
    gateway: null,
  })
})

test('the gateway that was chosen is taken while it is on', () => {
  expect(paymentOf({ ...both, pay: 'full', gateway: 'payPal' }).gateway).toBe('payPal')
  expect(paymentOf({ ...both, pay: 'full', gateway: 'sandbox' }).gateway).toBe('stripe')
})
