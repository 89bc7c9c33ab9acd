// A database from an hour before: the payments since then are at the providers alone.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { startPayPal, type PayPalDouble } from '#tests/doubles/pay-pal.ts'
import { startStripe, stripeWebhookSecret, type StripeDouble } from '#tests/doubles/stripe.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { openForDriver } from '#tests/support/open-payments.ts'
import { realActs } from '#tests/support/real-acts.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { payPalGateway } from '#server/trade/payments/gateways/pay-pal/gateway.ts'
import type { Gateways } from '#server/trade/payments/gateways/port.ts'
import { stripeGateway } from '#server/trade/payments/gateways/stripe/gateway.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import { findUnbooked, refundUnbooked } from './find-unbooked.ts'

let stripe: StripeDouble
let payPal: PayPalDouble
let gateways: Gateways
/** As it is now, and as it was before the payments. */
let server: TestServer
let restored: TestServer
const refs: Record<string, string> = {}

beforeAll(async () => {
  stripe = await startStripe()
  payPal = await startPayPal()
  gateways = {
    stripe: stripeGateway({
      secretKey: 'sk_test_double',
      publishableKey: 'pk_test_double',
      webhookSecret: stripeWebhookSecret,
      url: stripe.url,
    }),
    payPal: payPalGateway({
      keys: { clientId: 'client', secret: 'secret', webhookId: 'webhook', url: payPal.url },
      now: Date.now,
      origin: 'https://wouri.example',
    }),
  }
  server = await startServer({}, { gateways })
  restored = await startServer({}, { gateways })
  const now = () => server.clock.now
  for (const [index, gateway] of (['stripe', 'stripe', 'stripe', 'payPal'] as const).entries()) {
    const held = await aHeldBooking(server.db, { now: now(), inDays: 40 + 5 * index })
    const id = await openForDriver({ db: server.db, gateways, now, onError: () => undefined }, realActs, {
      bookingId: held!.id,
      gateway,
    })
    const { provider_ref: ref } = await server.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    refs[`${gateway}-${index}`] = ref!
    if (gateway === 'stripe') stripe.pay(ref!)
    else payPal.approve(ref!)
    await settle({ db: server.db, gateways, now }, id)
  }
  // One that nobody has paid.
  const held = await aHeldBooking(server.db, { now: now(), inDays: 70 })
  await openForDriver({ db: server.db, gateways, now, onError: () => undefined }, realActs, {
    bookingId: held!.id,
    gateway: 'stripe',
  })
})
afterAll(async () => {
  await Promise.all([server.close(), restored.close(), stripe.close(), payPal.close()])
})

const found = async ({ db }: TestServer) =>
  (await findUnbooked(db, gateways, server.clock.now - hour)).payments.map(({ ref }) => ref).sort()

test('nothing is missing where every payment has its booking', async () => {
  expect(await found(server)).toEqual([])
})

test('every payment is named in a database that was restored from before it, with its amount', async () => {
  const { payments, compared, unlisted } = await findUnbooked(restored.db, gateways, server.clock.now - hour)
  expect(payments.map(({ ref }) => ref).sort()).toEqual(Object.values(refs).sort())
  expect(payments.find(({ gateway }) => gateway === 'payPal')).toMatchObject({
    amount: 22_867,
    currency: 'EUR',
    refunded: 0,
  })
  expect([compared, unlisted]).toEqual([4, []])
})

test('what was given back is named no more, and is given back once', async () => {
  const ref = refs['stripe-1']!
  const give = () => refundUnbooked(restored.db, gateways.stripe!, ref)
  expect([await give(), await give()]).toEqual(['done', 'done'])
  expect(stripe.intents.get(ref)).toMatchObject({ refunded: 150_000 })
  expect(await found(restored)).toEqual(
    Object.values(refs)
      .filter((one) => one !== ref)
      .sort(),
  )
})

test('money of a booking is not given back this way, nor money that never came', async () => {
  await expect(refundUnbooked(server.db, gateways.stripe!, refs['stripe-0']!)).rejects.toThrow(
    'belongs to a booking',
  )
  const unpaid = [...stripe.intents.values()].find(({ status }) => status === 'requires_payment_method')!
  await expect(refundUnbooked(restored.db, gateways.stripe!, unpaid.id)).rejects.toThrow('has no money')
})

test('a provider that cannot list is named', async () => {
  const { sandbox } = { sandbox: { ...gateways.stripe!, name: 'pawapay' as const, list: undefined } }
  expect(await findUnbooked(restored.db, { pawapay: sandbox }, 0)).toEqual({
    payments: [],
    compared: 0,
    unlisted: ['pawapay'],
  })
})
