import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostFavourites, type SavedCars } from '#contract/cars/favourites.ts'
import type { PersonalData } from '#contract/account/profile.ts'
import { minute } from '#domain/rental/period.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { changeFavourites } from './change-favourites.ts'

type Ask = ReturnType<TestServer['visitor']>

const me = 'yvette-essomba'
const someoneElse = 'jules-mbarga'

let server: TestServer
let ask: Ask
let cars: string[]
beforeAll(async () => {
  server = await startServer()
  ask = await server.as(`${me}@wouri.example`)
  cars = (await server.db.selectFrom('cars').select('id').orderBy('id').limit(3).execute()).map(
    ({ id }) => id,
  )
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('favourites').execute())

const change = (from: Ask, saved: readonly unknown[], removed: readonly unknown[] = []) =>
  from('POST', '/api/favourites', { payload: { saved, removed } })
const shown = async (from: Ask = ask) => (await from('GET', '/api/favourites')).json<SavedCars>().cars
const ids = async (from: Ask = ask) => (await shown(from)).map(({ _id }) => _id)

describe('what a person saves', () => {
  test('is listed latest first, as it was given, with nothing that needs a trip', async () => {
    const [a, b, c] = cars as [string, string, string]
    const first = await change(ask, [a])
    expect(first.statusCode).toBe(200)
    server.clock.now += minute
    expect((await change(ask, [c, b])).json<SavedCars>().cars.map(({ _id }) => _id)).toEqual([c, b, a])
    const [car] = await shown()
    const known = await server.db.selectFrom('cars').selectAll().where('id', '=', c).executeTakeFirstOrThrow()
    expect(car).toEqual({
      _id: c,
      name: known.name,
      image: known.image,
      supplier: { _id: known.supplier_id, name: expect.any(String) },
      range: known.range,
      seats: known.seats,
      gearbox: known.gearbox,
      isAvailable: true,
      savedAt: new Date(server.clock.now - 1).toISOString(),
    })
  })

  test('is changed once, however often it is sent', async () => {
    const [a, b] = cars as [string, string]
    await change(ask, [a])
    const before = await shown()
    server.clock.now += minute
    await change(ask, [a, a])
    await change(ask, [a], [b])
    expect(await shown()).toEqual(before)
    await change(ask, [], [a])
    await change(ask, [], [a])
    expect(await shown()).toEqual([])
  })

  test('a car that is asked for both ways is saved', async () => {
    const [a] = cars as [string]
    await change(ask, [a], [a])
    expect(await ids()).toEqual([a])
  })

  test('unknown cars are ignored', async () => {
    const [a] = cars as [string]
    const response = await change(ask, ['no-such-car', a], ['nor-this-one'])
    expect([response.statusCode, await ids()]).toEqual([200, [a]])
  })

  test('of fifty-one the oldest goes, also when two devices save at the same moment', async () => {
    const [model] = await server.db.selectFrom('cars').selectAll().limit(1).execute()
    const { busy: _, ...car } = model!
    const many = Array.from({ length: mostFavourites + 1 }, (_unused, place) => `copy-${place}`)
    await server.db
      .insertInto('cars')
      .values(many.map((id) => ({ ...car, id, plate: null, extras: JSON.stringify(car.extras) })))
      .execute()
    const oldest = many.at(-1)!
    await change(ask, [oldest])
    server.clock.now += minute
    const half = many.slice(0, 25)
    const rest = many.slice(25, -1)
    await Promise.all([half, rest].map((some) => change(ask, some)))
    const kept = await ids()
    expect(kept).toHaveLength(mostFavourites)
    expect(kept).not.toContain(oldest)
    await server.db.deleteFrom('cars').where('id', 'in', many).execute()
    expect(await ids()).toEqual([])
  })
})

describe('a car that can no longer be had', () => {
  test('is still listed, marked as gone', async () => {
    const [a, b] = cars as [string, string]
    await change(ask, [a, b])
    const { supplier_id: supplier } = await server.db
      .selectFrom('cars')
      .select('supplier_id')
      .where('id', '=', b)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('cars').set({ available: false }).where('id', '=', a).execute()
    expect((await shown()).find(({ _id }) => _id === a)).toMatchObject({ isAvailable: false })
    await server.db.updateTable('cars').set({ available: true }).where('id', '=', a).execute()
    await server.db.updateTable('users').set({ blacklisted: true }).where('id', '=', supplier).execute()
    expect((await shown()).find(({ _id }) => _id === b)).toMatchObject({ isAvailable: false })
    await server.db.updateTable('users').set({ blacklisted: false }).where('id', '=', supplier).execute()
    expect((await shown()).find(({ _id }) => _id === b)).toMatchObject({ isAvailable: true })
  })
})

describe('other people', () => {
  test('signed out there is nothing to read or to change, for a device that booked as a guest neither', async () => {
    const visitor = server.visitor()
    const guest = server.visitor()
    expect((await bookWithLicence(guest, aBooking(server.clock.now))).statusCode).toBe(201)
    for (const from of [visitor, guest])
      for (const response of [await from('GET', '/api/favourites'), await change(from, cars)])
        expect([response.statusCode, response.json()]).toEqual([401, { code: 'signed-out' }])
  })

  test("reads or changes somebody else's", async () => {
    const [a, b] = cars as [string, string]
    const other = await server.as(`${someoneElse}@wouri.example`)
    await change(ask, [a])
    await change(other, [b], [a])
    expect([await ids(), await ids(other)]).toEqual([[a], [b]])
  })
})

test.each([
  ['nothing', {}],
  ['no list of those to remove', { saved: [] }],
  ['what is no identifier', { saved: ["a'; DROP TABLE favourites"], removed: [] }],
  ['a text instead of a list', { saved: 'demo-prado-daily', removed: [] }],
  [
    'more than fit',
    { saved: Array.from({ length: mostFavourites + 1 }, (_, place) => `car-${place}`), removed: [] },
  ],
])('%s is refused', async (_, payload) => {
  const response = await ask('POST', '/api/favourites', { payload })
  expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input'])
  expect(await shown()).toEqual([])
})

test('a site that hides its suppliers names none here either', async () => {
  const hiding = await startServer({}, { hideSuppliers: true })
  const from = await hiding.as(`${me}@wouri.example`)
  const response = await change(from, cars)
  expect(response.json<SavedCars>().cars.map(({ supplier }) => supplier)).toEqual(
    cars.map(() => ({ _id: 'wouri', name: 'Wouri' })),
  )
  await hiding.close()
})

test('the copy of a person holds them, the erasure takes them, and nothing is saved after it', async () => {
  const [a] = cars as [string]
  await change(ask, [a])
  const other = await server.as(`${someoneElse}@wouri.example`)
  await change(other, cars)
  const copy = (
    await ask('POST', '/api/export', { payload: { password: 'wouri-2026' } })
  ).json<PersonalData>()
  expect(copy.favourites).toEqual([{ car: a, name: expect.any(String), savedAt: expect.any(String) }])
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', me)
    .execute()
  expect((await ask('POST', '/api/delete-account', { payload: { password: 'wouri-2026' } })).statusCode).toBe(
    200,
  )
  const gone = { person: { id: me, type: 'user' as const }, guestKey: null, session: 'an-ended-one' }
  const late = changeFavourites(server.db, gone, { saved: cars, removed: [] }, server.clock.now)
  await expect(late).rejects.toMatchObject({ code: 'signed-out' })
  const left = await server.db.selectFrom('favourites').select('user_id').distinct().execute()
  expect(left).toEqual([{ user_id: someoneElse }])
})
