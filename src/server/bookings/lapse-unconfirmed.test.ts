import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { mayMove } from '#domain/booking/moves.ts'
import { addDays, day, dayOf, hour, wallTimeOf } from '#domain/rental/period.ts'
import { aBooking, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { linkIn, newMails } from '#tests/support/account-mails.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { lapseUnconfirmed } from './lapse-unconfirmed.ts'

let server: TestServer
let start: number
beforeAll(async () => {
  server = await startServer()
  start = server.clock.now
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = start
})

let trips = 0
function trip(changes: Partial<NewBookingInput> = {}): NewBookingInput {
  const first = addDays(dayOf(start), 10 + 4 * trips++)
  return aBooking(start, { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00`, ...changes })
}
async function book(body = trip(), ask = server.visitor()): Promise<Booking> {
  const response = await bookWithLicence(ask, body)
  expect(response.statusCode).toBe(201)
  return response.json()
}
const statusOf = async ({ _id }: Booking) =>
  (await server.db.selectFrom('bookings').select('status').where('id', '=', _id).executeTakeFirstOrThrow()).status
const lapse = (at: number) => lapseUnconfirmed(server.db, at)

test('after a day without a confirmed address the booking is cancelled, once, and the car is free', async () => {
  const body = trip()
  const booking = await book(body)
  await notificationMails(server)
  expect([await lapse(start + day - 1), await statusOf(booking)]).toEqual([0, 'pending'])
  server.clock.now = start + day
  const rounds = await Promise.all([lapse(start + day), lapse(start + day), lapse(start + day)])
  expect([rounds.reduce((sum, count) => sum + count), await lapse(start + day), await statusOf(booking)]).toEqual([1, 0, 'cancelled'])
  expect(mayMove('pending', 'cancelled', 'clock')).toBe(true)
  const history = await server.db.selectFrom('booking_history').select(['actor', 'from_status', 'to_status', 'at']).where('booking_id', '=', booking._id).orderBy('id').execute()
  expect(history.slice(1)).toEqual([{ actor: 'clock', from_status: 'pending', to_status: 'cancelled', at: new Date(start + day) }])
  const mails = await notificationMails(server)
  const supplier = await server.db.selectFrom('users').select('email').where('id', '=', booking.supplier._id).executeTakeFirstOrThrow()
  expect(mails.map(({ to }) => to).sort()).toEqual([booking.driver.email, supplier.email].sort())
  expect(mails.find(({ to }) => to === booking.driver.email)!.text).toContain('was not confirmed within 24 hours')
  expect(mails.find(({ to }) => to === supplier.email)!.text).toContain('de nouveau libre')
  await book({ ...trip(), from: body.from, to: body.to })
})

test('who confirms in time keeps it', async () => {
  await newMails(server)
  const booking = await book()
  const link = (await newMails(server)).map(linkIn).find(({ email }) => email === booking.driver.email)!
  await server.visitor()('POST', '/api/activate', { payload: { userId: link.userId, token: link.token, password: 'mine-at-last' } })
  await lapse(start + 2 * day)
  expect(await statusOf(booking)).toBe('pending')
})

test("a second booking of the same address brings a link that opens, when the first one's has expired", async () => {
  const body = trip()
  const first = await book(body)
  await newMails(server)
  server.clock.now = start + 25 * hour
  await book({ ...trip(), driver: body.driver! })
  const link = (await newMails(server)).map(linkIn).find(({ email }) => email === first.driver.email)!
  const activated = await server.visitor()('POST', '/api/activate', { payload: { userId: link.userId, token: link.token, password: 'mine-at-last' } })
  expect(activated.statusCode).toBe(200)
})

test('what the supplier has confirmed, what somebody signed in made, and what has begun stays', async () => {
  const reserved = await book()
  await server.db.updateTable('bookings').set({ status: 'reserved' }).where('id', '=', reserved._id).execute()
  const { driver: _, ...own } = trip()
  const signedIn = await book(own, await server.as('ebot-ndip@wouri.example'))
  const soon = await book(aBooking(start, { car: 'demo-prado-daily', from: wallTimeOf(start + 20 * hour).replace(/:\d\d$/, ':00'), to: wallTimeOf(start + 92 * hour).replace(/:\d\d$/, ':00') }))
  await lapse(start + day)
  expect([await statusOf(reserved), await statusOf(signedIn), await statusOf(soon)]).toEqual(['reserved', 'pending', 'pending'])
})

test('one that somebody works on is left for the next round', async () => {
  const booking = await book()
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('bookings').select('id').where('id', '=', booking._id).forUpdate().execute()
    await lapse(start + day)
    expect(await statusOf(booking)).toBe('pending')
  })
  expect(await lapse(start + day)).toBe(1)
})

test.each([
  ['en', 'confirm your e-mail address within 24 hours'],
  ['fr', 'Confirmez votre adresse e-mail dans les 24 heures'],
  ['es', 'Confirme su dirección de correo en 24 horas'],
] as const)("the confirmation says so to a guest, and to nobody else: %s", async (language, sentence) => {
  await sendDue(server, collect())
  const guest = await book(trip({ language }))
  const { driver: _, ...own } = trip({ language })
  await book(own, await server.as('hamadou-oumarou@wouri.example'))
  const port = collect()
  await sendDue(server, port)
  expect(port.mails.map(({ to, text }) => [to === guest.driver.email, text.replace(/\s+/g, ' ').includes(sentence)]).sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([[false, false], [true, true]])
})
