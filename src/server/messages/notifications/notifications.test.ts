import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { NotificationPage, NotificationRow } from '#contract/site/notifications.ts'
import { audiences, notificationKinds } from '#domain/notification/events.ts'
import { languages } from '#domain/language.ts'
import type { UserType } from '#domain/people/role.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { notify } from './notify.ts'

type Ask = ReturnType<TestServer['visitor']>

const me = 'amina-ngassa'
const someoneElse = 'jules-mbarga'

let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startServer()
  ask = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const page = async (from: Ask, userId: string, at = '1/100') =>
  (await from('GET', `/api/Notifications/${userId}/${at}`)).json<NotificationPage>()[0]
const count = async (from: Ask, userId: string) =>
  (await from('GET', `/api/notification-counter/${userId}`)).json<{ count: number }>().count
const change = (
  from: Ask,
  call: 'mark-Notifications-as-read' | 'mark-Notifications-as-unread' | 'delete-Notifications',
  userId: string,
  ids: unknown,
) => from('POST', `/api/${call}/${userId}`, { payload: { ids } as object })

let trips = 0
async function book(from: Ask): Promise<Booking> {
  const first = addDays(dayOf(server.clock.now), 20 + 4 * trips++)
  const { driver: _, ...body } = aBooking(server.clock.now, {
    from: `${first}T10:00`,
    to: `${addDays(first, 3)}T10:00`,
  })
  const response = await bookWithLicence(from, body)
  expect(response.statusCode).toBe(201)
  return response.json<Booking>()
}

describe('the demonstration driver', () => {
  test('finds about a dozen, some unread, the counter among them, latest first', async () => {
    const { resultData: rows, pageInfo } = await page(ask, me)
    expect(rows).toHaveLength(12)
    expect(pageInfo).toEqual([{ totalRecords: 12 }])
    const unread = rows.filter(({ isRead }) => !isRead).length
    expect(unread).toBeGreaterThan(0)
    expect(unread).toBeLessThan(12)
    expect(await count(ask, me)).toBe(unread)
    const times = rows.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(times.every((at) => Date.parse(at) <= server.clock.now)).toBe(true)
  })

  test('opens the booking that a row is about', async () => {
    for (const { booking, reference, car, path } of (await page(ask, me)).resultData) {
      const shown = (
        await ask('GET', `/api/bookings/${new URL(path, 'http://localhost').searchParams.get('b')}`)
      ).json<Booking>()
      expect(shown).toMatchObject({
        _id: booking,
        reference,
        car,
      })
    }
  })

  test.each(['mboa-prestige@wouri.example', 'admin@wouri.example'])(
    'is not the only one: %s has some',
    async (email) => {
      const staff = await server.as(email)
      const { resultData: rows } = await page(staff, email.split('@')[0]!)
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.every(({ message }) => message.startsWith('Nouvelle réservation'))).toBe(true)
    },
  )
})

describe('pages', () => {
  test('cut the list without losing or repeating a row', async () => {
    const all = (await page(ask, me)).resultData.map(({ _id }) => _id)
    const cut = await Promise.all(['1/5', '2/5', '3/5'].map(async (at) => page(ask, me, at)))
    expect(cut.flatMap(({ resultData }) => resultData.map(({ _id }) => _id))).toEqual(all)
    expect(cut.every(({ pageInfo }) => pageInfo[0].totalRecords === 12)).toBe(true)
    expect(await page(ask, me, '9/5')).toEqual({ resultData: [], pageInfo: [{ totalRecords: 12 }] })
  })

  test.each(['0/20', '-1/20', '1.5/20', 'x/20', '1001/20', '1/0', '1/-1', '1/101', '1/1e9', '1/x'])(
    '%s is refused',
    async (at) => {
      const response = await ask('GET', `/api/Notifications/${me}/${at}`)
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input'])
    },
  )
})

describe('marking and deleting', () => {
  let ids: string[]
  beforeEach(async () => {
    ids = (await page(ask, me)).resultData.slice(0, 3).map(({ _id }) => _id)
    await change(ask, 'mark-Notifications-as-unread', me, ids)
  })

  test('changes what is named and nothing else, once or twice', async () => {
    const before = await count(ask, me)
    for (let time = 0; time < 2; time++) {
      const response = await change(ask, 'mark-Notifications-as-read', me, [ids[0], ids[0], ids[1]])
      expect([response.statusCode, response.body]).toEqual([200, ''])
      expect(await count(ask, me)).toBe(before - 2)
    }
    expect((await page(ask, me)).resultData.slice(0, 3).map(({ isRead }) => isRead)).toEqual([
      true,
      true,
      false,
    ])
    await change(ask, 'mark-Notifications-as-unread', me, ids)
    expect(await count(ask, me)).toBe(before)
  })

  test('deletes for good: it is in no list and no count, and cannot be marked any more', async () => {
    const before = await count(ask, me)
    expect((await change(ask, 'delete-Notifications', me, [ids[2]])).statusCode).toBe(200)
    await change(ask, 'mark-Notifications-as-unread', me, [ids[2]])
    expect(await count(ask, me)).toBe(before - 1)
    expect((await page(ask, me)).resultData.map(({ _id }) => _id)).not.toContain(ids[2])
  })

  test('takes none and a thousand, not a thousand and one, and nothing that is no id', async () => {
    const before = await count(ask, me)
    const many = (length: number) => Array.from({ length }, () => randomUUID())
    expect((await change(ask, 'mark-Notifications-as-read', me, [])).statusCode).toBe(200)
    expect((await change(ask, 'mark-Notifications-as-read', me, many(1000))).statusCode).toBe(200)
    for (const wrong of [many(1001), null, undefined, 'all', {}, [null], [1], [''], ['\u0000'], [['x']]]) {
      const response = await change(ask, 'mark-Notifications-as-read', me, wrong)
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-input'])
    }
    expect(await count(ask, me)).toBe(before)
  })

  test("passes over other people's ids in silence, beside one's own", async () => {
    const theirs = (await page(await server.as('admin@wouri.example'), 'admin')).resultData.map(
      ({ _id }) => _id,
    )
    const read = () =>
      server.db
        .selectFrom('notifications')
        .select(['id', 'read_at', 'deleted_at'])
        .where('id', 'in', theirs)
        .orderBy('id')
        .execute()
    const before = await read()
    for (const call of [
      'mark-Notifications-as-read',
      'mark-Notifications-as-unread',
      'delete-Notifications',
    ] as const)
      expect((await change(ask, call, me, [...theirs, ids[0], 'no-such-one'])).statusCode).toBe(200)
    expect(await read()).toEqual(before)
  })
})

describe("somebody else's", () => {
  const calls: ['GET' | 'POST', string][] = [
    ['GET', `/api/Notifications/${someoneElse}/1/20`],
    ['GET', `/api/notification-counter/${someoneElse}`],
    ['POST', `/api/mark-Notifications-as-read/${someoneElse}`],
    ['POST', `/api/mark-Notifications-as-unread/${someoneElse}`],
    ['POST', `/api/delete-Notifications/${someoneElse}`],
  ]
  test.each(calls)('%s %s is absent, also for staff, and closed to visitors', async (method, url) => {
    const body = method === 'POST' ? { payload: { ids: ['demo-notification-01'] } } : {}
    for (const email of ['driver@wouri.example', 'mboa-prestige@wouri.example', 'admin@wouri.example']) {
      const response = await (await server.as(email))(method, url, body)
      expect([response.statusCode, response.json()]).toEqual([404, { code: 'not-found' }])
      const unknown = await (await server.as(email))(method, url.replace(someoneElse, 'nobody'), body)
      expect([unknown.statusCode, unknown.json()]).toEqual([404, { code: 'not-found' }])
    }
    expect((await server.visitor()(method, url, body)).statusCode).toBe(401)
  })
})

test('a booking notifies its driver, its supplier and every admin in one transaction, and no one else', async () => {
  const jules = await server.as('jules-mbarga@wouri.example')
  const booking = await book(jules)
  const rows = await server.db
    .selectFrom('notifications')
    .select(['user_id', 'kind', 'read_at'])
    .where('booking_id', '=', booking._id)
    .orderBy('user_id')
    .execute()
  const expected = [someoneElse, booking.supplier._id, 'admin'].sort()
  expect(rows).toEqual(expected.map((id) => ({ user_id: id, kind: 'booking-made', read_at: null })))
  const [row] = (await page(jules, someoneElse)).resultData
  expect(row).toEqual({
    _id: expect.any(String),
    kind: 'booking-made',
    message: expect.stringContaining(booking.car.name),
    // An id, as existing clients of the call expect it.
    booking: booking._id,
    reference: booking.reference,
    car: { name: booking.car.name },
    paper: null,
    sum: null,
    status: null,
    path: `/booking?b=${booking._id}`,
    isRead: false,
    createdAt: new Date(server.clock.now).toISOString(),
  } satisfies NotificationRow)
  const admin = await server.as('admin@wouri.example')
  const [seenByStaff] = (await page(admin, 'admin')).resultData
  expect(seenByStaff).toMatchObject({ booking: booking._id, path: `/staff/bookings/${booking._id}` })
})

test('a refused booking notifies no one', async () => {
  const rows = () => server.db.selectFrom('notifications').select('id').execute()
  const before = (await rows()).length
  const payload = aBooking(server.clock.now, { total: 1 })
  const response = await server.visitor()('POST', '/api/bookings', {
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(response.statusCode).toBe(409)
  expect(await rows()).toHaveLength(before)
})

test('every event has its sentence in each language, the one the reader has now', async () => {
  const driver = await server.as('grace-tabi@wouri.example')
  const booking = await book(driver)
  for (const kind of notificationKinds)
    await server.db
      .transaction()
      .execute((tx) => notify(tx, { kind, bookingId: booking._id, now: server.clock.now }))
  const admin = await server.as('admin@wouri.example')
  const hears = (type: UserType) =>
    notificationKinds.filter((kind) => audiences[kind].inApp.includes(type)).length
  const heard = { 'grace-tabi': hears('user'), admin: hears('admin') }
  const said = new Set<string>()
  for (const language of languages) {
    for (const [who, id] of [
      [driver, 'grace-tabi'],
      [admin, 'admin'],
    ] as const) {
      await who('POST', '/api/update-language', { payload: { id, language } })
      const rows = (await page(who, id)).resultData.filter((row) => row.booking === booking._id)
      expect(rows).toHaveLength(heard[id])
      for (const { message } of rows) {
        expect(message).toContain(booking.car.name)
        expect(message).toContain(`${booking.reference.slice(0, 4)} ${booking.reference.slice(4)}`)
        expect(message).not.toMatch(/undefined|null|\$\{/)
        if (language === 'fr') expect(message).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé] ?: |'/)
        said.add(message)
      }
    }
  }
  expect(said.size).toBe(languages.length * (heard['grace-tabi'] + heard.admin))
})
