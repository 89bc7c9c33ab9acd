// What a well-known rental system lets its people do, and this one does not: the first, second, third, fourth, fifth and
// eighth hole against the staff side; its overlaps and bounds are tested with the calendar.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffBooking, StaffBookingRow } from '#contract/staff/bookings.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat, aStaffBooking } from '#tests/support/staff.ts'

let server: TestServer
let desk: Ask
let stranger: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  stranger = await server.as('grassfields-auto@wouri.example')
})
afterAll(() => server.close())

const rowOf = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const pageOf = async (ask: Ask, query: string) =>
  (await ask('GET', `/api/staff/bookings?${query}`)).json<{
    bookings: StaffBookingRow[]
    next: string | null
    count: { counted: number; isMore: boolean } | null
  }>()

describe('of another supplier', () => {
  test('no status is set, and nothing of the booking is written', async () => {
    const id = await aStaffBooking(server, 'confirmStaffBooking')
    const before = await rowOf(id)
    for (const act of ['confirm', 'handover', 'return', 'no-show', 'cancellation', 'notes']) {
      const payload = act === 'notes' ? { note: 'Ours now.' } : {}
      const answer = await stranger('POST', `/api/staff/bookings/${id}/${act}`, { payload })
      expect([act, answer.statusCode, answer.json()]).toEqual([act, 404, { code: 'not-found' }])
    }
    expect(await rowOf(id)).toEqual(before)
  })

  test('no booking is read: not by its address, in a list, in a count, by a search or as today', async () => {
    const id = await aStaffBooking(server, 'handOverCar')
    const { reference, driver_phone: phone, car_id: car } = await rowOf(id)
    await server.db.updateTable('cars').set({ plate: 'LT900PH' }).where('id', '=', car).execute()
    const none = await stranger('GET', '/api/staff/bookings/no-such-booking')
    expect((await stranger('GET', `/api/staff/bookings/${id}`)).body).toBe(none.body)
    for (const query of [
      `q=${reference}`,
      `q=${encodeURIComponent(phone)}&car=demo-prado-daily`,
      'q=lt-900-ph',
      'supplier=mboa-prestige',
    ])
      expect([query, await pageOf(stranger, query)]).toEqual([
        query,
        { bookings: [], next: null, count: { counted: 0, isMore: false } },
      ])
    const today = await stranger('GET', '/api/staff/today?supplier=mboa-prestige')
    expect(today.body).not.toContain(id)
    expect(today.json<StaffToday>().freeTonight).toEqual([])
    expect((await pageOf(desk, `q=${reference}`)).bookings.map(({ _id }) => _id)).toEqual([id])
    const plated = (await pageOf(desk, 'q=lt-900-ph&size=50')).bookings
    expect(plated.map(({ _id }) => _id)).toContain(id)
    expect(new Set(plated.map((row) => row.car._id))).toEqual(new Set([car]))
  })

  test('no driver is listed', async () => {
    for (const ask of [desk, stranger]) {
      const { bookings } = await pageOf(ask, 'size=50')
      expect(new Set(bookings.map(({ supplier }) => supplier._id)).size).toBe(1)
    }
  })
})

test('nothing is read without a session, also not with a guest’s device', async () => {
  const id = await aStaffBooking(server, 'getStaffBooking')
  for (const path of [`bookings/${id}`, 'bookings', 'today']) {
    const answer = await server.visitor()('GET', `/api/staff/${path}`, {
      headers: { cookie: `guest=${'A'.repeat(43)}` },
    })
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 401, { code: 'signed-out' }])
  }
})

test('a supplier makes nobody an admin, neither by signing up nor by the own record', async () => {
  const owner = await server.as('mboa-prestige@wouri.example')
  const before = await server.db
    .selectFrom('users')
    .select(['id', 'type'])
    .where('type', '=', 'admin')
    .execute()
  const mine = (await owner('GET', '/api/user/mboa-prestige')).json<object>()
  await owner('POST', '/api/update-user', { payload: { ...mine, type: 'admin', phone: '+237671234567' } })
  await owner('POST', '/api/sign-up', {
    payload: {
      email: 'new-admin@wouri.example',
      password: 'a long enough one',
      fullName: 'New Admin',
      phone: '+237671234567',
      birthDate: '1990-05-17',
      language: 'en',
      type: 'admin',
    },
  })
  expect(
    await server.db.selectFrom('users').select(['id', 'type']).where('type', '=', 'admin').execute(),
  ).toEqual(before)
})

test('deleting a car or a supplier with bookings is refused by the database', async () => {
  const id = await aStaffBooking(server, 'getStaffBooking')
  const { car_id: car, supplier_id: supplier } = await rowOf(id)
  await expect(server.db.deleteFrom('cars').where('id', '=', car).execute()).rejects.toThrow(
    'violates foreign key constraint',
  )
  await expect(server.db.deleteFrom('suppliers').where('id', '=', supplier).execute()).rejects.toThrow(
    'violates foreign key constraint',
  )
  expect((await rowOf(id)).id).toBe(id)
})

test('who is suspended is out with the next request', async () => {
  const email = await aSeat(server.db, 'sawa-motors', 'desk')
  const ask = await server.as(email)
  expect((await ask('GET', '/api/staff/today')).statusCode).toBe(200)
  await server.db.updateTable('users').set({ blacklisted: true }).where('email', '=', email).execute()
  expect((await ask('GET', '/api/staff/today')).json()).toEqual({ code: 'suspended' })
})

describe('the own fleet', () => {
  test('pages follow each other without a gap or a doubled row, in both orders', async () => {
    for (const order of ['latest', 'soonest']) {
      const seen: string[] = []
      let after = ''
      for (let page = 0; page < 20; page++) {
        const { bookings, next, count } = await pageOf(desk, `order=${order}${after}`)
        expect(count === null).toBe(after !== '')
        seen.push(...bookings.map(({ _id }) => _id))
        if (next === null) break
        after = `&after=${next}`
      }
      const { counted } = (await pageOf(desk, '')).count!
      expect([seen.length, new Set(seen).size]).toEqual([counted, counted])
    }
  })

  test('is exported as a table with every booking of it, and no other', async () => {
    const { body, headers } = await desk('GET', '/api/staff/bookings.csv')
    const lines = body.trimEnd().split('\r\n')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    // The desk reads French.
    expect(lines[0]).toMatch(/^\u{FEFF}"Référence";"Statut";"Voiture";/u)
    expect(lines.length - 1).toBe((await pageOf(desk, '')).count!.counted)
    expect(lines.slice(1).every((line) => line.includes('Mboa Prestige'))).toBe(true)
  })

  test('staff read the plate of a car wherever they act on it, its driver and the public nowhere', async () => {
    const plate = 'LT901PH'
    const { now } = server.clock
    const car = await aCar(server.db)
    await server.db.updateTable('cars').set({ plate }).where('id', '=', car).execute()
    const other = await aStaffBooking(server, 'swapStaffCar')
    const id = await aMadeBooking(server.db, { now, inDays: 500, status: 'reserved', car_id: car })
    const day = dayOf(now)
    for (const path of [
      `bookings?car=${car}`,
      `bookings/${id}`,
      `bookings/${other}/cars`,
      'today',
      `calendar?from=${day}&to=${day}&car=${car}`,
    ])
      expect([path, (await desk('GET', `/api/staff/${path}`)).body]).toEqual([
        path,
        expect.stringContaining(plate),
      ])
    const driver = await server.as('driver@wouri.example')
    const trip = `pl=douala-airport&from=${addDays(day, 60)}T10:00&to=${addDays(day, 63)}T10:00`
    for (const path of [
      `/api/bookings/${id}`,
      '/api/bookings?tab=upcoming',
      `/api/cars/${car}?${trip}`,
      `/api/cars?${trip}`,
    ]) {
      const { statusCode, body } = await driver('GET', path)
      expect([path, statusCode]).toEqual([path, 200])
      expect([path, body.includes(plate), body.includes('plate')]).toEqual([path, false, false])
    }
  })

  test('today shows what goes out and is late, and a booking says who did what', async () => {
    const id = await aStaffBooking(server, 'handOverCar')
    const late = async () =>
      (await desk('GET', '/api/staff/today')).json<StaffToday>().late.map(({ _id }) => _id)
    await server.db
      .updateTable('bookings')
      .set({ to_at: new Date(server.clock.now + 60_000), car_id: 'yaris-mboa-01' })
      .where('id', '=', id)
      .execute()
    expect(await late()).toContain(id)
    const owner = await server.as('mboa-prestige@wouri.example')
    expect((await owner('POST', `/api/staff/bookings/${id}/handover`, { payload: {} })).statusCode).toBe(200)
    expect(await late()).not.toContain(id)
    await desk('POST', `/api/staff/bookings/${id}/notes`, { payload: { note: 'Two child seats.' } })
    const booking = (await desk('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
    expect(booking.history.at(-1)).toMatchObject({
      note: 'Two child seats.',
      by: { kind: 'staff', fullName: 'Staff of mboa-prestige' },
    })
    expect(booking.rights).toEqual(['see-bookings', 'serve-bookings'])
    // Its driver reads no note.
    const driver = await server.as('driver@wouri.example')
    expect((await driver('GET', `/api/bookings/${id}`)).body).not.toContain('child seats')
  })
})
