import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ConfirmedBooking } from '#contract/bookings/booking-confirmation.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { addDays, day, dayOf, hour } from '#domain/rental/period.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { aPerson } from '#tests/fixtures/person.ts'
import { confirmLinkIn, newMails } from '#tests/support/account-mails.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { lapseUnconfirmed } from './lapse-unconfirmed.ts'

const often = { points: 1_000_000, seconds: 60 }
let server: TestServer
let start: number
beforeAll(async () => {
  server = await startServer({ mailsFrom: often, mailsTo: often, signInByAddress: often })
  start = server.clock.now
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = start
  await sent()
})

let trips = 0
function trip(changes: Partial<NewBookingInput> = {}): NewBookingInput {
  const first = addDays(dayOf(start), 10 + 4 * trips++)
  return aBooking(start, { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00`, ...changes })
}
async function book(ask: Ask = server.visitor(), body = trip()): Promise<Booking> {
  const response = await bookWithLicence(ask, body)
  expect(response.statusCode).toBe(201)
  return response.json()
}
/** The confirmations that are due. */
async function sent() {
  const port = collect()
  await sendDue(server, port)
  return port.mails
}
async function linkTo(email: string) {
  const mails = (await sent()).filter(({ to }) => to === email)
  expect(mails).toHaveLength(1)
  return confirmLinkIn(mails[0]!)!
}
const confirm = (payload: object, ask: Ask = server.visitor()) =>
  ask('POST', '/api/bookings/confirm', { payload })
const read = async (ask: Ask, { _id }: Booking) => (await ask('GET', `/api/bookings/${_id}`)).json<Booking>()
const resend = async (ask: Ask, { _id }: Booking) =>
  (await ask('POST', `/api/bookings/${_id}/confirmation`)).statusCode
const correct = (ask: Ask, { _id }: Booking, email: string) =>
  ask('POST', `/api/bookings/${_id}/address`, { payload: { email } })
const userOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('the link of the mail', () => {
  test('confirms the booking once, without a password, and the device that booked sees it', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    expect(booking.confirmBy).toBe(new Date(start + day).toISOString())
    const link = await linkTo(booking.driver.email)
    // Reading the address, as a scanner of mails does, changes nothing.
    await server.visitor()('GET', `/activate?b=${link.booking}&t=${link.token}`)
    expect((await read(ask, booking)).confirmBy).toBe(booking.confirmBy)
    const elsewhere = (await confirm(link)).json<ConfirmedBooking>()
    expect(elsewhere).toMatchObject({ reference: booking.reference, car: booking.car.name, opensHere: false })
    expect([(await read(ask, booking)).confirmBy, (await userOf(booking.driver.email))!.verified]).toEqual([
      null,
      false,
    ])
    // Once more: it says so, and opens nothing.
    expect((await confirm(link, ask)).json()).toMatchObject({ opensHere: true, account: null })
    server.clock.now = start + 2 * day
    expect(await lapseUnconfirmed(server.db, server.clock.now)).toBe(0)
  })

  test('offers an account to its reader, which is theirs with a password and has the booking', async () => {
    const booking = await book()
    // Nothing but the confirmation is sent: one mail, one button.
    expect(await newMails(server)).toEqual([])
    const { account } = (await confirm(await linkTo(booking.driver.email))).json<ConfirmedBooking>()
    const { email, ...opening } = account!
    expect(email).toBe(booking.driver.email)
    const ask = server.visitor()
    expect(
      (await ask('POST', '/api/activate', { payload: { ...opening, password: 'mine-at-last' } })).statusCode,
    ).toBe(200)
    await ask('POST', '/api/sign-in/frontend', { payload: { email, password: 'mine-at-last' } })
    expect((await read(ask, booking)).reference).toBe(booking.reference)
  })

  test('opens one booking, until the deadline, and not a cancelled one', async () => {
    const [one, other] = [await book(), await book()]
    const mails = await sent()
    const [link, second] = [one, other].map(({ _id }) =>
      mails.map(confirmLinkIn).find((each) => each?.booking === _id)!,
    )
    const statuses = async (payloads: object[]) =>
      Promise.all(payloads.map(async (payload) => (await confirm(payload)).statusCode))
    expect(
      await statuses([
        { ...link!, booking: second!.booking },
        { ...link!, token: 'x'.repeat(43) },
        { booking: one._id, token: { $ne: null } },
      ]),
    ).toEqual([204, 204, 400])
    await server.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', other._id).execute()
    server.clock.now = start + day
    expect(await statuses([link!, second!])).toEqual([204, 204])
    server.clock.now = start + day - 1
    expect(await statuses([link!, second!])).toEqual([200, 204])
  })

  test('confirms a signed-in driver’s booking, and leaves their account as it is', async () => {
    const unconfirmed = { verified: false, password_hash: 'unused', phone: '+237677000198' }
    await aPerson(server.db, { id: 'newly-signed-up', birth_date: '1987-02-19', ...unconfirmed })
    const ask = await server.as('newly-signed-up@wouri.example')
    const { driver: _, ...own } = trip()
    const booking = await book(ask, own)
    const answer = (await confirm(await linkTo('newly-signed-up@wouri.example'))).json<ConfirmedBooking>()
    expect([
      answer.account,
      (await read(ask, booking)).confirmBy,
      (await userOf('newly-signed-up@wouri.example'))!.verified,
    ]).toEqual([null, null, false])
  })

  test('frees the place of the device for another booking', async () => {
    const ask = server.visitor()
    const bookings = [await book(ask), await book(ask), await book(ask)]
    expect((await bookWithLicence(ask, trip())).json()).toEqual({ code: 'too-many-pending' })
    const mails = await sent()
    await confirm(confirmLinkIn(mails.find(({ to }) => to === bookings[0]!.driver.email)!)!)
    await book(ask)
  })
})

describe('sending it again', () => {
  test('ends the link before and does not move the deadline; somebody else does not get it sent', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    const old = await linkTo(booking.driver.email)
    server.clock.now = start + 5 * hour
    expect([await resend(ask, booking), (await read(ask, booking)).confirmBy]).toEqual([
      200,
      booking.confirmBy,
    ])
    const link = await linkTo(booking.driver.email)
    expect([(await confirm(old)).statusCode, (await confirm(link)).statusCode]).toEqual([204, 200])
    expect(await resend(ask, booking)).toBe(204)
    const supplier = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', booking.supplier._id)
      .executeTakeFirstOrThrow()
    expect([
      await resend(server.visitor(), booking),
      await resend(await server.as('driver@wouri.example'), booking),
      await resend(await server.as(supplier.email), booking),
    ]).toEqual([401, 404, 204])
  })

  test('asked for before the first mail went out, one mail goes', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    await Promise.all([resend(ask, booking), resend(ask, booking)])
    expect((await confirm(await linkTo(booking.driver.email))).statusCode).toBe(200)
  })
})

describe('another address', () => {
  test('gets the mail and everything that follows; the link to the first is dead, and nothing of the first stays', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    const old = await linkTo(booking.driver.email)
    const { email } = aGuest()
    const corrected = (await correct(ask, booking, ` ${email.toUpperCase()} `)).json<Booking>()
    expect([corrected.driver.email, corrected.confirmBy]).toEqual([email, booking.confirmBy])
    expect(await userOf(booking.driver.email)).toBeUndefined()
    // The licence came along.
    expect((await userOf(email))!.license).not.toBeNull()
    const link = await linkTo(email)
    expect((await confirm(old)).statusCode).toBe(204)
    expect((await confirm(link)).json<ConfirmedBooking>().account!.email).toBe(email)
    expect((await correct(ask, booking, aGuest().email)).statusCode).toBe(204)
  })

  test('given twice, before the mail went out, is one mail to the last', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    const [one, two] = [aGuest().email, aGuest().email]
    await correct(ask, booking, one)
    await correct(ask, booking, two)
    expect((await sent()).map(({ to }) => to)).toEqual([two])
  })

  test('of an account reveals and changes nothing of it; its reader confirms the booking all the same (C13)', async () => {
    const owner = 'samuel-ekotto@wouri.example'
    const before = await userOf(owner)
    const ask = server.visitor()
    const [known, unknown] = [await book(ask), await book(ask)]
    await sent()
    const free = aGuest().email
    const answers = [await correct(ask, known, owner), await correct(ask, unknown, free)]
    const shape = ({ statusCode, body }: (typeof answers)[number]) => [
      statusCode,
      Object.keys(JSON.parse(body) as object),
    ]
    expect(shape(answers[0]!)).toEqual(shape(answers[1]!))
    const mails = await sent()
    expect(mails.map(({ to }) => to).sort()).toEqual([free, owner].sort())
    const lists = (await (await server.as(owner))('GET', '/api/bookings?status=pending')).json<{
      bookings: Booking[]
    }>().bookings
    expect(lists.map(({ _id }) => _id)).not.toContain(known._id)
    const confirmed = (
      await confirm(confirmLinkIn(mails.find(({ to }) => to === owner)!)!)
    ).json<ConfirmedBooking>()
    expect([confirmed.account, (await read(ask, known)).confirmBy, await userOf(owner)]).toEqual([
      null,
      null,
      before,
    ])
  })

  test('is notified of the end without a confirmation', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    const owner = 'samuel-ekotto@wouri.example'
    await correct(ask, booking, owner)
    await notificationMails(server)
    server.clock.now = start + day
    await lapseUnconfirmed(server.db, server.clock.now)
    const to = (await notificationMails(server)).map((mail) => mail.to)
    expect([
      to.includes(owner),
      to.includes(booking.driver.email),
      to.some((each) => each.endsWith('.invalid')),
    ]).toEqual([true, false, false])
  })

  test('is given by the device that booked alone, and not after the deadline', async () => {
    const ask = server.visitor()
    const booking = await book(ask)
    const email = aGuest().email
    const statuses = [
      await correct(server.visitor(), booking, email),
      await correct(await server.as('driver@wouri.example'), booking, email),
    ].map((answer) => answer.statusCode)
    expect(statuses).toEqual([401, 404])
    const other = server.visitor()
    await book(other)
    expect((await correct(other, booking, email)).statusCode).toBe(404)
    server.clock.now = start + day
    expect((await correct(ask, booking, email)).statusCode).toBe(204)
    expect((await read(ask, booking)).driver.email).toBe(booking.driver.email)
  })

  test('is no way to write to strangers: three a booking, and three mails an hour to one mailbox', async () => {
    const usual = await startServer({ reads: often })
    const ask = usual.visitor()
    const response = await bookWithLicence(ask, aBooking(usual.clock.now))
    const booking = response.json<Booking>()
    const answers: number[] = []
    for (let index = 0; index < 5; index++)
      answers.push((await correct(ask, booking, aGuest().email)).statusCode)
    for (let index = 0; index < 5; index++) answers.push(await resend(ask, booking))
    expect(answers).toEqual([200, 200, 200, 429, 429, 200, 200, 429, 429, 429])
    await usual.close()
  })
})
