import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import type { CarPaper } from '#contract/staff/fleet/papers.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { addDays, day, dayOf, defaultPeriod } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { purgeTemporaryFiles } from '#server/platform/files/purge-files.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let stranger: Ask
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  stranger = await server.as('grassfields-auto@wouri.example')
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const inDays = (count: number) => addDays(dayOf(server.clock.now), count)
const send = async (ask = owner, bytes?: Buffer) =>
  ask(
    'POST',
    '/api/staff/paper-files',
    form({ field: 'file', bytes: bytes ?? (await photo()), name: 'a.jpg' }),
  )
const add = (car: string, paper: object, ask = owner) =>
  ask('POST', `/api/staff/cars/${car}/papers`, {
    payload: {
      _id: randomUUID(),
      kind: 'insurance',
      number: 'AC 2027 001',
      validUntil: inDays(100),
      file: null,
      replaces: null,
      ...paper,
    },
  })
const papersOf = async (car: string) => (await owner('GET', `/api/staff/cars/${car}`)).json<StaffCar>().papers

test('a newer paper takes the place of the one before, which stays and counts again when the newer one is removed', async () => {
  const car = await aCar(server.db)
  const [first, second] = [randomUUID(), randomUUID()]
  for (let time = 0; time < 2; time++) expect((await add(car, { _id: first })).statusCode).toBe(201)
  // Somebody whose screen shows none.
  expect((await add(car, {})).json()).toEqual({ code: 'changed-meanwhile' })
  const renewed = await add(car, { _id: second, replaces: first, validUntil: inDays(465) })
  expect(renewed.json<{ papers: CarPaper[] }>().papers).toMatchObject([
    { _id: second, isReplaced: false, validUntil: inDays(465) },
    { _id: first, isReplaced: true },
  ])
  const remove = () => owner('POST', `/api/staff/cars/${car}/papers/remove`, { payload: { paper: second } })
  for (let time = 0; time < 2; time++) expect((await remove()).statusCode).toBe(200)
  expect(await papersOf(car)).toMatchObject([{ _id: first, isReplaced: false }])
})

test('what is missing or wrong is said at its field, and only a registration may be without an end', async () => {
  const car = await aCar(server.db)
  const wrong = async (paper: object) => (await add(car, paper)).json<{ fields?: object }>().fields
  expect(await wrong({ number: ' ' })).toEqual({ number: 'required' })
  expect(await wrong({ validUntil: null })).toEqual({ validUntil: 'required' })
  expect(await wrong({ validUntil: '2027-02-30' })).toEqual({ validUntil: 'invalid-date' })
  const gone = await add(car, { file: `${'0'.repeat(64)}.jpg` })
  expect([gone.statusCode, gone.json()]).toEqual([404, { code: 'not-found', fields: { file: 'not-found' } }])
  expect((await add(car, { kind: 'registration', validUntil: null })).statusCode).toBe(201)
})

test('a file is read by the owner and admins alone, each look is recorded, and nobody else can attach it', async () => {
  const car = await aCar(server.db)
  const [desk, driver] = [
    await server.as(await aSeat(server.db, 'mboa-prestige', 'desk')),
    await server.as('driver@wouri.example'),
  ]
  const file = (await send()).json<string>()
  const foreign = await aCar(server.db)
  await server.db
    .updateTable('cars')
    .set({ supplier_id: 'grassfields-auto' })
    .where('id', '=', foreign)
    .execute()
  expect((await add(foreign, { file }, stranger)).statusCode).toBe(404)
  expect((await add(car, { file: `${'ab'.repeat(32)}.jpg` })).statusCode).toBe(404)
  expect((await add(car, { file })).statusCode).toBe(201)
  // One file is of one paper.
  expect((await add(car, { kind: 'inspection', file })).statusCode).toBe(404)
  const look = async (ask: Ask, headers = {}) => ask('GET', `/api/staff/paper-files/${file}`, { headers })
  const seen = [owner, admin, stranger, desk, driver, server.visitor()].map((ask) => look(ask))
  expect((await Promise.all(seen)).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 404, 403, 403, 401,
  ])
  expect((await look(owner, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
  expect((await look(owner)).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const looks = await server.db
    .selectFrom('audit')
    .select('actor')
    .where('action', '=', 'paper-viewed')
    .where('entity_id', '=', car)
    .execute()
  expect(looks.map(({ actor }) => actor).toSorted()).toEqual(['admin', 'mboa-prestige', 'mboa-prestige'])
})

test('a paper that is not attached is deleted after a day, one that is attached stays', async () => {
  const car = await aCar(server.db)
  const [kept, forgotten] = [(await send()).json<string>(), (await send()).json<string>()]
  await add(car, { file: kept })
  await purgeTemporaryFiles(server.db, server.files, server.clock.now + 2 * day)
  expect([server.files.kept.has(kept), server.files.kept.has(forgotten)]).toEqual([true, false])
})

test('a car with papers is not deleted', async () => {
  const car = await aCar(server.db)
  await add(car, {})
  expect((await owner('DELETE', `/api/staff/cars/${car}`)).json()).toEqual({ code: 'car-has-papers' })
  expect(await papersOf(car)).toHaveLength(1)
})

test('a car with an expired paper leaves the search, cannot be booked, and is back when it is renewed', async () => {
  const car = await aCar(server.db)
  const paper = randomUUID()
  await add(car, { _id: paper, validUntil: inDays(0) })
  const trip = { pl: 'douala-airport', ...defaultPeriod(server.clock.now) }
  const found = async () => {
    const ids: string[] = []
    for (let page = 1; ; page++) {
      const { cars, total } = (
        await server.visitor()('GET', '/api/cars', { query: { ...trip, page: String(page) } })
      ).json<CarPage>()
      ids.push(...cars.map(({ _id }) => _id))
      if (ids.length >= total) return ids.includes(car)
    }
  }
  const offer = async () =>
    (await server.visitor()('GET', `/api/cars/${car}`, { query: trip })).json<{ isFree: boolean }>().isFree
  const today = async (ask = owner) =>
    (await ask('GET', '/api/staff/today')).json<StaffToday>().papers.filter((each) => each.car._id === car)
  expect([await found(), await offer()]).toEqual([true, true])
  expect(await today()).toMatchObject([{ kind: 'insurance', validUntil: inDays(0) }])
  const before = server.clock.now
  server.clock.now += day
  try {
    expect([await found(), await offer()]).toEqual([false, false])
    const desk = await server.as('mboa-prestige@wouri.example')
    const { body } = endpoints['quoteStaffBooking']!.example(server.clock.now)
    const quote = () => desk('POST', '/api/staff/booking-quotes', { payload: { ...(body as object), car } })
    expect((await quote()).json()).toEqual({ code: 'car-unavailable' })
    expect((await desk('GET', `/api/staff/cars/${car}`)).json<StaffCar>()).toMatchObject({
      state: 'listed',
      isOffSearch: true,
    })
    // Where the site does not want it, the paper changes nothing.
    await server.db.updateTable('settings').set({ unlist_expired: false }).execute()
    expect(await found()).toBe(true)
    await server.db.updateTable('settings').set({ unlist_expired: true }).execute()
    expect((await add(car, { replaces: paper, validUntil: inDays(365) }, desk)).statusCode).toBe(201)
    expect([await found(), await offer(), await today(desk)]).toEqual([true, true, []])
    expect((await quote()).statusCode).toBe(200)
  } finally {
    server.clock.now = before
  }
})
