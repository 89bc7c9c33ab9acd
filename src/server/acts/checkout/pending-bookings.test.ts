import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarOffer, CarPage } from '#contract/cars/cars.ts'
import { mostHolds, mostPendingPerDriver, mostUnconfirmedPerDevice } from '#domain/booking/pending-limit.ts'
import { addDays, dayOf, instantOf, minute } from '#domain/rental/period.ts'
import { databaseCounters } from '#server/platform/http/limits/counters.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let trips = 0
/** A free period of the demonstration car; every call takes the next one. */
function trip(changes: Partial<NewBookingInput> = {}): NewBookingInput {
  const first = addDays(dayOf(server.clock.now), 10 + 4 * trips++)
  return aBooking(server.clock.now, { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00`, ...changes })
}
/** The same period on cars of their own: no lock of a car makes these take turns. */
async function cars(count: number, payment: 'counter' | 'full' = 'counter'): Promise<NewBookingInput[]> {
  const period = trip({ payment })
  const free: CarOffer[] = []
  for (let page = 1; page <= 8; page++) {
    const query = new URLSearchParams({ pl: period.pl, from: period.from, to: period.to, page: String(page) })
    free.push(...(await server.visitor()('GET', `/api/cars?${query}`)).json<CarPage>().cars)
  }
  const fit = free.filter(
    ({ supplier, minimumAge }) => (payment === 'full' || supplier.payLater) && minimumAge <= 21,
  )
  expect(fit.length).toBeGreaterThanOrEqual(count)
  return fit
    .slice(0, count)
    .map(({ _id, quote }) => ({ ...period, car: _id, total: quote.total, driver: aGuest() }))
}
const send = async (ask: Ask, payload: NewBookingInput) => {
  const response = await ask('POST', '/api/bookings', {
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
  return response.statusCode === 201 ? 'booked' : response.json<{ code: string }>().code
}
const times = (count: number, answer: string) => Array<string>(count).fill(answer)

test('a person keeps five cars waiting at once, however parallel they ask, and one more when one is answered', async () => {
  const ask = await server.as('yvette-essomba@wouri.example')
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', 'yvette-essomba')
    .where('status', '=', 'pending')
    .execute()
  const licence = await sendLicence(ask)
  expect(await send(ask, { ...trip(), licence })).toBe('booked')
  const answers = await Promise.all((await cars(8)).map((body) => send(ask, body)))
  expect(answers.sort()).toEqual([
    ...times(mostPendingPerDriver - 1, 'booked'),
    ...times(4, 'too-many-pending'),
  ])
  const { id } = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('driver_id', '=', 'yvette-essomba')
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('bookings').set({ status: 'reserved' }).where('id', '=', id).execute()
  expect(await send(ask, trip())).toBe('booked')
  expect(await send(ask, trip())).toBe('too-many-pending')
})

test("a guest's device keeps three, no matter whom it names, and is free again once the addresses are confirmed", async () => {
  const ask = server.visitor()
  const licences: string[] = []
  for (let count = 0; count < 6; count++) licences.push(await sendLicence(ask))
  const bodies = await cars(6)
  const answers = await Promise.all(
    licences.map((licence, index) => send(ask, { ...bodies[index]!, licence })),
  )
  expect(answers.sort()).toEqual([
    ...times(mostUnconfirmedPerDevice, 'booked'),
    ...times(3, 'too-many-pending'),
  ])
  await server.db.updateTable('users').set({ verified: true }).where('email', 'like', 'guest-%').execute()
  expect(await send(ask, trip({ licence: await sendLicence(ask) }))).toBe('booked')
})

test('one address is not kept waiting for more than a person may, from however many devices', async () => {
  const driver = aGuest()
  const answers: string[] = []
  for (let count = 0; count < 7; count++) {
    const ask = server.visitor()
    answers.push(await send(ask, trip({ driver, licence: await sendLicence(ask) })))
  }
  expect(answers).toEqual([...times(mostPendingPerDriver, 'booked'), ...times(2, 'too-many-pending')])
})

test('three cars are held at once while somebody pays (E6), and those whose time is over are not counted', async () => {
  const ask = await server.as('hamadou-oumarou@wouri.example')
  const licence = await sendLicence(ask)
  expect(await send(ask, trip({ payment: 'full', licence }))).toBe('booked')
  const answers = await Promise.all((await cars(9, 'full')).map((body) => send(ask, body)))
  expect(answers.sort()).toEqual([...times(mostHolds - 1, 'booked'), ...times(7, 'too-many-pending')])
  const start = server.clock.now
  server.clock.now += 30 * minute
  expect(await send(ask, trip({ payment: 'full' }))).toBe('booked')
  server.clock.now = start
})

test('a trip that has begun does not count as pending any more', async () => {
  const ask = server.visitor()
  const first = trip()
  expect(await send(ask, { ...first, licence: await sendLicence(ask) })).toBe('booked')
  for (let count = 1; count < mostUnconfirmedPerDevice; count++)
    await send(ask, trip({ licence: await sendLicence(ask) }))
  const licence = await sendLicence(ask)
  expect(await send(ask, trip({ licence }))).toBe('too-many-pending')
  const start = server.clock.now
  server.clock.now = instantOf(first.from)!
  expect(await send(ask, trip({ licence }))).toBe('booked')
  server.clock.now = start
})

test('guests of one address of the network make so many in an hour; who fails, repeats or is signed in is not counted', async () => {
  const strict = await startServer({ guestBookings: { points: 2, seconds: 3600 } })
  const guest = async (changes: Partial<NewBookingInput> = {}) => {
    const ask = strict.visitor()
    return send(ask, trip({ licence: await sendLicence(ask), ...changes }))
  }
  for (let count = 0; count < 3; count++) expect(await guest({ total: 1 })).toBe('price-changed')
  const ask = strict.visitor()
  const payload = trip({ licence: await sendLicence(ask) })
  const retry = () =>
    ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': 'the-same-key-again-and-again' } })
  expect([(await retry()).statusCode, (await retry()).statusCode]).toEqual([201, 201])
  expect([await guest(), await guest(), (await retry()).statusCode]).toEqual([
    'booked',
    'too-many-requests',
    201,
  ])
  const person = await strict.as('grace-tabi@wouri.example')
  expect(await send(person, trip({ licence: await sendLicence(person) }))).toBe('booked')
  await strict.close()
})

test('a guest books where the limits are counted in a database of one connection', async () => {
  const single = await startServer({}, (db) => ({ counters: databaseCounters(db) }), { max: 1 })
  const ask = single.visitor()
  const licence = await sendLicence(ask)
  expect(await send(ask, aBooking(single.clock.now, { licence }))).toBe('booked')
  await single.close()
})
