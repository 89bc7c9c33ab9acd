// A link that staff send: what it opens, for whom and for how long.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { day } from '#domain/rental/period.ts'
import { sendPaymentLink } from '#server/documents/mail/booking/payment-link.ts'
import type { Mail } from '#server/documents/mail/transport/port.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let staff: Ask
let inDays = 500
beforeAll(async () => {
  server = await startServer()
  staff = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

const booked = () =>
  aMadeBooking(server.db, { now: server.clock.now, inDays: (inDays += 5), status: 'reserved' })
const tokenIn = (url: string) => url.split('#')[1]!
async function linkOf(id: string): Promise<string> {
  const made = await staff('POST', `/api/staff/bookings/${id}/payment-link`, { payload: { by: 'hand' } })
  return tokenIn(made.json<{ url: string }>().url)
}
const openWith = (token: string, by: Ask = server.visitor()) =>
  by('POST', '/api/payment-links', { payload: { token } })

test('whoever has the link pays what is left, and sees nobody’s name', async () => {
  const id = await booked()
  const token = await linkOf(id)
  const payer = server.visitor()
  const opened = await openWith(token, payer)
  expect(opened.headers['cache-control']).toBe('no-store')
  expect(opened.json<Booking>()).toMatchObject({
    _id: id,
    driver: { fullName: '', email: '', phone: '' },
    dueAtCounter: 150_000,
    history: [],
  })
  expect(opened.body).not.toContain('Ngassa')
  const session = (
    await payer('POST', '/api/checkout-sessions', { payload: { booking: id, gateway: 'sandboxMobile' } })
  ).json<CheckoutSession>()
  expect(session).toMatchObject({ state: 'open', byLink: true, booking: { driver: { fullName: '' } } })
  const asked = await payer('POST', `/api/checkout-sessions/${session._id}/prompt`, {
    payload: { phone: '+237671234560', operator: 'mtn' },
  })
  expect(asked.json<CheckoutSession>().payment!.prompt).toMatchObject({ phone: null, operator: 'mtn' })
  server.clock.now += 20_000
  const paid = (await payer('GET', `/api/checkout-sessions/${session._id}`)).json<CheckoutSession>()
  expect(paid).toMatchObject({ state: 'paid', booking: { status: 'paid', paid: 150_000 } })
})

test('it opens nothing but the payment', async () => {
  const id = await booked()
  const payer = server.visitor()
  await openWith(await linkOf(id), payer)
  expect((await payer('GET', `/api/bookings/${id}`)).statusCode).toBe(401)
  expect((await payer('GET', `/api/bookings/${id}/receipt`)).statusCode).toBe(401)
  const other = await booked()
  const opening = await payer('POST', '/api/checkout-sessions', { payload: { booking: other } })
  expect(opening.statusCode).toBe(404)
})

test('a token that is none, and one that was revoked or replaced, opens nothing', async () => {
  const id = await booked()
  const first = await linkOf(id)
  const payer = server.visitor()
  await openWith(first, payer)
  const second = await linkOf(id)
  expect((await openWith(first)).statusCode).toBe(404)
  expect((await payer('POST', '/api/checkout-sessions', { payload: { booking: id } })).statusCode).toBe(404)
  expect((await openWith(second)).statusCode).toBe(200)
  await staff('DELETE', `/api/staff/bookings/${id}/payment-link`)
  expect((await openWith(second)).statusCode).toBe(404)
  expect((await openWith('a'.repeat(43))).statusCode).toBe(404)
  const audited = await server.db.selectFrom('audit').select('action').where('entity_id', '=', id).execute()
  expect(audited.map(({ action }) => action).toSorted()).toEqual([
    'payment-link-revoked',
    'payment-link-sent',
    'payment-link-sent',
  ])
})

test('it ends at the pick-up, and none is made where nothing is due', async () => {
  const id = await booked()
  const token = await linkOf(id)
  const now = server.clock.now
  server.clock.now += (inDays + 1) * day
  expect((await openWith(token)).statusCode).toBe(404)
  server.clock.now = now
  await server.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect((await openWith(token)).statusCode).toBe(404)
  const making = await staff('POST', `/api/staff/bookings/${id}/payment-link`, { payload: { by: 'mail' } })
  expect(making.json()).toMatchObject({ code: 'not-possible-now' })
})

test('the mail carries the link, which is kept as a hash alone', async () => {
  const id = await booked()
  const sent: Mail[] = []
  const mail = { send: async (each: Mail) => void sent.push(each) }
  const making = await staff('POST', `/api/staff/bookings/${id}/payment-link`, { payload: { by: 'mail' } })
  expect(making.json()).toEqual({ url: null })
  const handler = sendPaymentLink({
    db: server.db,
    mail,
    origin: 'https://wouri.example',
    now: () => server.clock.now,
  })
  await workBatch({
    db: server.db,
    handlers: { 'payment-link': handler },
    now: () => server.clock.now,
    onError: () => undefined,
  })
  const [token] = /(?<=#)[\w-]{43}/.exec(sent[0]!.text)!
  expect((await openWith(token)).statusCode).toBe(200)
  const rows = await server.db.selectFrom('payment_links').selectAll().where('booking_id', '=', id).execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('to one mailbox three links are mailed in an hour, whatever bookings they are of; others are given out', async () => {
  const limited = await startServer({ mailsTo: { points: 3, seconds: 3600 } })
  const owner = await limited.as('mboa-prestige@wouri.example')
  const made = () =>
    aMadeBooking(limited.db, { now: limited.clock.now, inDays: (inDays += 5), status: 'reserved' })
  const make = async (id: string, by: 'mail' | 'hand' = 'mail', ask = owner) =>
    (await ask('POST', `/api/staff/bookings/${id}/payment-link`, { payload: { by } })).statusCode
  const [one, other, cancelled] = [await made(), await made(), await made()]
  await limited.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', cancelled).execute()
  // What sends no mail is not counted.
  const stranger = await limited.as('grassfields-auto@wouri.example')
  for (const _time of [1, 2, 3])
    expect([await make(one, 'mail', stranger), await make(cancelled)]).toEqual([404, 409])
  expect([await make(one), await make(other), await make(one), await make(other)]).toEqual([
    200, 200, 200, 429,
  ])
  expect(await make(other, 'hand')).toBe(200)
  await limited.close()
})

test('openings are counted by address, a whole /64 of IPv6 as one', async () => {
  const limited = await startServer({ paymentLinks: { points: 2, seconds: 3600 } })
  const open = async (remoteAddress: string) =>
    (
      await limited.visitor()('POST', '/api/payment-links', {
        payload: { token: 'a'.repeat(43) },
        remoteAddress,
      })
    ).statusCode
  expect(await open('2001:db8:1:2::1')).toBe(404)
  expect(await open('2001:db8:1:2::2')).toBe(404)
  expect(await open('2001:db8:1:2::3')).toBe(429)
  expect(await open('2001:db8:1:3::1')).toBe(404)
  await limited.close()
})
