import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { longestPrompt } from '#domain/payment/mobile-money.ts'
import { hour, minute } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { sandboxMobileGateway } from '#server/trade/payments/gateways/sandbox/mobile-gateway.ts'
import { RequestRejected } from '#server/trade/payments/gateways/port.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { closeLatePayments, releaseOldHolds } from '#server/bookings/money/holds.ts'
import { receiveEvent } from '#server/trade/payments/settlement/receive-event.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { reconcile } from '#server/trade/payments/settlement/reconcile.ts'
import { openPayment } from './open-payment.ts'
import { promptPayment } from './prompt-payment.ts'

let server: TestServer
let amina: Awaited<ReturnType<TestServer['as']>>
let fake: FakeGateway
let ports: PaymentPorts
let viewer: Viewer
const mtn = { phone: '+237671000000', operator: 'mtn' as const }

beforeAll(async () => {
  server = await startServer()
  viewer = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
  amina = await server.as('driver@wouri.example')
})
afterAll(() => server.close())
beforeEach(async () => {
  fake = fakeGateway()
  const now = () => server.clock.now
  ports = { db: server.db, gateways: { sandboxMobile: fake.phones }, now, onError: () => undefined }
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
})

async function held(): Promise<string> {
  return (await aHeldBooking(server.db, { now: server.clock.now, inDays: 30 }))!.id
}
const openFor = (bookingId: string) =>
  openPayment(ports, { bookingId, gateway: 'sandboxMobile', viewer, now: server.clock.now })
async function prompted() {
  const bookingId = await held()
  const { id } = await openFor(bookingId)
  await promptPayment(ports, { id, viewer, ...mtn })
  return { bookingId, id, ref: `fake-${id}` }
}
const payment = (id: string) =>
  server.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const status = async (id: string) =>
  (await server.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
async function pass(time: number) {
  server.clock.now += time
  await reconcile(ports, () => undefined)
}

// What a driver sees, through the calls of the app and the sandbox's phones.

const session = async (id: string) =>
  (await amina('GET', `/api/checkout-sessions/${id}`)).json<CheckoutSession>()
async function askPhone(phone: string) {
  const booking = await held()
  const opened = (
    await amina('POST', '/api/checkout-sessions', { payload: { booking, gateway: 'sandboxMobile' } })
  ).json<CheckoutSession>()
  const asked = await amina('POST', `/api/checkout-sessions/${opened._id}/prompt`, {
    payload: { phone, operator: 'mtn' },
  })
  return { booking, id: opened._id, opened, asked }
}

test('a phone is asked, and nothing is told as paid before the operator has answered', async () => {
  const { id, opened, asked } = await askPhone('+237671234560')
  expect(opened).toMatchObject({ state: 'open', payment: { prompt: null, handover: { kind: 'phone' } } })
  expect(asked.json()).toMatchObject({
    state: 'processing',
    payment: {
      prompt: {
        phone: '+237671234560',
        operator: 'mtn',
        until: new Date(server.clock.now + longestPrompt).toISOString(),
      },
      reason: null,
    },
  })
  server.clock.now += 5000
  expect((await session(id)).state).toBe('processing')
  server.clock.now += 10_000
  expect(await session(id)).toMatchObject({ state: 'paid', booking: { status: 'paid' } })
})

test.each([
  ['1', 'refused'],
  ['2', 'no-money'],
  ['3', 'wrong-pin'],
  ['4', 'limit'],
  ['5', 'operator-away'],
])(
  'a number that ends in %s brings no money (%s), and another can be asked at once',
  async (digit, reason) => {
    const { id, booking } = await askPhone(`+23767123456${digit}`)
    server.clock.now += 15_000
    expect(await session(id)).toMatchObject({
      state: 'refused',
      payment: { reason },
      booking: { status: 'void' },
    })
    const again = await amina('POST', '/api/checkout-sessions', {
      payload: { booking, gateway: 'sandboxMobile' },
    })
    expect(again.json()).toMatchObject({ state: 'open', payment: { prompt: null } })
    expect(again.json<CheckoutSession>()._id).not.toBe(id)
  },
)

test('an operator that never answers is waited for until the prompt expires', async () => {
  const { id } = await askPhone('+237671234566')
  server.clock.now += 9 * minute
  expect((await session(id)).state).toBe('processing')
  server.clock.now += 2 * minute
  expect(await session(id)).toMatchObject({ state: 'refused', payment: { reason: 'expired' } })
})

test('a phone that has not answered in time leaves the way open to another, and what it brings then goes back', async () => {
  const { id, booking } = await askPhone('+237671234567')
  const open = (gateway: string) => amina('POST', '/api/checkout-sessions', { payload: { booking, gateway } })
  server.clock.now += longestPrompt - 1
  expect((await open('sandbox')).json()).toMatchObject({ _id: id, state: 'processing' })
  server.clock.now += 1
  expect(await session(id)).toMatchObject({ state: 'refused', payment: { reason: 'no-answer' } })
  const card = (await open('sandbox')).json<CheckoutSession>()
  if (card.payment?.handover?.kind !== 'sandbox') throw new Error('the sandbox was not opened')
  await amina('POST', `/api/sandbox/payments/${card.payment.handover.ref}`, { payload: { outcome: 'paid' } })
  expect(await session(card._id)).toMatchObject({ state: 'paid', booking: { status: 'paid' } })
  // The phone answers yes after all: that was paid already.
  server.clock.now += hour
  expect((await session(id)).state).toBe('returned')
  expect(await status(booking)).toBe('paid')
})

test('less than asked is not kept, says so, and goes back', async () => {
  const { id, booking } = await askPhone('+237671234568')
  server.clock.now += 15_000
  expect(await session(id)).toMatchObject({ state: 'returned', payment: { reason: 'paid-less' } })
  expect(await status(booking)).toBe('void')
  const refund = await server.db
    .selectFrom('refunds')
    .select(['amount', 'reason'])
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(refund).toEqual({ amount: '75000', reason: 'amount-mismatch' })
})

test('money that comes after the hold revives the booking while the car is free', async () => {
  const { id, booking } = await askPhone('+237671234567')
  server.clock.now += 31 * minute
  await closeLatePayments(server.db, server.clock.now)
  await releaseOldHolds(server.db, server.clock.now)
  expect((await session(id)).state).toBe('processing')
  server.clock.now += hour
  expect((await session(id)).state).toBe('paid')
  expect(await status(booking)).toBe('paid')
})

test('a number that cannot be asked, or a PIN instead of it, is refused at its field', async () => {
  const { asked } = await askPhone('1234')
  expect(asked.json()).toMatchObject({ code: 'invalid-input', fields: { phone: 'invalid-phone' } })
})

test("nobody else's payment is prompted", async () => {
  const { id } = await openFor(await held())
  const other = await server.as('mboa-prestige@wouri.example')
  const answer = await other('POST', `/api/checkout-sessions/${id}/prompt`, { payload: mtn })
  expect(answer.statusCode).toBe(404)
})

// What a provider may do to us.

test('asked twice at once, one phone is asked once', async () => {
  const { id } = await openFor(await held())
  await Promise.all([1, 2, 3].map(() => promptPayment(ports, { id, viewer, ...mtn })))
  expect(fake.books.size).toBe(1)
  await promptPayment(ports, { id, viewer, phone: '+237691000000', operator: 'orange' }).catch(
    () => undefined,
  )
  expect((await payment(id)).phone).toBe('+237671000000')
})

test('an operator that is away is not asked', async () => {
  const { id } = await openFor(await held())
  const asking = promptPayment(ports, { id, viewer, phone: '+237691000000', operator: 'orange' })
  await expect(asking).rejects.toThrow('payment-not-offered')
  expect(await payment(id)).toMatchObject({ prompted_at: null, provider_ref: null, status: 'open' })
})

test('a request that is ours to mend is told to who operates the site, and as not available to the payer', async () => {
  const bookingId = await held()
  const { id } = await openFor(bookingId)
  const problems: unknown[] = []
  fake.phones.phone!.prompt = async () => {
    throw new RequestRejected('pawapay 400 INVALID_PARAMETER', 'INVALID_PARAMETER')
  }
  await promptPayment({ ...ports, onError: (error) => problems.push(error) }, { id, viewer, ...mtn })
  expect(problems).toEqual([expect.objectContaining({ code: 'INVALID_PARAMETER' })])
  expect(await payment(id)).toMatchObject({ status: 'closed', no_money_reason: 'operator-away' })
  expect(await status(bookingId)).toBe('void')
  // Another way to pay is open at once.
  expect((await openFor(bookingId)).id).not.toBe(id)
})

test('an answer that is lost after acceptance loses no money', async () => {
  const bookingId = await held()
  const { id } = await openFor(bookingId)
  fake.trouble.lost = 1
  await promptPayment(ports, { id, viewer, ...mtn })
  fake.pay(`fake-${id}`)
  await pass(6000)
  expect(await status(bookingId)).toBe('paid')
})

test('a request that never arrived is not taken for a refusal at once, and is one after two minutes', async () => {
  const bookingId = await held()
  const { id } = await openFor(bookingId)
  fake.trouble.down = 1
  await promptPayment(ports, { id, viewer, ...mtn })
  for (let asked = 0; asked < 3; asked++) await pass(30_000)
  expect(await payment(id)).toMatchObject({ status: 'open', no_money_reason: null })
  await pass(minute)
  expect(await payment(id)).toMatchObject({ status: 'closed', no_money_reason: 'operator-away' })
})

test('a callback may come before the answer, twice, or never', async () => {
  const early = await prompted()
  const event = { gateway: 'sandboxMobile' as const, id: 'event-1', type: 'deposit', ref: early.ref }
  await receiveEvent(ports, { ...event, id: 'event-0' })
  expect((await payment(early.id)).status).toBe('open')
  fake.pay(early.ref)
  await receiveEvent(ports, event)
  await receiveEvent(ports, event)
  await receiveEvent(ports, { ...event, id: 'event-2' })
  expect(await status(early.bookingId)).toBe('paid')
  expect(fake.refunds.size).toBe(0)
})

test('a callback that came before the operator had an end is read again when it is repeated', async () => {
  const { bookingId, ref } = await prompted()
  const event = { gateway: 'sandboxMobile' as const, id: `${ref} COMPLETED`, type: 'deposit', ref }
  await receiveEvent(ports, event)
  expect(await status(bookingId)).toBe('void')
  fake.pay(ref)
  await receiveEvent(ports, event)
  expect(await status(bookingId)).toBe('paid')
})

test('so is one of a refund that has not arrived yet', async () => {
  const { id, ref } = await prompted()
  fake.pay(ref)
  await pass(6000)
  const event = { gateway: 'sandboxMobile' as const, id: 'refund COMPLETED', type: 'refund', ref }
  fake.refundByHand(ref, 10_000, { state: 'pending' })
  await receiveEvent(ports, event)
  fake.books.get(ref)!.refunds[0]!.state = 'done'
  await receiveEvent(ports, event)
  const refund = await server.db
    .selectFrom('refunds')
    .select('done_at')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(refund.done_at).not.toBeNull()
})

test('a callback that lies moves nothing: the provider is read', async () => {
  const { bookingId, id, ref } = await prompted()
  await receiveEvent(ports, { gateway: 'sandboxMobile', id: 'a lie', type: 'COMPLETED', ref })
  expect(await status(bookingId)).toBe('void')
  expect((await payment(id)).status).toBe('open')
})

test('a phone is no longer asked when the car would not wait for its answer', async () => {
  const bookingId = await held()
  const { id } = await openFor(bookingId)
  server.clock.now += 21 * minute
  await expect(promptPayment(ports, { id, viewer, ...mtn })).rejects.toThrow('hold-expired')
  await expect(openFor(bookingId)).rejects.toThrow('hold-expired')
})

test('who pays by two phones for one booking gets one of them back', async () => {
  const first = await prompted()
  fake.refuse(first.ref, 'refused')
  await pass(6000)
  const { id } = await openFor(first.bookingId)
  await promptPayment(ports, { id, viewer, ...mtn })
  fake.pay(`fake-${id}`)
  await pass(6000)
  expect(await status(first.bookingId)).toBe('paid')
  // The operator changes its mind.
  fake.books.get(first.ref)!.isProcessing = true
  fake.pay(first.ref)
  await pass(2 * hour)
  const work = {
    db: server.db,
    handlers: paymentJobs(ports),
    now: ports.now,
    onError: () => undefined,
    random: () => 0,
  }
  while (await workBatch(work));
  expect((await payment(first.id)).status).toBe('returned')
  expect([...fake.refunds.values()]).toEqual([{ ref: first.ref, amount: 150_000 }])
})

test('none of it breaks what must be true', async () => {
  const wrong = await examine(server.db)
  // The car was freed for each test behind everybody's back.
  expect(wrong.filter(({ rule }) => /prompt|phone|money|paid/.test(rule))).toEqual([])
})

test('the sandbox keeps what operators take', async () => {
  const gateway = sandboxMobileGateway({ db: server.db, now: () => server.clock.now })
  expect(await gateway.phone!.offers()).toContainEqual({
    operator: 'orange',
    isAvailable: true,
    min: 500,
    max: 500_000,
  })
})
