// One change of many cars: what is shown is what is made, and one act takes it back.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import type { CarEdit, EditPreview } from '#contract/staff/fleet/car-edits.ts'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let other: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  other = await server.as('sawa-motors@wouri.example')
})
afterAll(() => server.close())

const read = async (id: string) => (await owner('GET', `/api/staff/cars/${id}`)).json<StaffCar>()
const preview = (ids: string[], edit: CarEdit, ask = owner) =>
  ask('POST', '/api/staff/car-edits/preview', { payload: { ids, edit } })
const shown = async (ids: string[], edit: CarEdit) => (await preview(ids, edit)).json<EditPreview>().cars
const make = (cars: { _id: string; version: number }[], edit: CarEdit, _id = randomUUID(), ask = owner) =>
  ask('POST', '/api/staff/car-edits', {
    payload: { _id, edit, cars: cars.map((car) => ({ _id: car._id, was: car.version })) },
  })
const undo = (id: string, ask = owner) => ask('POST', `/api/staff/car-edits/${id}/undo`, { payload: {} })

test('what was shown is made, sent twice once, and taken back by one act', async () => {
  const ids = [await aCar(server.db), await aCar(server.db), await aCar(server.db)]
  const before = await Promise.all(ids.map(read))
  const edit: CarEdit = {
    prices: { kind: 'percent', percent: 10 },
    deposit: 250_000,
    mileage: 200,
    minimumAge: 26,
    pricePerExtraKilometre: 300,
    places: { act: 'add', ids: ['kribi'] },
    extras: { fullInsurance: -1, additionalDriver: 2500 },
    state: 'unlisted',
  }
  const cars = await shown(ids, edit)
  expect(cars).toHaveLength(3)
  expect(cars[0]!.changes).toContainEqual({ field: 'deposit', before: before[0]!.deposit, after: 250_000 })
  expect(await Promise.all(ids.map(read))).toEqual(before)

  const id = randomUUID()
  for (let time = 0; time < 2; time++) {
    const made = await make(cars, edit, id)
    expect([made.statusCode, made.json<BulkAnswer>().done.toSorted()]).toEqual([201, ids.toSorted()])
  }
  for (const car of before) {
    const now = await read(car._id)
    expect(now).toMatchObject({
      dailyPrice: Math.round(car.dailyPrice * 1.1),
      deposit: 250_000,
      mileage: 200,
      minimumAge: 26,
      pricePerExtraKilometre: 300,
      extras: { ...car.extras, fullInsurance: -1, additionalDriver: 2500 },
      state: 'unlisted',
      version: car.version + 1,
    })
    expect(now.locations).toEqual([...new Set([...car.locations, 'kribi'])])
  }
  const listed = (await owner('GET', '/api/staff/car-edits')).json<
    { _id: string; cars: number; fields: string[] }[]
  >()
  expect(listed[0]).toMatchObject({ _id: id, cars: 3 })
  expect(listed[0]!.fields).toContain('extras.additionalDriver')
  expect((await other('GET', '/api/staff/car-edits')).json()).toEqual([])
  expect((await undo(id, other)).statusCode).toBe(404)

  for (let time = 0; time < 2; time++)
    expect((await undo(id)).json<BulkAnswer>().done.toSorted()).toEqual(ids.toSorted())
  for (const car of before) expect(await read(car._id)).toEqual({ ...car, version: car.version + 2 })
  expect((await owner('GET', '/api/staff/car-edits')).json()).toEqual([])
})

test('a car that was changed since is left alone, by the change and by what takes it back', async () => {
  const [one, two] = [await aCar(server.db), await aCar(server.db)]
  const cars = await shown([one, two], { deposit: 90_000 })
  const touch = async (id: string) =>
    owner('POST', `/api/staff/cars/${id}/state`, { payload: { state: 'unlisted' } })
  await touch(two)
  const id = randomUUID()
  expect((await make(cars, { deposit: 90_000 }, id)).json()).toEqual({
    done: [one],
    refused: [{ _id: two, code: 'changed-meanwhile' }],
  })
  expect(await read(one)).toMatchObject({ deposit: 90_000 })
  await touch(one)
  expect((await undo(id)).json()).toEqual({ done: [], refused: [{ _id: one, code: 'changed-meanwhile' }] })
  expect(await read(one)).toMatchObject({ deposit: 90_000 })
})

test('what a car must not become is told for that car, and the others are changed', async () => {
  const [cheap, dear, retired] = [await aCar(server.db), await aCar(server.db), await aCar(server.db)]
  const set = (id: string, values: object) =>
    server.db.updateTable('cars').set(values).where('id', '=', id).execute()
  await set(cheap, { daily_price: 3000, discounted_daily_price: null })
  await set(dear, { daily_price: highestPrice - 1 })
  await set(retired, { retired_at: new Date(), available: false })
  const less: CarEdit = { prices: { kind: 'sum', sum: -3000 } }
  const refusedOf = async (edit: CarEdit) =>
    Object.fromEntries((await shown([cheap, dear, retired], edit)).map((car) => [car._id, car.refused]))
  expect(await refusedOf(less)).toEqual({
    [cheap]: 'invalid-input',
    [dear]: undefined,
    [retired]: 'not-possible-now',
  })
  expect(await refusedOf({ prices: { kind: 'percent', percent: 1 } })).toMatchObject({
    [dear]: 'invalid-input',
  })
  const places = (await read(cheap)).locations
  expect(await refusedOf({ places: { act: 'remove', ids: places } })).toMatchObject({
    [cheap]: 'invalid-input',
  })
  const answer = (await make(await shown([cheap, dear, retired], less), less)).json<BulkAnswer>()
  expect(answer.done).toEqual([dear])
  expect((await read(dear)).dailyPrice).toBe(highestPrice - 3001)
})

test.each<[what: string, edit: object]>([
  ['nothing', {}],
  ['a percentage of nothing', { prices: { kind: 'percent', percent: 0 } }],
  ['a price that falls below a tenth', { prices: { kind: 'percent', percent: -95 } }],
  ['a driver of twelve', { minimumAge: 12 }],
  ['no place', { places: { act: 'replace', ids: [] } }],
  ['a retired car', { state: 'retired' }],
])('%s is refused', async (_, edit) => {
  expect((await preview([await aCar(server.db)], edit as CarEdit)).statusCode).toBe(400)
})

test('cars and places of others are as absent as none', async () => {
  const id = await aCar(server.db)
  expect((await preview([id], { deposit: 1 }, other)).statusCode).toBe(404)
  expect((await make([{ _id: id, version: 1 }], { deposit: 1 }, randomUUID(), other)).statusCode).toBe(404)
  expect((await preview([id], { places: { act: 'add', ids: ['atlantis'] } })).statusCode).toBe(404)
})
