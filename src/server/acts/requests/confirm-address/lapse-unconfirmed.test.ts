import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Booking, BookingPage } from '#contract/bookings/bookings.ts'
import type { StaffBooking, StaffBookingRow } from '#contract/staff/bookings.ts'
import type { Language } from '#domain/language.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import { addDays, day, dayOf, hour, wallTimeOf } from '#domain/rental/period.ts'
import { aBooking, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { aPerson } from '#tests/fixtures/person.ts'
import { confirmLinkIn } from '#tests/support/account-mails.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
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
  (await server.db.selectFrom('bookings').select('status').where('id', '=', _id).executeTakeFirstOrThrow())
    .status
const lapse = (at: number) => lapseUnconfirmed(server.db, at)

test('after a day without a confirmed address the booking is cancelled, once, and the car is free', async () => {
  const body = trip()
  const booking = await book(body)
  await notificationMails(server)
  expect([await lapse(start + day - 1), await statusOf(booking)]).toEqual([0, 'pending'])
  server.clock.now = start + day
  const lapsed = await Promise.all([lapse(start + day), lapse(start + day), lapse(start + day)])
  expect([
    lapsed.reduce((sum, count) => sum + count),
    await lapse(start + day),
    await statusOf(booking),
  ]).toEqual([1, 0, 'cancelled'])
  expect(canTransition('pending', 'cancelled', 'clock')).toBe(true)
  const history = await server.db
    .selectFrom('booking_history')
    .select(['actor', 'from_status', 'to_status', 'at'])
    .where('booking_id', '=', booking._id)
    .orderBy('id')
    .execute()
  expect(history.slice(1)).toEqual([
    { actor: 'clock', from_status: 'pending', to_status: 'cancelled', at: new Date(start + day) },
  ])
  const mails = await notificationMails(server)
  const supplier = await server.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', booking.supplier._id)
    .executeTakeFirstOrThrow()
  expect(mails.map(({ to }) => to).sort()).toEqual([booking.driver.email, supplier.email].sort())
  expect(mails.find(({ to }) => to === booking.driver.email)!.text).toContain('was not confirmed in time')
  expect(mails.find(({ to }) => to === supplier.email)!.text).toContain('de nouveau libre')
  await book({ ...trip(), from: body.from, to: body.to })
})

test('who confirms in time keeps it', async () => {
  await sendDue(server, collect())
  const booking = await book()
  const port = collect()
  await sendDue(server, port)
  const payload = confirmLinkIn(port.mails.find(({ to }) => to === booking.driver.email)!)!
  expect((await server.visitor()('POST', '/api/bookings/confirm', { payload })).statusCode).toBe(200)
  await lapse(start + 2 * day)
  expect(await statusOf(booking)).toBe('pending')
})

/** Signs up somebody who has not confirmed the address. */
async function newcomer(id: string): Promise<Ask> {
  await aPerson(server.db, {
    id,
    verified: false,
    phone: '+237677000199',
    birth_date: '1987-02-19',
    enable_email_notifications: true,
  })
  return server.as(`${id}@wouri.example`)
}

test('a signed-in driver with an unconfirmed address keeps a car no longer than a guest does', async () => {
  const ask = await newcomer('never-seen')
  const { driver: _, ...own } = trip()
  const booking = await book(own, ask)
  expect(booking.confirmBy).toBe(new Date(start + day).toISOString())
  const { bookings } = (await ask('GET', '/api/bookings?status=pending')).json<BookingPage>()
  expect(bookings.find(({ _id }) => _id === booking._id)?.confirmBy).toBe(booking.confirmBy)
  await lapse(start + day - 1)
  expect(await statusOf(booking)).toBe('pending')
  await lapse(start + day)
  expect(await statusOf(booking)).toBe('cancelled')
  server.clock.now = start + day
  const told = (await notificationMails(server)).find(({ to }) => to === 'never-seen@wouri.example')!
  expect(told.text).toMatch(/was not confirmed in time|n’a pas été confirmée à temps|no se confirmó a tiempo/)
})

test('who was handed a car before is known in person: nothing waits for an address, but for a guest of that name', async () => {
  const ask = await newcomer('seen-before')
  const { driver: _, ...own } = trip()
  const first = await book(own, ask)
  expect(first.confirmBy).not.toBeNull()
  await server.db
    .updateTable('bookings')
    .set({ status: 'reserved', handed_over_at: new Date(start - hour), returned_at: new Date(start) })
    .where('id', '=', first._id)
    .execute()
  const { driver: __, ...next } = trip()
  const second = await book(next, ask)
  expect(second.confirmBy).toBeNull()
  const owner = await server.as(`${second.supplier._id}@wouri.example`)
  const typed = await book(trip({ driver: { ...trip().driver!, email: 'seen-before@wouri.example' } }))
  expect(typed.confirmBy).not.toBeNull()
  await lapse(start + day)
  expect([await statusOf(second), await statusOf(typed)]).toEqual(['pending', 'cancelled'])
  const payload = { ids: [second._id], status: 'reserved' }
  const answer = await owner('POST', '/api/staff/bookings/statuses', { payload })
  expect(answer.json()).toEqual({ done: [second._id], refused: [] })
})

test('a pick-up that comes first is the deadline', async () => {
  const from = wallTimeOf(start + 20 * hour).replace(/:\d\d$/, ':00')
  const booking = await book(
    aBooking(start, { from, to: `${addDays(from.slice(0, 10), 3)}${from.slice(10)}` }),
  )
  expect(booking.confirmBy).toBe(booking.from)
  const pickUp = Date.parse(booking.from)
  await lapse(pickUp - 1)
  expect(await statusOf(booking)).toBe('pending')
  await lapse(pickUp)
  expect(await statusOf(booking)).toBe('cancelled')
})

test('bookings confirmed by the supplier or made by a confirmed driver stay, and only the driver hears of a deadline', async () => {
  const reserved = await book()
  const { driver: _, ...own } = trip()
  const signedIn = await book(own, await server.as('ebot-ndip@wouri.example'))
  const supplier = await server.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', reserved.supplier._id)
    .executeTakeFirstOrThrow()
  const seen = (
    await (
      await server.as(supplier.email)
    )('GET', `/api/bookings/${reserved._id}`)
  ).json<Booking>()
  expect([reserved.confirmBy, signedIn.confirmBy, seen.confirmBy]).toEqual([
    new Date(start + day).toISOString(),
    null,
    null,
  ])
  await server.db.updateTable('bookings').set({ status: 'reserved' }).where('id', '=', reserved._id).execute()
  await lapse(start + 400 * day)
  expect([await statusOf(reserved), await statusOf(signedIn)]).toEqual(['reserved', 'pending'])
})

test('staff who have spoken with its driver confirm it, and nothing lapses; unasked they are told why not', async () => {
  const booking = await book()
  const owner = await server.as(`${booking.supplier._id}@wouri.example`)
  const url = `/api/staff/bookings/${booking._id}`
  const lapsesAt = async () => (await owner('GET', url)).json<StaffBooking>().lapsesAt
  expect(await lapsesAt()).toBe(new Date(start + day).toISOString())
  const listed = await owner('GET', `/api/staff/bookings?q=${booking.reference}`)
  expect(listed.json<{ bookings: StaffBookingRow[] }>().bookings).toMatchObject([
    { _id: booking._id, lapsesAt: await lapsesAt() },
  ])
  const confirmed = (payload: object) => owner('POST', `${url}/confirm`, { payload })
  const refused = await confirmed({})
  expect([refused.statusCode, refused.json()]).toEqual([409, { code: 'address-unconfirmed' }])
  expect((await confirmed({ reached: true })).json()).toMatchObject({ status: 'reserved', lapsesAt: null })
  expect([await lapse(start + 2 * day), await statusOf(booking)]).toEqual([0, 'reserved'])
})

test('one that is locked is left for the next run', async () => {
  const booking = await book()
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('bookings').select('id').where('id', '=', booking._id).forUpdate().execute()
    await lapse(start + day)
    expect(await statusOf(booking)).toBe('pending')
  })
  expect(await lapse(start + day)).toBe(1)
})

const stamp = (language: Language, at: number) => writeDate(at, language)

test.each([
  ['en', 'Confirm by', 'Confirm my booking'],
  ['fr', 'Confirmez avant le', 'Confirmer ma réservation'],
  ['es', 'Confirme antes del', 'Confirmar mi reserva'],
] as const)(
  'the confirmation says so first, with the hour and one button, and only to them: %s',
  async (language, begin, button) => {
    await sendDue(server, collect())
    const guest = await book(trip({ language }))
    const { driver: _, ...own } = trip({ language })
    await book(own, await server.as('hamadou-oumarou@wouri.example'))
    const port = collect()
    await sendDue(server, port)
    expect(port.mails).toHaveLength(2)
    const asking = port.mails.find(({ to }) => to === guest.driver.email)!
    const other = port.mails.find(({ to }) => to !== guest.driver.email)!
    const [, , first] = asking.text.split('\n\n')
    expect(first).toContain(`${begin} ${stamp(language, start + day)}`)
    expect(asking.html.match(/class="act"/g)).toHaveLength(1)
    expect(asking.html.indexOf(button)).toBeLessThan(asking.html.indexOf('<h2'))
    expect([other.text.includes(begin), confirmLinkIn(other)]).toEqual([false, null])
  },
)
