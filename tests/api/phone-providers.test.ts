// Both providers of mobile money through the real routes, against doubles that speak their protocols: who is asked, and what
// their messages may do.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { day, minute } from '#domain/rental/period.ts'
import { notchpayGateway } from '#server/trade/payments/gateways/notchpay/gateway.ts'
import { pawapayGateway } from '#server/trade/payments/gateways/pawapay/gateway.ts'
import type { Gateways } from '#server/trade/payments/gateways/port.ts'
import { notchpayKeys, startNotchpay, type NotchpayDouble } from '#tests/doubles/notchpay.ts'
import { startPawapay, type PawapayDouble } from '#tests/doubles/pawapay.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const origin = 'https://wouri.example'
let pawapay: PawapayDouble
let notchpay: NotchpayDouble
let server: TestServer
let amina: Awaited<ReturnType<TestServer['as']>>

beforeAll(async () => {
  pawapay = await startPawapay()
  notchpay = await startNotchpay()
  const now = () => server.clock.now
  const gateways: Gateways = {
    pawapay: pawapayGateway({ keys: { token: 'double', url: pawapay.url }, now, origin }),
    notchpay: notchpayGateway({ keys: { ...notchpayKeys, url: notchpay.url }, now }),
  }
  server = await startServer({}, { gateways })
  amina = await server.as('driver@wouri.example')
})
afterAll(async () => {
  await server.close()
  await Promise.all([pawapay.close(), notchpay.close()])
})
beforeEach(async () => {
  // What operators take is asked again for each test.
  server.clock.now += 6 * minute
  Object.assign(pawapay.status, { MTN_MOMO_CMR: 'OPERATIONAL', ORANGE_CMR: 'OPERATIONAL' })
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
})

const bookingOf = (id: string) =>
  server.db.selectFrom('bookings').select(['status', 'paid']).where('id', '=', id).executeTakeFirstOrThrow()
const events = async () =>
  Number(
    (
      await server.db
        .selectFrom('provider_events')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const hook = (provider: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
  server.visitor()('POST', `/api/payments/${provider}/events`, {
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })

async function held() {
  return (await aHeldBooking(server.db, { now: server.clock.now, inDays: 30 }))!.id
}
async function open(booking: string, gateway: 'pawapay' | 'notchpay' = 'pawapay') {
  const answer = await amina('POST', '/api/checkout-sessions', { payload: { booking, gateway } })
  return answer.json<CheckoutSession>()
}
const ask = (session: CheckoutSession, phone = '+237671234567') =>
  amina('POST', `/api/checkout-sessions/${session._id}/prompt`, { payload: { phone, operator: 'mtn' } })
const refOf = async (id: string) =>
  (
    await server.db
      .selectFrom('payments')
      .select('provider_ref')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).provider_ref!

describe('of two providers', () => {
  test('a payer is offered one way, that of the first', async () => {
    const settings = await server.visitor()('GET', '/api/settings')
    expect(settings.json<{ paymentGateways: string[] }>().paymentGateways).toEqual(['pawapay'])
    expect((await open(await held())).payment?.gateway).toBe('pawapay')
  })

  test.each([
    [
      'has no operator',
      () => Object.assign(pawapay.status, { MTN_MOMO_CMR: 'CLOSED', ORANGE_CMR: 'CLOSED' }),
    ],
    ['does not answer', () => Object.assign(pawapay.mode, { broken: 1 })],
  ])('the second is asked while the first %s, and goes on with what it began', async (_, trouble) => {
    trouble()
    const booking = await held()
    const opened = await open(booking)
    expect(opened).toMatchObject({
      state: 'open',
      payment: { gateway: 'notchpay', handover: { kind: 'phone', offers: [{ isAvailable: true }, {}] } },
    })
    Object.assign(pawapay.status, { MTN_MOMO_CMR: 'OPERATIONAL' })
    server.clock.now += 6 * minute
    expect((await open(booking))._id).toBe(opened._id)
    await ask(opened)
    notchpay.end(await refOf(opened._id))
    server.clock.now += 6000
    const session = await amina('GET', `/api/checkout-sessions/${opened._id}`)
    expect(session.json()).toMatchObject({ state: 'paid', booking: { status: 'paid' } })
  })

  test('the first is asked when neither has an operator, and says that nobody takes it', async () => {
    Object.assign(pawapay.status, { MTN_MOMO_CMR: 'CLOSED', ORANGE_CMR: 'CLOSED' })
    notchpay.mode.broken = 1
    const opened = await open(await held())
    expect(opened.payment).toMatchObject({ gateway: 'pawapay' })
    expect((await ask(opened)).json()).toMatchObject({ code: 'payment-not-offered' })
  })
})

type Message = { body: string; headers: Record<string, string> }
const providers = [
  {
    name: 'pawapay' as const,
    end: (ref: string) => pawapay.end(ref),
    asked: () => pawapay.asked.length,
    genuine: (ref: string, at: number) => pawapay.callback({ depositId: ref, status: 'COMPLETED' }, { at }),
    forged: (ref: string, at: number): [string, Message][] => {
      const about = { depositId: ref, status: 'COMPLETED' }
      return [
        ['another key', pawapay.callback(about, { at, keyId: 'HTTP_EC_P256_KEY:9' })],
        ['old', pawapay.callback(about, { at: at - 6 * minute })],
        ['of tomorrow', pawapay.callback(about, { at: at + day })],
        ['another path', pawapay.callback(about, { at, path: '/api/payments/stripe/events' })],
        ['another site', pawapay.callback(about, { at, origin: 'https://elsewhere.example' })],
        [
          'signed without the body',
          pawapay.callback(about, { at, components: ['@method', '@authority', '@path'] }),
        ],
        ['of Notch Pay', notchpay.event('payment.complete', ref)],
      ]
    },
  },
  {
    name: 'notchpay' as const,
    end: (ref: string) => notchpay.end(ref),
    asked: () => notchpay.asked.length,
    genuine: (ref: string) => notchpay.event('payment.complete', ref, { id: ref }),
    forged: (ref: string, at: number): [string, Message][] => [
      ['another key', notchpay.event('payment.complete', ref, { key: notchpayKeys.privateKey })],
      ['an empty key', notchpay.event('payment.complete', ref, { key: '' })],
      ['of pawaPay', pawapay.callback({ depositId: ref, status: 'COMPLETED' }, { at })],
    ],
  },
]

describe.each(providers)('$name', ({ name, end, asked, genuine, forged }) => {
  async function prompted() {
    // Only the one whose turn it is has operators.
    if (name === 'notchpay') Object.assign(pawapay.status, { MTN_MOMO_CMR: 'CLOSED', ORANGE_CMR: 'CLOSED' })
    const booking = await held()
    const session = await open(booking, name)
    expect(session.payment?.gateway).toBe(name)
    await ask(session)
    return { booking, id: session._id, ref: await refOf(session._id) }
  }

  test('forged, old, or meant for another address: nothing is read and nothing moves', async () => {
    const { booking, id, ref } = await prompted()
    end(ref)
    const [before, written] = [asked(), await events()]
    const right = genuine(ref, server.clock.now)
    const signature = name === 'pawapay' ? 'signature' : 'x-notch-signature'
    for (const [what, message] of [
      ...forged(ref, server.clock.now),
      ['no signature', { ...right, headers: {} }],
      [
        'half a signature',
        { ...right, headers: { ...right.headers, [signature]: right.headers[signature]!.slice(0, 40) } },
      ],
      ['another body', { ...right, body: right.body.replace(ref, `${ref}x`) }],
      ['one blank more', { ...right, body: `${right.body} ` }],
    ] as [string, Message][]) {
      const { statusCode } = await hook(name, message)
      expect(statusCode, what).toBe(400)
    }
    // The keys of signatures are asked for, payments are not.
    expect(asked() - before, 'payments that were read').toBeLessThanOrEqual(name === 'pawapay' ? 1 : 0)
    expect(await events()).toBe(written)
    expect(await bookingOf(booking)).toEqual({ status: 'void', paid: 0 })
    expect(
      await server.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirst(),
    ).toEqual({
      status: 'open',
    })
  })

  test('a genuine one makes the provider read, and played again it does nothing', async () => {
    const { booking, ref } = await prompted()
    const lie = genuine(ref, server.clock.now - 1000)
    if (name === 'pawapay') {
      // It says completed before it is: only what is read counts.
      await hook(name, pawapay.callback({ depositId: ref, status: 'FAILED' }, { at: server.clock.now }))
      expect((await bookingOf(booking)).status).toBe('void')
    }
    end(ref)
    expect((await hook(name, lie)).statusCode).toBe(200)
    expect(await bookingOf(booking)).toEqual({ status: 'paid', paid: 150_000 })
    const [before, written] = [asked(), await events()]
    const again = await Promise.all([1, 2, 3].map(() => hook(name, lie)))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect([asked(), await events()]).toEqual([before, written])
  })

  test('a message that comes while the phone is still being asked is enough', async () => {
    let letGo = () => {}
    if (name === 'notchpay')
      notchpay.habits.answersWith = new Promise((resolve) => {
        letGo = resolve
      })
    else pawapay.mode.delay = 300
    const asking = prompted()
    const waiting = async (): Promise<string> => {
      const row = await server.db
        .selectFrom('payments')
        .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
        .select('provider_ref')
        .where('bookings.status', '=', 'void')
        .where('prompted_at', 'is not', null)
        .executeTakeFirst()
      const ref = row?.provider_ref ?? ''
      const isThere = name === 'pawapay' ? pawapay.deposits.has(ref) : notchpay.payments.get(ref)?.charge
      return isThere ? ref : waiting()
    }
    const ref = await waiting()
    end(ref)
    expect((await hook(name, genuine(ref, server.clock.now))).statusCode).toBe(200)
    letGo()
    pawapay.mode.delay = 0
    notchpay.habits.answersWith = null
    const { booking } = await asking
    expect(await bookingOf(booking)).toEqual({ status: 'paid', paid: 150_000 })
  })
})
