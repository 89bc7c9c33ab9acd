import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingPage } from '#contract/bookings/bookings.ts'
import { addDays, dayOf, instantOf } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'

let server: TestServer
let admin: Ask
let supplier: Ask
let driver: Ask
/** The bookings of one driver in two fleets, by what they are called here. */
const ids: Record<string, string> = {}
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id

/** A day of this test; the first trips are a hundred days ahead. */
const on = (index: number) => addDays(dayOf(server.clock.now), 100 + index)
const at = (index: number, time: string) => new Date(instantOf(`${on(index)}T${time}`)!)

beforeAll(async () => {
  server = await startServer()
  // One driver whose diary is only what stands here.
  await server.db
    .updateTable('bookings')
    .set({ driver_id: 'jules-mbarga' })
    .where('driver_id', '=', 'grace-tabi')
    .execute()
  ;[admin, supplier, driver] = (await Promise.all(
    ['admin', 'mboa-prestige', 'grace-tabi'].map((name) => server.as(`${name}@wouri.example`)),
  )) as [Ask, Ask, Ask]
  const { now } = server.clock
  const made = { now, driver_id: 'grace-tabi', driver_name: 'Grâce Éyenga N’Tabi' }
  const airport = { pick_up_location: 'douala-airport', drop_off_location: 'douala-airport' }
  const add = async (name: string, columns: object, inDays: number) =>
    (ids[name] = await aMadeBooking(server.db, { ...made, ...airport, inDays, ...columns }))
  await add('early', { reference: '7KQ2M9XA', from_at: at(0, '10:00'), to_at: at(3, '00:00') }, 200)
  await add(
    'one way',
    { status: 'reserved', drop_off_location: 'kribi', from_at: at(5, '23:30'), to_at: at(7, '10:00') },
    210,
  )
  await add(
    'other fleet',
    {
      car_id: 'fortuner-ngondo-01',
      status: 'paid',
      driver_name: 'Ŋgo 100% Fo_o\\bar',
      from_at: at(9, '10:00'),
      to_at: at(12, '10:00'),
      pick_up_location: 'kribi',
      drop_off_location: 'kribi',
    },
    220,
  )
  await add('held', { status: 'void', from_at: at(14, '10:00'), to_at: at(15, '10:00') }, 230)
  await add(
    'lapsed',
    { status: 'void', hold_expires_at: null, from_at: at(16, '10:00'), to_at: at(17, '10:00') },
    240,
  )
  await add('over', { status: 'paid' }, -40)
  await add('off', { status: 'cancelled' }, 250)
})
afterAll(() => server.close())

async function list(ask: Ask, query: Record<string, string>): Promise<BookingPage> {
  const response = await ask('GET', `/api/bookings?${new URLSearchParams({ size: '10', ...query })}`)
  expect(response.statusCode).toBe(200)
  const page = response.json<BookingPage>()
  expect(page.bookings.length).toBe(Math.min(page.total, 10))
  return page
}
const names = async (ask: Ask, query: Record<string, string>) =>
  (await list(ask, query)).bookings.map(({ _id }) => nameOf(_id))
const upcoming = ['early', 'one way', 'other fleet', 'held']

describe('a driver finds the own bookings', () => {
  test('by tab; lapsed holds are in none', async () => {
    expect(await names(driver, {})).toEqual(upcoming)
    expect(await names(driver, { tab: 'past' })).toEqual(['over'])
    expect(await names(driver, { tab: 'cancelled' })).toEqual(['off'])
  })

  test.each<[status: string, found: string[]]>([
    ['', upcoming],
    ['reserved', ['one way']],
    ['pending,paid', ['early', 'other fleet']],
    ['void', ['held']],
    ['cancelled', []],
  ])('of the statuses "%s"', async (status, found) => {
    expect(await names(driver, { status })).toEqual(found)
  })

  test.each<[from: number | null, to: number | null, found: string[]]>([
    [2, 2, ['early']],
    // The first ends as day 3 begins; the second begins half an hour before day 5 ends.
    [3, 4, []],
    [3, null, ['one way', 'other fleet', 'held']],
    [5, 5, ['one way']],
    [null, 5, ['early', 'one way']],
    [6, 11, ['one way', 'other fleet']],
    [7, 2, []],
    [1, 0, []],
  ])('that touch the days from %s to %s', async (from, to, found) => {
    expect(
      await names(driver, {
        ...(from === null ? {} : { from: on(from) }),
        ...(to === null ? {} : { to: on(to) }),
      }),
    ).toEqual(found)
  })

  test('in any year of the calendar', async () => {
    expect(await names(driver, { from: '0000-01-01', to: '9999-12-31' })).toEqual(upcoming)
    expect(await names(driver, { from: '9999-12-31' })).toEqual([])
    expect(await names(driver, { to: '0001-01-01' })).toEqual([])
  })

  test.each<[place: string, found: string[]]>([
    ['douala', ['early', 'one way', 'held']],
    ['douala-airport', ['early', 'one way', 'held']],
    ['kribi', ['one way', 'other fleet']],
    ['douala-bonanjo', []],
    ['nowhere', []],
  ])('picked up or dropped off at %s or below it', async (pl, found) => {
    expect(await names(driver, { pl })).toEqual(found)
  })

  test.each<[q: string, found: string[]]>([
    ['', upcoming],
    ['  ', upcoming],
    ['7KQ2M9XA', ['early']],
    ['7kq2 m9xa', ['early']],
    ['7KQ2-M9XA', ['early']],
    ['7kq2–m9xa', ['early']],
    ['M9X', ['early']],
    ['grace EYENGA', ['early', 'one way', 'held']],
    ["grâce n'tabi", ['early', 'one way', 'held']],
    ['ngo', ['other fleet']],
    ['Ŋgo fortuner', ['other fleet']],
    ['prado grace 7kq2', ['early']],
    ['mboa', ['early', 'one way', 'held']],
    ['grace fortuner', []],
    ['pradomboa', []],
  ])('whose reference, car, supplier or driver has every word of "%s"', async (q, found) => {
    expect(await names(driver, { q })).toEqual(found)
  })

  test.each<[q: string, found: string[]]>([
    ['%', ['other fleet']],
    ['100%', ['other fleet']],
    ['p%o', []],
    ['_', ['other fleet']],
    ['f__o', []],
    ['fo_o', ['other fleet']],
    ['\\', ['other fleet']],
    ['o\\b', ['other fleet']],
    ['-', []],
    ['(a+)+$', []],
    ['.*', []],
    ["'", ['early', 'one way', 'held']],
    ["' OR true --", []],
    ["'); DROP TABLE bookings; --", []],
    ['$1', []],
    ['*/ 1=1 /*', []],
    ['\u0000', upcoming],
    ['grace\u0000prado', ['early', 'one way', 'held']],
    ['\ud800', []],
    ['x'.repeat(100), []],
  ])('and %j is what it says, letter by letter', async (q, found) => {
    expect(await names(driver, { q })).toEqual(found)
  })

  test('by all of it together, and the number of them agrees with the page', async () => {
    expect(
      await names(driver, { status: 'pending,reserved', from: on(1), to: on(6), pl: 'douala', q: 'grace' }),
    ).toEqual(['early', 'one way'])
    const beyond = (await driver('GET', '/api/bookings?page=9&q=grace')).json<BookingPage>()
    expect([beyond.bookings, beyond.total]).toEqual([[], 3])
  })
})

test.each([
  'status=lost',
  'status=paid,lost',
  'from=2027-02-30',
  'to=tomorrow',
  'pl=../x',
  "pl='",
  `q=${'x'.repeat(101)}`,
  'tab=all',
])('%s is no filter', async (query) => {
  expect((await driver('GET', `/api/bookings?${query}`)).statusCode).toBe(400)
})

const everyFilter: Record<string, string>[] = [
  {},
  { status: 'pending,deposit,paid,reserved,cancelled,void' },
  { from: '2000-01-01', to: '2099-12-31' },
  { pl: 'douala' },
  { q: 'a' },
  { q: "' OR true --" },
  { q: '%' },
]
describe.each(everyFilter)('under the filter %j', (filter) => {
  test.each(['upcoming', 'past', 'cancelled'])('everybody sees only what is theirs, %s', async (tab) => {
    const guestKey = newToken()
    const shown = async (headers: Record<string, string>, ask = server.visitor()) =>
      (
        await ask('GET', `/api/bookings?${new URLSearchParams({ tab, ...filter })}`, { headers })
      ).json<BookingPage>()
    const ofGuest = await shown({ cookie: `guest=${guestKey}` })
    expect([ofGuest.bookings, ofGuest.total]).toEqual([[], 0])
    for (const { supplier: owner } of (await shown({}, supplier)).bookings)
      expect(owner._id).toBe('mboa-prestige')
    const own = await shown({}, driver)
    expect(own.bookings.map(({ _id }) => ids[nameOf(_id)])).toEqual(own.bookings.map(({ _id }) => _id))
  })
})

test("a guest's device finds what was booked on it, whatever is looked for", async () => {
  const token = newToken()
  const id = await aMadeBooking(server.db, {
    now: server.clock.now,
    inDays: 300,
    guest_key: sha256(token),
    driver_id: 'jules-mbarga',
    driver_name: 'Ngo Bassa Ruth',
  })
  const ask: Ask = (method, url) =>
    server.app.inject({ method, url, headers: { host: 'localhost', cookie: `guest=${token}` } })
  for (const q of ['', 'ruth', 'a']) expect(await names(ask, { q })).toEqual([id])
  expect(await names(ask, { q: 'grace' })).toEqual([])
})

test('staff find drivers by name: the supplier in the own fleet, an admin in all of them', async () => {
  expect(await names(supplier, { q: 'eyenga tabi' })).toEqual(['early', 'one way', 'held'])
  expect(await names(supplier, { q: 'ngo 100%' })).toEqual([])
  expect(await names(admin, { q: 'ngo 100%' })).toEqual(['other fleet'])
})

test('a booking hidden by staff is out of their lists, still opens by its address, and stays with its driver', async () => {
  const past = { tab: 'past', q: 'eyenga tabi' }
  for (const ask of [supplier, admin]) expect(await names(ask, past)).toEqual(['over'])
  await server.db
    .updateTable('bookings')
    .set({ hidden_at: new Date(server.clock.now) })
    .where('id', '=', ids['over']!)
    .execute()
  for (const ask of [supplier, admin]) {
    expect(await names(ask, past)).toEqual([])
    expect((await ask('GET', `/api/bookings/${ids['over']}`)).statusCode).toBe(200)
  }
  expect(await names(driver, { tab: 'past' })).toEqual(['over'])
  expect((await driver('GET', `/api/bookings/${ids['over']}`)).body).not.toMatch(/hidden/i)
})

test('an active booking cannot be hidden, no matter who writes the row', async () => {
  const hide = server.db
    .updateTable('bookings')
    .set({ hidden_at: new Date(server.clock.now) })
    .where('id', '=', ids['early']!)
  await expect(hide.execute()).rejects.toThrow('hidden_is_over')
})
