// Staff book for somebody whom their fleet has never met: nothing of that person comes out by it.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { StaffDriver } from '#contract/staff/new-booking.ts'
import { addDays } from '#domain/rental/period.ts'
import { confirmLinkIn } from '#tests/support/account-mails.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'

const id = 'jules-mbarga'
let server: TestServer
let desk: Ask
let driver: Ask
let typed: { fullName: string; phone: string; email: string; birthDate: string }
beforeAll(async () => {
  server = await startServer()
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  const { email, phone } = await server.db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('bookings')
    .set({ driver_id: 'amina-ngassa' })
    .where('driver_id', '=', id)
    .execute()
  driver = await server.as(email)
  const file = await sendLicence(driver)
  await server.db.updateTable('files').set({ owner_id: id }).where('name', '=', file).execute()
  await server.db.updateTable('users').set({ license: file }).where('id', '=', id).execute()
  typed = { fullName: 'Somebody Typed', phone: phone!, email, birthDate: '1990-01-01' }
})
afterAll(() => server.close())

let weeks = 0
async function book(ask: Ask = desk): Promise<StaffBooking> {
  const { body } = endpoints['createStaffBooking']!.example(server.clock.now)
  // A desk gives no discount and sets no rule aside.
  const { discount: _d, setAside: _s, total: _t, ...example } = body as Record<string, string>
  const later = (time: string) => `${addDays(time.slice(0, 10), 7 * weeks)}${time.slice(10)}`
  const trip = { from: later(example['from']!), to: later(example['to']!) }
  weeks += 1
  const all: Record<string, unknown> = { ...example, ...trip }
  const { driver: _r, note: _n, language: _l, additionalDriver: _a, ...priced } = all
  const quoted = await ask('POST', '/api/staff/booking-quotes', { payload: priced })
  const { total } = quoted.json<{ total: number }>()
  const response = await ask('POST', '/api/staff/bookings', {
    payload: { ...example, ...trip, driver: typed, total },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([201, expect.any(String)])
  return response.json()
}
const read = async (booking: string) =>
  (await desk('GET', `/api/staff/bookings/${booking}`)).json<StaffBooking>()
const find = async (q: string) =>
  (await desk('GET', `/api/staff/drivers?${new URLSearchParams({ q })}`)).json<{ drivers: StaffDriver[] }>()
    .drivers

test('a stranger is found by the whole number alone, and masked', async () => {
  expect(await find(typed.phone.slice(-6))).toEqual([])
  expect(await find('Mbarga')).toEqual([])
  const [found, ...others] = await find(typed.phone)
  expect(others).toEqual([])
  expect(found).toMatchObject({ fullName: 'J••• M•••', birthDate: null, bookings: 0, isMasked: true })
  expect(found!.email).toMatch(/^.•••@•••$/)
})

test('until the driver accepts, staff see what they typed: no file, no licence; then the licence opens', async () => {
  const { _id } = await book()
  expect(await read(_id)).toMatchObject({
    awaitsDriver: true,
    driver: { fullName: 'Somebody Typed', licence: null },
  })
  const { license } = await server.db
    .selectFrom('users')
    .select('license')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await desk('GET', `/api/licenses/${license}`)).statusCode).toBe(404)
  expect((await find(typed.phone))[0]).toMatchObject({ isMasked: true })
  expect((await desk('POST', `/api/bookings/${_id}/acceptance`)).statusCode).toBe(404)
  expect((await driver('POST', `/api/bookings/${_id}/acceptance`)).json()).toMatchObject({
    awaitsDriver: false,
  })
  expect(await read(_id)).toMatchObject({ awaitsDriver: false, driver: { licence: license } })
  expect((await find(typed.phone))[0]).not.toHaveProperty('isMasked')
})

test('the link of the mail accepts it without a session, once it is used; then the licence opens', async () => {
  await server.db.updateTable('bookings').set({ awaits_driver: true }).where('driver_id', '=', id).execute()
  const port = collect()
  await sendDue(server, port)
  const { _id } = await book()
  await sendDue(server, port)
  const mail = port.mails.findLast(({ to }) => to === typed.email)!
  expect(mail.subject).toMatch(/^Acceptez votre réservation|^Accept your booking|^Acepte su reserva/)
  // What the desk typed is nobody's word.
  expect(mail.text).not.toContain('Somebody Typed')
  expect(mail.text).toMatch(/&a=1/)
  const payload = confirmLinkIn(mail)!
  expect(payload.booking).toBe(_id)
  expect(await read(_id)).toMatchObject({ awaitsDriver: true, driver: { licence: null } })
  const visitor = server.visitor()
  const wrong = await visitor('POST', '/api/bookings/confirm', {
    payload: { ...payload, token: 'x'.repeat(43) },
  })
  expect(wrong.statusCode).toBe(204)
  expect((await read(_id)).driver.licence).toBeNull()
  for (let time = 0; time < 2; time++) {
    const answer = await visitor('POST', '/api/bookings/confirm', { payload })
    // It confirms no address, so that no account is offered to whoever holds it.
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { opensHere: false, account: null }])
  }
  const { awaitsDriver, driver: shown, history } = await read(_id)
  expect([awaitsDriver, shown.licence]).toEqual([false, expect.any(String)])
  expect(history).toHaveLength(2)
})

test('a booking for somebody whom the fleet knows asks for nothing', async () => {
  const port = collect()
  await book()
  await sendDue(server, port)
  expect(port.mails.filter(({ to }) => to === typed.email).map(confirmLinkIn)).toEqual([null])
})

test('handing the car over opens it too', async () => {
  await server.db.updateTable('bookings').set({ awaits_driver: true }).where('driver_id', '=', id).execute()
  const { _id } = (await find(typed.phone))[0]!
  expect(_id).toBe(id)
  const booking = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('driver_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await read(booking.id)).driver.licence).toBeNull()
  await server.db
    .updateTable('bookings')
    .set({ handed_over_at: new Date(server.clock.now) })
    .where('id', '=', booking.id)
    .execute()
  expect((await read(booking.id)).driver.licence).not.toBeNull()
})
