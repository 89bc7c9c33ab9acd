import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarPage } from '#contract/cars/cars.ts'
import { createStaffCar } from '#contract/staff/fleet/car-acts.ts'
import type { StaffCar, StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeason } from '#tests/support/staff.ts'
import { endpoints } from '#contract/all.ts'

let server: TestServer
let owner: Ask
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const example = () => createStaffCar.example(server.clock.now).body as Record<string, unknown>
const {
  _id: _exampleId,
  state: _state,
  supplier: _supplier,
  ...fields
} = createStaffCar.example(0).body as Record<string, unknown>
const create = (change: object = {}, ask = owner) =>
  ask('POST', '/api/staff/cars', {
    payload: { ...example(), _id: crypto.randomUUID(), plate: null, ...change },
  })
const change = (id: string, changed: object, ask = owner) =>
  ask('POST', `/api/staff/cars/${id}`, { payload: { ...fields, plate: null, ...changed } })
const setState = (id: string, state: string, was?: number) =>
  owner('POST', `/api/staff/cars/${id}/state`, { payload: { state, was } })
const read = async (id: string) => (await owner('GET', `/api/staff/cars/${id}`)).json<StaffCar>()

/** The search of a driver at the airport, for the cheapest first. */
async function searched(): Promise<string[]> {
  const { query } = endpoints['getCarOffer']!.example(server.clock.now)
  const found: string[] = []
  for (let page = 1; page < 40; page++) {
    const search = new URLSearchParams({ ...query, sort: 'total', page: String(page) })
    const { cars } = (await server.visitor()('GET', `/api/cars?${search}`)).json<CarPage>()
    if (cars.length === 0) break
    found.push(...cars.map(({ _id }) => _id))
  }
  return found
}

test('a new car has all that was typed, and drivers find it at once', async () => {
  const response = await create({ state: 'listed', plate: 'ce-777-zz', dailyPrice: 1000 })
  expect(response.statusCode).toBe(201)
  const { _id, ...car } = response.json<StaffCar>()
  expect(car).toMatchObject({
    ...fields,
    plate: 'CE777ZZ',
    dailyPrice: 1000,
    state: 'listed',
    version: 1,
    bookings: 0,
    upcoming: 0,
    photos: [],
    image: '/pictures/cars/sedan-silver.svg',
    supplier: { _id: 'mboa-prestige' },
  })
  expect(await searched()).toContain(_id)
  for (const state of ['unlisted', 'coming-soon', 'retired']) {
    expect((await setState(_id, state)).json()).toMatchObject({ state })
    expect(await searched()).not.toContain(_id)
  }
})

test('a link to a car that is coming soon says so, and books nothing', async () => {
  const { _id } = (await create({ state: 'coming-soon' })).json<StaffCar>()
  const { query } = endpoints['getCarOffer']!.example(server.clock.now)
  const offered = async () => (await server.visitor()('GET', `/api/cars/${_id}`, { query })).json<unknown>()
  expect(await offered()).toMatchObject({ offer: { _id }, isFree: false, isComingSoon: true })
  await setState(_id, 'listed')
  expect(await offered()).toMatchObject({ isFree: true, isComingSoon: false })
  await setState(_id, 'unlisted')
  expect(await offered()).toMatchObject({ isFree: false, isComingSoon: false })
})

test('sent again it is the same car, and an id of another fleet makes none', async () => {
  const _id = crypto.randomUUID()
  expect((await create({ _id })).statusCode).toBe(201)
  expect((await create({ _id, name: 'Another' })).json()).toMatchObject({ _id, name: fields['name'] })
  const other = await server.as('grassfields-auto@wouri.example')
  expect((await create({ _id, supplier: undefined }, other)).json()).toEqual({
    code: 'idempotency-key-reused',
  })
  // Only an admin chooses whose car it is, and has to.
  expect((await create({ supplier: 'mboa-prestige' }, other)).statusCode).toBe(404)
  expect((await create({ supplier: undefined }, admin)).json()).toMatchObject({
    fields: { supplier: 'required' },
  })
})

test('a plate belongs to one car, however it is typed', async () => {
  const [one, two] = [await aCar(server.db), await aCar(server.db)]
  expect((await change(one, { plate: 'LT 900 XY' })).statusCode).toBe(200)
  const taken = await change(two, { plate: 'lt-900-xy' })
  expect([taken.statusCode, taken.json()]).toEqual([
    409,
    { code: 'plate-registered', fields: { plate: 'plate-registered' } },
  ])
  expect((await create({ plate: 'LT900XY' })).statusCode).toBe(409)
  const found = await owner('GET', '/api/staff/cars?q=lt%20900')
  expect(found.json<{ cars: StaffCarRow[] }>().cars.map(({ _id }) => _id)).toEqual([one])
})

test.each([
  ['a price above the highest', { weeklyPrice: highestPrice + 1 }, 'weeklyPrice'],
  ['a price of nothing', { discountedDailyPrice: 0 }, 'discountedDailyPrice'],
  ['no price of a day', { dailyPrice: null }, 'dailyPrice'],
  ['no name', { name: ' ' }, 'name'],
  ['no place', { locations: [] }, 'locations'],
  ['a place that is none', { locations: ['atlantis'] }, 'locations'],
  ['a plate that is none', { plate: 'hello' }, 'plate'],
  ['kilometres of nothing', { mileage: 0 }, 'mileage'],
  ['a driver of twelve', { minimumAge: 12 }, 'minimumAge'],
])('%s is refused at its field', async (_what, wrong, field) => {
  const { status, fields: named } = await create(wrong).then((response) => ({
    status: response.statusCode,
    fields: response.json<{ fields: object }>().fields,
  }))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(Object.keys(named)).toEqual([field])
})

test('the highest prices fail no search', async () => {
  const price = highestPrice
  const id = (
    await create({
      state: 'listed',
      dailyPrice: price,
      hourlyPrice: price,
      weeklyPrice: price,
      deposit: price,
    })
  ).json<StaffCar>()._id
  expect(await searched()).toContain(id)
})

test('of two who edit one car the second learns of it, and nothing is lost', async () => {
  const id = await aCar(server.db)
  const { version } = await read(id)
  const answers = await Promise.all([
    change(id, { name: 'First', was: version }),
    change(id, { name: 'Second', was: version }, admin),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const winner = answers[0].statusCode === 200 ? 'First' : 'Second'
  expect(await read(id)).toMatchObject({ name: winner, version: version + 1 })
  expect((await setState(id, 'unlisted', version)).json()).toEqual({ code: 'changed-meanwhile' })
})

describe('a fleet', () => {
  test('has no more cars than its limit, also when two are added at once', async () => {
    const { cars } = (await owner('GET', '/api/staff/fleets')).json<[{ cars: number }]>()[0]
    const limit = (most: number | null) =>
      server.db.updateTable('suppliers').set({ car_limit: most }).where('id', '=', 'mboa-prestige').execute()
    await limit(cars + 1)
    const added = await Promise.all([create(), create()])
    expect(added.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    const { _id } = added.find(({ statusCode }) => statusCode === 201)!.json<StaffCar>()
    expect(
      (await owner('POST', `/api/staff/cars/${_id}/copy`, { payload: { _id: crypto.randomUUID() } })).json(),
    ).toEqual({ code: 'car-limit' })
    // A retired one leaves its place, and needs one to come back.
    await setState(_id, 'retired')
    expect((await create()).statusCode).toBe(201)
    expect((await setState(_id, 'unlisted')).json()).toEqual({ code: 'car-limit' })
    await limit(null)
    expect((await setState(_id, 'unlisted')).statusCode).toBe(200)
  })

  test('is listed page by page without its retired cars, and as a table', async () => {
    const all: StaffCarRow[] = []
    let after: string | null = null
    do {
      const query = new URLSearchParams({ size: '20', ...(after !== null && { after }) })
      const page = (await owner('GET', `/api/staff/cars?${query}`)).json<{
        cars: StaffCarRow[]
        next: string | null
        count: { counted: number } | null
      }>()
      if (after === null) expect(page.count!.counted).toBeGreaterThan(20)
      all.push(...page.cars)
      after = page.next
    } while (after !== null)
    const rows = await server.db
      .selectFrom('cars')
      .select('id')
      .where('supplier_id', '=', 'mboa-prestige')
      .where('retired_at', 'is', null)
      .execute()
    expect(all.map(({ _id }) => _id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    await change(all[0]!._id, { name: '=1+1' })
    const table = await owner('GET', '/api/staff/cars.csv')
    expect(table.body.trim().split('\r\n')).toHaveLength(rows.length + 1)
    expect(table.body).toContain("'=1+1")
  })
})

test('a copy is in the seasons of its car', async () => {
  const season = await aSeason(server.db)
  const _id = crypto.randomUUID()
  await owner('POST', '/api/staff/cars/demo-prado-daily/copy', { payload: { _id } })
  const seasons = server.db.selectFrom('season_cars').select('season_id').where('car_id', '=', _id)
  expect(await seasons.execute()).toEqual([{ season_id: season }])
})

test('a copy is unlisted, without plate and photographs, at the same prices', async () => {
  const _id = crypto.randomUUID()
  const copied = await owner('POST', '/api/staff/cars/demo-prado-dated/copy', { payload: { _id } })
  const { name, dailyPrice, dateBasedPrices } = await read('demo-prado-dated')
  expect(copied.json()).toMatchObject({
    _id,
    name,
    dailyPrice,
    dateBasedPrices,
    plate: null,
    photos: [],
    state: 'unlisted',
    bookings: 0,
  })
  expect(dateBasedPrices).toHaveLength(1)
})

test('a car deleted between two pages ends no list', async () => {
  for (let index = 0; index < 45; index++) await aCar(server.db)
  const page = async (after?: string) =>
    (
      await admin('GET', '/api/staff/cars', {
        query: { supplier: 'mboa-prestige', q: 'prado', size: '20', ...(after && { after }) },
      })
    ).json<{ cars: StaffCarRow[]; next: string | null }>()
  const { cars, next } = await page((await page()).next!)
  const last = cars.at(-1)!._id
  const expected = (await page(next!)).cars.map(({ _id }) => _id)
  expect(expected).not.toEqual([])
  await server.db.deleteFrom('cars').where('id', '=', last).execute()
  expect((await page(next!)).cars.map(({ _id }) => _id)).toEqual(expected)
})

test('a tariff takes the place of prices by the day when its owner says so, under the version check', async () => {
  const id = crypto.randomUUID()
  await owner('POST', '/api/staff/cars/demo-prado-dated/copy', { payload: { _id: id } })
  const saved = (await change(id, {})).json<StaffCar>()
  expect(saved).toMatchObject({ isDateBasedPrice: true, version: 2 })
  const stale = await change(id, { usesTariff: true, was: 1 })
  expect([stale.statusCode, stale.json()]).toEqual([409, { code: 'changed-meanwhile' }])
  expect(await read(id)).toMatchObject({ isDateBasedPrice: true })

  const changed = (await change(id, { usesTariff: true, was: 2 })).json<StaffCar>()
  // What there was is kept.
  expect(changed).toMatchObject({
    isDateBasedPrice: false,
    dateBasedPrices: saved.dateBasedPrices,
    version: 3,
  })
  expect((await change(id, {})).json()).toMatchObject({ isDateBasedPrice: false })
  const acts = server.db.selectFrom('audit').select('action').where('entity_id', '=', id).orderBy('id')
  expect((await acts.execute()).map(({ action }) => action)).toEqual([
    'copied',
    'changed',
    'changed',
    'changed',
  ])
})

test('a car with a booking is retired and not deleted; its booking stays', async () => {
  const { car_id: booked } = await server.db
    .selectFrom('bookings')
    .select('car_id')
    .where('supplier_id', '=', 'mboa-prestige')
    .executeTakeFirstOrThrow()
  const before = await read(booked)
  expect((await owner('DELETE', `/api/staff/cars/${booked}`)).json()).toEqual({ code: 'car-has-bookings' })
  expect((await setState(booked, 'retired')).json()).toMatchObject({
    state: 'retired',
    bookings: before.bookings,
    upcoming: before.upcoming,
  })
  const free = await aCar(server.db)
  expect((await owner('DELETE', `/api/staff/cars/${free}`)).statusCode).toBe(200)
  expect((await owner('GET', `/api/staff/cars/${free}`)).statusCode).toBe(404)
  const acts = await server.db.selectFrom('audit').select('action').where('entity_id', '=', free).execute()
  expect(acts).toEqual([{ action: 'removed' }])
})

describe('several cars at once', () => {
  const setStates = async (ids: unknown, state: string, ask = owner) =>
    ask('POST', '/api/staff/cars/states', { payload: { ids, state } })
  const acts = async (id: string) =>
    (
      await server.db.selectFrom('audit').select('action').where('entity_id', '=', id).orderBy('id').execute()
    ).map(({ action }) => action)

  test('are listed, taken off and retired, each with its row in the audit', async () => {
    const ids = [await aCar(server.db), await aCar(server.db)]
    for (const state of ['unlisted', 'listed', 'retired']) {
      expect((await setStates([...ids, ids[0]], state)).json()).toEqual({ done: ids, refused: [] })
      for (const id of ids) expect(await read(id)).toMatchObject({ state })
    }
    // Sent again nothing is written.
    expect((await setStates(ids, 'retired')).json()).toEqual({ done: ids, refused: [] })
    for (const id of ids) {
      expect(await acts(id)).toEqual(['unlisted', 'listed', 'retired'])
      expect(await read(id)).toMatchObject({ version: 4 })
    }
  })

  test('each stands for itself: retired ones and those of other fleets are refused by name', async () => {
    const [own, retired] = [await aCar(server.db), await aCar(server.db)]
    await setState(retired, 'retired')
    const theirs = await server.db
      .selectFrom('cars')
      .select(['id', 'version', 'available'])
      .where('supplier_id', '=', 'grassfields-auto')
      .executeTakeFirstOrThrow()
    expect((await setStates([theirs.id, retired, own, 'no-such-car'], 'unlisted')).json()).toEqual({
      done: [own],
      refused: [
        { _id: theirs.id, code: 'not-found' },
        { _id: retired, code: 'not-possible-now' },
        { _id: 'no-such-car', code: 'not-found' },
      ],
    })
    expect(await read(retired)).toMatchObject({ state: 'retired' })
    expect(
      await server.db
        .selectFrom('cars')
        .select(['id', 'version', 'available'])
        .where('id', '=', theirs.id)
        .executeTakeFirstOrThrow(),
    ).toEqual(theirs)
    expect((await setStates([own, theirs.id], 'unlisted', admin)).json<{ done: string[] }>().done).toEqual([
      own,
      theirs.id,
    ])
  })

  test('are at least one and fifty at most, and become nothing else', async () => {
    const statuses = [
      await setStates([], 'listed'),
      await setStates(
        Array.from({ length: 51 }, (_, at) => `car-${at}`),
        'listed',
      ),
      await setStates(['demo-prado-daily'], 'coming-soon'),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 400])
  })
})
