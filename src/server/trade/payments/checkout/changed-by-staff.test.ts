// What staff change while a driver checks out: the driver gets the right answer, and no money is wrong.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { createStaffPlace, type StaffPlace } from '#contract/staff/site/places.ts'
import type { SupplierSuspension } from '#contract/staff/people/supplier-suspension.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const car = 'demo-prado-daily'
const supplier = 'mboa-prestige'
const place = 'douala-airport'

let server: TestServer
let admin: Ask
let amina: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  await fillFiles(server.db, server.files, server.clock.now)
  admin = await server.as('admin@wouri.example')
  amina = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const suspend = (isSuspended: boolean) =>
  admin('POST', `/api/staff/suppliers/${supplier}/suspension`, { payload: { isSuspended } })
const setState = async (state: 'retired' | 'listed') => {
  const { version } = (await admin('GET', `/api/staff/cars/${car}`)).json<StaffCar>()
  const answer = await admin('POST', `/api/staff/cars/${car}/state`, { payload: { state, was: version } })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
}
afterEach(async () => {
  await suspend(false)
  await setState('listed')
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('car_id', '=', car)
    .execute()
})

async function book(change: object = {}) {
  const { driver: _, ...payload } = aBooking(server.clock.now, { payment: 'full', ...change })
  return amina('POST', '/api/bookings', { payload, headers: { 'idempotency-key': randomUUID() } })
}

/** A booking whose driver is about to pay. */
async function opened() {
  const booking = (await book()).json<Booking>()
  const answer = await amina('POST', '/api/checkout-sessions', {
    payload: { booking: booking._id, gateway: 'sandbox' },
  })
  const { _id, payment } = answer.json<CheckoutSession>()
  if (payment?.handover?.kind !== 'sandbox') throw new Error('the sandbox was not opened')
  return { booking, id: _id, ref: payment.handover.ref }
}

/** The booking as its driver sees it once the payment has gone through. */
async function paid({ id, ref }: { id: string; ref: string }): Promise<CheckoutSession> {
  await amina('POST', `/api/sandbox/payments/${ref}`, { payload: { outcome: 'paid' } })
  return (await amina('GET', `/api/checkout-sessions/${id}`)).json<CheckoutSession>()
}

const count = async () => (await server.db.selectFrom('bookings').select('id').execute()).length

describe('before the booking is sent', () => {
  test.each([
    ['its supplier is suspended', () => suspend(true)],
    ['its car is retired', () => setState('retired')],
  ])('%s: the driver is told that it is no longer offered, and nothing is kept', async (_, change) => {
    await change()
    const before = await count()
    const refused = await book()
    expect([refused.statusCode, refused.json()]).toEqual([409, { code: 'car-unavailable' }])
    expect(await count()).toBe(before)
  })

  test('its place is deleted, the car being elsewhere by now: the place is what the driver is told of, and nothing is kept', async () => {
    const { _id, ...fields } = createStaffPlace.example(0).body as { _id: string }
    await admin('POST', '/api/staff/places', { payload: { _id, ...fields } })
    await moveCar([_id])
    const free = await admin('DELETE', `/api/staff/places/${_id}`)
    expect(free.json()).toEqual({ code: 'place-in-use', fields: { cars: 'place-in-use' } })
    await moveCar([place])
    expect((await admin('DELETE', `/api/staff/places/${_id}`)).statusCode).toBe(200)
    const before = await count()
    const refused = await book({ pl: _id })
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { code: 'not-found', fields: { pl: 'not-found' } },
    ])
    expect(await count()).toBe(before)
  })
})

const moveCar = (to: string[]) =>
  server.db.updateTable('cars').set({ location_ids: to }).where('id', '=', car).execute()

describe('while its driver pays', () => {
  test('its supplier is suspended: the payment counts, the booking stands, and an admin is to look after it', async () => {
    const checkout = await opened()
    await suspend(true)
    expect(await paid(checkout)).toMatchObject({
      state: 'paid',
      booking: { status: 'paid', paid: 150_000, dueAtCounter: 0 },
    })
    const { needCare } = (
      await admin('GET', `/api/staff/suppliers/${supplier}/suspension`)
    ).json<SupplierSuspension>()
    expect(needCare.map(({ _id }) => _id)).toContain(checkout.booking._id)
  })

  test('its car is retired: the payment counts and the booking stands at its price', async () => {
    const checkout = await opened()
    await setState('retired')
    expect(await paid(checkout)).toMatchObject({
      state: 'paid',
      booking: { status: 'paid', total: 150_000, paid: 150_000, car: { _id: car } },
    })
  })

  test('its place cannot be deleted, also once the car is elsewhere: the booking holds it', async () => {
    const checkout = await opened()
    const { location_ids: places } = await server.db
      .selectFrom('cars')
      .select('location_ids')
      .where('id', '=', car)
      .executeTakeFirstOrThrow()
    await moveCar(['kribi'])
    const refused = await admin('DELETE', `/api/staff/places/${place}`)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'place-in-use', fields: { bookings: 'place-in-use' } },
    ])
    expect(await paid(checkout)).toMatchObject({
      state: 'paid',
      booking: { total: 150_000, paid: 150_000, pickUp: { _id: place } },
    })
    await moveCar(places)
  })

  test('its place is renamed: the driver reads the new name, and pays what was agreed', async () => {
    const checkout = await opened()
    const places = (await admin('GET', '/api/staff/places')).json<StaffPlace[]>()
    const {
      _id,
      version,
      cars: _1,
      bookings: _2,
      places: _3,
      ...fields
    } = places.find((each) => each._id === place)!
    const name = {
      en: 'Douala Airport, new hall',
      fr: 'Aéroport de Douala, nouveau hall',
      es: 'Aeropuerto de Duala',
    }
    const renamed = await admin('POST', `/api/staff/places/${place}`, {
      payload: { ...fields, name, was: version },
    })
    expect([renamed.statusCode, renamed.json<StaffPlace>().name]).toEqual([200, name])
    expect(await paid(checkout)).toMatchObject({
      state: 'paid',
      booking: { status: 'paid', total: 150_000, paid: 150_000, pickUp: { _id: place, name } },
    })
  })
})
