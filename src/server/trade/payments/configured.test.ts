import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db/connect.ts'
import { configuredGateways } from './configured.ts'

const ports = { db: null as unknown as Db, now: Date.now, origin: 'https://wouri.example' }
const defaults = {
  PAYPAL_URL: 'https://api-m.paypal.com',
  PAWAPAY_URL: 'https://api.pawapay.io',
  NOTCHPAY_URL: 'https://api.notchpay.co',
}
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
  STRIPE_WEBHOOK_SECRET: 'whsec_double',
}
const opened = async (env: object, withWorld: boolean) =>
  Object.keys(await configuredGateways({ ...defaults, ...env }, { ...ports, withWorld }))

test.each([
  ['a site with nothing', {}, false, []],
  ["a site with Stripe's keys", stripe, false, ['stripe']],
  ["a site with some of Stripe's keys", { ...stripe, STRIPE_WEBHOOK_SECRET: undefined }, false, []],
  ['a site with keys that is told not to', { ...stripe, PAYMENT_GATEWAY: 'off' }, false, []],
  [
    'a site that names another',
    { ...stripe, PAYMENT_GATEWAY: 'pawapay', PAWAPAY_TOKEN: 'a' },
    false,
    ['pawapay'],
  ],
  ['the demonstration', {}, true, ['sandbox', 'sandboxMobile']],
  ["the demonstration with Stripe's keys", stripe, true, ['sandbox', 'sandboxMobile']],
])('%s', async (_, env, withWorld, names) => {
  expect(await opened(env, withWorld)).toEqual(names)
})

test('one that is named without its keys is a sentence', async () => {
  await expect(opened({ PAYMENT_GATEWAY: 'stripe' }, false)).rejects.toThrow('PAYMENT_GATEWAY names stripe')
})
