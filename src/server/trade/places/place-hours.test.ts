import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Location } from '#contract/cars/locations.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const place = 'douala-airport'
const setHours = (hours: object[] | null) =>
  server.db
    .updateTable('locations')
    .set({ hours: hours && JSON.stringify(hours) })
    .where('id', '=', place)
    .execute()
const nineToFive = Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '17:00' }))

let keys = 0
const book = (ask: Ask, path: string, payload: object) =>
  ask('POST', path, { payload, headers: { 'idempotency-key': `place-hours-${keys++}-of-the-test` } })
const days = (start: number) => {
  const from = addDays(dayOf(server.clock.now), start)
  return { from, to: addDays(from, 3) }
}
const aTrip = (start: number, pickUp: string, dropOff: string): NewBookingInput => {
  const { driver: _, ...booking } = aBooking(server.clock.now)
  const { from, to } = days(start)
  return { ...booking, from: `${from}T${pickUp}`, to: `${to}T${dropOff}` }
}

test('a driver books within the hours of the place, and is refused on the time outside them', async () => {
  await setHours(nineToFive)
  const attempt = async (pickUp: string, dropOff: string) => {
    const answer = await bookWithLicence(driver, aTrip(30, pickUp, dropOff))
    return [answer.statusCode, answer.json<{ fields?: object }>().fields]
  }
  expect(await attempt('08:30', '08:30')).toEqual([422, { from: 'place-closed' }])
  expect(await attempt('17:30', '17:00')).toEqual([422, { from: 'place-closed' }])
  expect(await attempt('09:00', '18:00')).toEqual([422, { to: 'place-closed' }])
  expect(await attempt('17:00', '17:00')).toEqual([201, undefined])
  const shown = (await server.visitor()('GET', '/api/locations')).json<Location[]>()
  expect(shown.find(({ _id }) => _id === place)?.hours).toEqual(nineToFive)
})

test('the desk books outside the hours: it knows who will be there', async () => {
  await setHours(nineToFive)
  const desk = await server.as('mboa-prestige@wouri.example')
  const { from, to } = days(40)
  const answer = await book(desk, '/api/staff/bookings', {
    car: 'demo-prado-daily',
    pl: place,
    from: `${from}T05:30`,
    to: `${to}T05:30`,
    extras: [],
    driver: { fullName: 'Ngo Bassa Ruth', phone: '+237671234567', birthDate: '1990-05-17' },
    language: 'fr',
    total: 150_000,
  })
  expect(answer.statusCode).toBe(201)
})

test('hours that come later undo no booking, and bind what a change moves', async () => {
  await setHours(null)
  const made = await bookWithLicence(driver, aTrip(50, '20:00', '20:00'))
  const { _id } = made.json<Booking>()
  await setHours(nineToFive)
  expect((await driver('GET', `/api/bookings/${_id}`)).json()).toMatchObject({ status: 'pending' })
  const { from, to } = days(50)
  const quote = async (pickUp: string, dropOff: string) =>
    (
      await driver(
        'GET',
        `/api/bookings/${_id}/change-quote?from=${from}T${pickUp}&to=${to}T${dropOff}&extras=`,
      )
    ).json<{ fields?: object; isFree?: boolean }>()
  expect((await quote('20:00', '16:00')).isFree).toBe(true)
  expect((await quote('21:00', '16:00')).fields).toEqual({ from: 'place-closed' })
  expect((await quote('20:00', '21:00')).fields).toEqual({ to: 'place-closed' })
})
