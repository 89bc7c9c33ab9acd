import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { highestTotal } from '#domain/rental/price-bounds.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { bookWithLicence, sendLicence } from '#tests/support/licence.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { wordsOf } from '#tests/support/pdf.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { runs } from '#tests/support/tier.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const trip = (days: number, length = 3) => {
  const first = addDays(dayOf(server.clock.now), days)
  return { from: `${first}T10:00`, to: `${addDays(first, length)}T10:00` }
}
const send = (ask: Ask, body: NewBookingInput, key: string = randomUUID()) =>
  ask('POST', '/api/bookings', { payload: body, headers: { 'idempotency-key': key } })
/** By a guest with a licence, unless somebody else asks. */
const book = (body: NewBookingInput, key?: string, ask = server.visitor()) => bookWithLicence(ask, body, key)

test('a guest books, and reads the booking on the same device only', async () => {
  const ask = server.visitor()
  const response = await book(aBooking(server.clock.now, trip(40)), randomUUID(), ask)
  expect(response.statusCode).toBe(201)
  const booking = response.json<Booking>()
  expect(booking).toMatchObject({
    status: 'pending',
    total: 150_000,
    paid: 0,
    dueAtCounter: 150_000,
    isGuest: true,
  })
  expect((await ask('GET', `/api/bookings/${booking._id}`)).json()).toEqual(booking)
  expect((await ask('GET', '/api/bookings')).json()).toMatchObject({ total: 1 })
  const stranger = await server.as('jules-mbarga@wouri.example')
  expect((await stranger('GET', `/api/bookings/${booking._id}`)).statusCode).toBe(404)
  expect((await server.visitor()('GET', `/api/bookings/${booking._id}`)).statusCode).toBe(401)
})

test('a signed-in driver books with what is already known', async () => {
  const ask = await server.as('driver@wouri.example')
  const { driver: _, ...body } = aBooking(server.clock.now, { ...trip(50), currency: 'EUR' })
  const booking = (await book(body, randomUUID(), ask)).json<Booking>()
  expect(booking).toMatchObject({
    isGuest: false,
    driver: { fullName: 'Amina Ngassa' },
    currency: 'EUR',
    rate: 1 / 655.957,
  })
  expect(booking.history).toHaveLength(1)
})

test('two people, one car, the same moment: one booking a round, everybody else gets "taken"', async () => {
  const arrive = async () => {
    const ask = server.visitor()
    return { ask, licence: await sendLicence(ask) }
  }
  const guests: Awaited<ReturnType<typeof arrive>>[] = []
  for (let round = 0; round < runs(4, 20); round++) {
    while (guests.length < 50) guests.push(await arrive())
    const dates = trip(100 + round * 4)
    const answers = await Promise.all(
      guests.map(({ ask, licence }) => send(ask, aBooking(server.clock.now, { ...dates, licence }))),
    )
    const statuses = answers.map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(
      answers.filter((answer) => answer.statusCode === 409 && answer.json().code === 'car-taken'),
    ).toHaveLength(49)
    // Anyone who won has a car; somebody new comes in their place.
    guests.splice(statuses.indexOf(201), 1)
  }
})

test('overlapping by a minute is taken; back to back is free', async () => {
  const day = addDays(dayOf(server.clock.now), 300)
  const at = (from: string, to: string) => ({
    ...aBooking(server.clock.now),
    from: `${day}T${from}`,
    to: `${day}T${to}`,
    total: 50_000,
  })
  expect((await book(at('08:00', '12:00'))).statusCode).toBe(201)
  expect((await book(at('11:55', '16:00'))).json()).toEqual({ code: 'car-taken' })
  expect((await book(at('12:00', '16:00'))).statusCode).toBe(201)
})

test('one key is one booking, however often and however parallel it is sent', async () => {
  const ask = server.visitor()
  const body = aBooking(server.clock.now, { ...trip(60), licence: await sendLicence(ask) })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(ask, body, key)))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers.every((answer) => answer.statusCode === 201)).toBe(true)
  const device = answers[0]!.cookies[0]!.value
  expect(answers.every((answer) => answer.cookies[0]!.value === device)).toBe(true)
  expect((await send(ask, { ...body, extras: ['cancellation'] }, key)).json()).toEqual({
    code: 'idempotency-key-reused',
  })
  expect((await send(server.visitor(), body, key)).json()).toEqual({ code: 'idempotency-key-reused' })
  expect((await send(ask, body, 'short')).json()).toEqual({ code: 'idempotency-key-missing' })
})

test('a retry after the hold has lapsed is told so; on another device the key stays used', async () => {
  const ask = server.visitor()
  const body = aBooking(server.clock.now, {
    ...trip(64),
    payment: 'full',
    licence: await sendLicence(ask),
  })
  const key = randomUUID()
  const { _id: id } = (await send(ask, body, key)).json<Booking>()
  await server.db.updateTable('bookings').set({ hold_expires_at: null }).where('id', '=', id).execute()
  const again = await send(ask, body, key)
  expect([again.statusCode, again.json()]).toEqual([409, { code: 'hold-expired' }])
  expect((await send(server.visitor(), body, key)).json()).toEqual({ code: 'idempotency-key-reused' })
  // The lapsed booking took the licence: it is on file now.
  const { licence: _, ...anew } = body
  expect((await send(ask, anew)).statusCode).toBe(201)
})

test('both extras at the counter: nothing for them in the price, the mail and the receipt; online they are charged', async () => {
  const extras = ['amendments', 'cancellation'] as const
  const dates = trip(20)
  const asked = await server.visitor()('GET', '/api/cars/demo-prado-daily', {
    query: { pl: 'douala-airport', ...dates },
  })
  expect(asked.json()).toMatchObject({
    offer: { quote: { total: 150_000 }, extras: { cancellation: 5000, amendments: 3000 } },
  })
  const booking = (await book(aBooking(server.clock.now, { ...dates, extras: [...extras] }))).json<Booking>()
  const free = (extra: string) => ({ kind: 'extra', extra, count: 1, amount: 0 })
  expect(booking).toMatchObject({
    total: 150_000,
    dueAtCounter: 150_000,
    extras: ['cancellation', 'amendments'],
  })
  expect(booking.lines.slice(1)).toEqual([free('cancellation'), free('amendments')])
  const port = collect()
  await sendDue(server, port)
  const { text } = port.mails.find(({ to }) => to === booking.driver.email)!
  expect(text).toContain('Cancel until pick-up (included)')
  expect(text).toContain('Change until pick-up (included)')
  expect(text).toContain('150,000 FCFA')
  expect(text).not.toMatch(/158,000|5,000 FCFA|3,000 FCFA/)
  const admin = await server.as('admin@wouri.example')
  const taken = await admin('POST', `/api/bookings/${booking._id}/counter-payments`, {
    payload: { amount: 150_000, method: 'cash' },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(taken.statusCode).toBe(200)
  expect((await admin('GET', `/api/bookings/${booking._id}`)).json()).toMatchObject({
    status: 'paid',
    total: 150_000,
    paid: 150_000,
  })
  const words = wordsOf((await admin('GET', `/api/bookings/${booking._id}/receipt?language=en`)).rawPayload)
  expect(words).toContain('Cancel until pick-up (included)')
  expect(words).toContain('150,000')
  expect(words).not.toContain('158,000')
  const online = (
    await book(
      aBooking(server.clock.now, { ...trip(24), extras: [...extras], payment: 'full', total: 158_000 }),
    )
  ).json<Booking>()
  expect(online).toMatchObject({ total: 158_000, extras: ['cancellation', 'amendments'] })
  // Not chosen by the driver: they are included at the counter, and not with a card.
  expect((await book(aBooking(server.clock.now, trip(28)))).json()).toMatchObject({
    total: 150_000,
    extras: ['cancellation', 'amendments'],
  })
  expect((await book(aBooking(server.clock.now, { ...trip(32), payment: 'deposit' }))).json()).toMatchObject({
    total: 150_000,
    extras: [],
  })
})

describe('what is refused', () => {
  const refused =
    (changes: Partial<NewBookingInput> | (() => Partial<NewBookingInput>), status: number, answer: object) =>
    async () => {
      const response = await book(
        aBooking(server.clock.now, { ...trip(70), ...(typeof changes === 'function' ? changes() : changes) }),
      )
      expect({ status: response.statusCode, body: response.json() }).toEqual({ status, body: answer })
    }
  const guest = (changes: Partial<ReturnType<typeof aGuest>>) => ({ driver: aGuest(changes) })

  test('another total than ours', refused({ total: 1 }, 409, { code: 'price-changed' }))
  test(
    'more than is ever charged',
    refused({ total: highestTotal + 1 }, 400, { code: 'invalid-input', fields: { total: 'total-too-high' } }),
  )
  test(
    'the price of the counter, paid online',
    refused({ extras: ['cancellation', 'amendments'], payment: 'full' }, 409, { code: 'price-changed' }),
  )
  test(
    'the price online, paid at the counter',
    refused({ extras: ['cancellation', 'amendments'], total: 158_000 }, 409, { code: 'price-changed' }),
  )
  test(
    'a pick-up in more than a year',
    refused(() => trip(367), 422, { code: 'pick-up-too-far', fields: { from: 'pick-up-too-far' } }),
  )
  test(
    'more than 364 days',
    refused(() => trip(70, 365), 422, { code: 'rental-too-long', fields: { to: 'rental-too-long' } }),
  )
  test(
    'an unknown car',
    refused({ car: 'no-such-car' }, 404, { code: 'not-found', fields: { car: 'not-found' } }),
  )
  test(
    'a place where the car is not handed over',
    refused({ pl: 'maroua' }, 404, { code: 'not-found', fields: { pl: 'not-found' } }),
  )
  test(
    'terms not accepted',
    refused({ termsAccepted: false as true }, 400, {
      code: 'invalid-input',
      fields: { termsAccepted: 'terms-not-accepted' },
    }),
  )
  test(
    'an address that is none',
    refused(guest({ email: 'nobody' }), 400, {
      code: 'invalid-input',
      fields: { 'driver.email': 'invalid-email' },
    }),
  )
  test(
    'a number that is none',
    refused(guest({ phone: '12' }), 400, {
      code: 'invalid-input',
      fields: { 'driver.phone': 'invalid-phone' },
    }),
  )
  test(
    'an address that has an owner',
    refused(guest({ email: 'driver@wouri.example' }), 409, {
      code: 'email-registered',
      fields: { 'driver.email': 'email-registered' },
    }),
  )
  test(
    'a second driver who is not named',
    refused({ extras: ['additionalDriver'], total: 159_000 }, 400, {
      code: 'required',
      fields: { additionalDriver: 'required' },
    }),
  )

  test('a driver who is 20 on the day of pick-up, not one who turns 21 on it', async () => {
    const { from } = trip(80)
    const born = (offset: number) => {
      const day = addDays(from.slice(0, 10), offset)
      return `${Number(day.slice(0, 4)) - 21}${day.slice(4)}`
    }
    const young = await book(
      aBooking(server.clock.now, { ...trip(80), driver: aGuest({ birthDate: born(1) }) }),
    )
    expect(young.json()).toEqual({ code: 'too-young', fields: { 'driver.birthDate': 'too-young' } })
    const old = await book(
      aBooking(server.clock.now, { ...trip(80), driver: aGuest({ birthDate: born(0) }) }),
    )
    expect(old.statusCode).toBe(201)
  })

  test('paying at the counter where the supplier wants it online', async () => {
    const car = await server.db
      .selectFrom('cars')
      .innerJoin('suppliers', 'suppliers.id', 'supplier_id')
      .select(['cars.id', 'location_ids'])
      .where('pay_later', '=', false)
      .where('available', '=', true)
      .executeTakeFirstOrThrow()
    const response = await book(
      aBooking(server.clock.now, { ...trip(250), car: car.id, pl: car.location_ids[0]! }),
    )
    expect(response.json()).toEqual({
      code: 'payment-not-offered',
      fields: { payment: 'payment-not-offered' },
    })
  })

  test('a supplier or an admin: they do not rent', async () => {
    const ask = await server.as('admin@wouri.example')
    const response = await book(aBooking(server.clock.now, trip(90)), randomUUID(), ask)
    expect(response.statusCode).toBe(403)
  })
})

test('a refusal leaves nothing behind: the same key works once the mistake is mended', async () => {
  const key = randomUUID()
  const wrong = aBooking(server.clock.now, { ...trip(95), total: 1 })
  expect((await book(wrong, key)).statusCode).toBe(409)
  expect((await book({ ...wrong, total: 150_000 }, key)).statusCode).toBe(201)
})

test('price, status and owner sent by a client never reach a row', async () => {
  const body = {
    ...aBooking(server.clock.now, trip(260)),
    status: 'paid',
    paid: 150_000,
    driver_id: 'admin',
    days: 1,
    rate: 9,
  }
  const booking = (await book(body)).json<Booking>()
  expect(booking).toMatchObject({ status: 'pending', paid: 0, days: 3, rate: 1 })
})
