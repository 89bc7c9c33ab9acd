import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { openForDriver } from '#tests/support/open-payments.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import { promptPayment } from '#server/trade/payments/checkout/prompt-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'

let server: TestServer
let gateway: FakeGateway
let ports: PaymentPorts
let owner: Ask
beforeAll(async () => {
  gateway = fakeGateway()
  const { phones } = gateway
  const refundOffers = async () => [{ operator: 'mtn' as const, isAvailable: true, min: 500, max: 500_000 }]
  const gateways = { sandboxMobile: { ...phones, phone: { ...phones.phone!, refundOffers } } }
  server = await startServer({}, { gateways })
  ports = { db: server.db, gateways, now: () => server.clock.now, onError: () => undefined }
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

async function paidByPhone(): Promise<{ id: string; payment: string }> {
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', 'demo-prado-daily')
    .execute()
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now, inDays: 10 }))!
  const acts = { openPayment, promptPayment }
  const payment = await openForDriver(ports, acts, { bookingId: id, gateway: 'sandboxMobile' })
  gateway.pay(`fake-${payment}`)
  await settle(ports, payment)
  return { id, payment }
}
const of = (id: string) => `/api/staff/bookings/${id}`
const give = (id: string, amount: number) =>
  owner('POST', `${of(id)}/refunds`, { payload: { amount }, headers: { 'idempotency-key': randomUUID() } })
const tooSmall = (field: string) => ({ code: 'refund-too-small', fields: { [field]: 'refund-too-small' } })
const decided = async (payment: string) =>
  (await server.db.selectFrom('refunds').select('amount').where('payment_id', '=', payment).execute()).map(
    ({ amount }) => Number(amount),
  )

test('less than an operator gives back is refused on its field before anything is decided, and the limit is told', async () => {
  const { id, payment } = await paidByPhone()
  expect((await owner('GET', `${of(id)}/refunds`)).json()).toEqual({
    payments: [{ _id: payment, most: 150_000, least: 500 }],
  })
  const cancel = (refund: number) => owner('POST', `${of(id)}/cancellation`, { payload: { refund } })
  const refused = await cancel(499)
  expect([refused.statusCode, refused.json()]).toEqual([422, tooSmall('refund')])
  expect((await owner('GET', of(id))).json()).toMatchObject({ status: 'paid' })
  expect((await cancel(500)).statusCode).toBe(200)
  expect((await give(id, 499)).json()).toEqual(tooSmall('amount'))
  expect((await give(id, 1000)).statusCode).toBe(200)
  expect(await decided(payment)).toEqual([500, 1000])
})

test('a discount by which too little would go back is refused, and so is a payment of which too little is left', async () => {
  const { id, payment } = await paidByPhone()
  const discount = (amount: number) =>
    owner('POST', `${of(id)}/discount`, {
      payload: { amount, reason: 'The radio is broken.' },
      headers: { 'idempotency-key': randomUUID() },
    })
  expect((await discount(499)).json()).toEqual(tooSmall('amount'))
  gateway.refundByHand(`fake-${payment}`, 149_700)
  const returned = await owner('POST', `${of(id)}/payments/${payment}/refund`, { payload: {} })
  expect(returned.json()).toEqual(tooSmall('payment'))
  expect(await decided(payment)).not.toContain(300)
})

test('a desk is told no limits of money that it may not give back', async () => {
  const desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  const { id } = await paidByPhone()
  expect((await desk('GET', `${of(id)}/refunds`)).statusCode).toBe(403)
})
