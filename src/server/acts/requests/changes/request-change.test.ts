import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#domain/rental/period.ts'
import {
  accept,
  ask,
  atCounter,
  beginsIn,
  booking,
  carId,
  changes,
  code,
  dates,
  driver,
  resetChanges,
  startChanges,
  other,
  paid,
  server,
  shown,
  supplier,
  notified,
  withdraw,
  type ChangeInput,
} from '#tests/support/booking-changes.ts'
import type { Ask } from '#tests/support/server.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'

beforeAll(startChanges)
afterAll(() => server.close())
beforeEach(resetChanges)

describe('asking', () => {
  test('first for the price, then for it: the booking stays as it is, and the staff are notified', async () => {
    const id = await paid()
    const before = await booking(id)
    const { from, to } = await dates(id, { later: 2 })
    const price = await driver('GET', `/api/bookings/${id}/change-quote?from=${from}&to=${to}&extras=`)
    expect(price.json()).toMatchObject({
      quote: { days: 5, total: 250_000 },
      before: 150_000,
      difference: 100_000,
      isFree: true,
      isAmendmentFree: false,
    })
    expect((await ask(id, { later: 2, total: 250_000, note: 'My flight is later.' })).statusCode).toBe(200)
    expect(await booking(id)).toEqual(before)
    expect(await shown(id)).toMatchObject({
      changeRequested: true,
      change: { days: 5, total: 250_000, difference: 100_000, note: 'My flight is later.' },
    })
    const hearers = await notified(id, 'change-asked')
    expect(hearers).toContain(before.supplier_id)
    expect(hearers).toContain('admin')
    const list = (await driver('GET', '/api/bookings?tab=upcoming')).json<{
      bookings: { _id: string; changeRequested: boolean }[]
    }>()
    expect(list.bookings.filter(({ changeRequested }) => changeRequested).map(({ _id }) => _id)).toEqual([id])
  })

  test('a second request takes the place of the first, and the first may be taken back', async () => {
    const id = await paid()
    await ask(id, { later: 1, total: 200_000 })
    server.clock.now += minute
    expect((await ask(id, { later: 2, total: 250_000 })).statusCode).toBe(200)
    expect((await changes(id)).map(({ state, total }) => [state, total])).toEqual([
      ['withdrawn', 200_000],
      ['open', 250_000],
    ])
    expect((await withdraw(id)).statusCode).toBe(200)
    expect(code(await withdraw(id))).toEqual([409, 'not-possible-now'])
    expect(code(await accept(id))).toEqual([409, 'not-possible-now'])
    expect((await shown(id)).change).toBeNull()
  })

  test('at the counter a retry that leaves out what is free there is the same request', async () => {
    const id = await atCounter()
    const change = { later: 1, total: 200_000 }
    await ask(id, change)
    server.clock.now += minute
    expect((await ask(id, change)).statusCode).toBe(200)
    expect((await ask(id, { ...change, extras: ['amendments'] })).statusCode).toBe(200)
    expect((await changes(id)).map(({ state }) => state)).toEqual(['open'])
  })

  test('a retry of the same request notifies the staff once, in parallel too; another note is another request', async () => {
    const id = await paid()
    const change = { later: 1, total: 200_000, note: 'A day more, please.' }
    const first = await ask(id, change)
    server.clock.now += minute
    const again = await Promise.all([ask(id, change), ask(id, change)])
    expect([first, ...again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const hearers = await notified(id, 'change-asked')
    expect(hearers).toHaveLength(new Set(hearers).size)
    expect((await changes(id)).map(({ state }) => state)).toEqual(['open'])
    const rows = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('booking_id', '=', id)
      .where('kind', '=', 'change-asked')
      .execute()
    const mails = await server.db
      .selectFrom('outbox')
      .select('id')
      .where(
        'dedupe_key',
        'in',
        rows.map((row) => `notification:${row.id}`),
      )
      .execute()
    expect(mails).toHaveLength(hearers.length)
    await ask(id, { ...change, note: 'Two cars, please.' })
    expect((await changes(id)).map(({ state }) => state)).toEqual(['withdrawn', 'open'])
  })

  test.each([
    ['another price than was shown', { later: 1, total: 199_999 }, [409, 'price-changed']],
    ['nothing new', { total: 150_000 }, [409, 'not-possible-now']],
    [
      'an extra that the car has not',
      { extras: ['fullInsurance'], total: 150_000 },
      [422, 'extra-unavailable'],
    ],
    ['a drop-off before the pick-up', { later: -4, total: 150_000 }, [422, 'drop-off-before-pick-up']],
    ['a pick-up that has passed', { start: -11, total: 150_000 }, [422, 'pick-up-too-soon']],
    ['more than a year', { later: 400, total: 150_000 }, [422, 'rental-too-long']],
  ])('%s is refused, and nothing is kept', async (_, change, refusal) => {
    await server.db
      .updateTable('cars')
      .set({
        extras: JSON.stringify({
          cancellation: 5000,
          amendments: 3000,
          theftProtection: 2000,
          collisionDamageWaiver: 4000,
          fullInsurance: -1,
          additionalDriver: 3000,
        }),
      })
      .where('id', '=', carId)
      .execute()
    const id = await paid()
    expect(code(await ask(id, change as ChangeInput))).toEqual(refusal)
    expect(await changes(id)).toEqual([])
  })

  test('a day on which the car is taken is shown, and cannot be asked for; other extras still can', async () => {
    const id = await paid({ inDays: 10 })
    await paid({ inDays: 13, driverId: 'grace-tabi' })
    const { from, to } = await dates(id, { later: 1 })
    expect(
      (await driver('GET', `/api/bookings/${id}/change-quote?from=${from}&to=${to}`)).json(),
    ).toMatchObject({ isFree: false })
    expect(code(await ask(id, { later: 1, total: 200_000 }))).toEqual([409, 'car-taken'])
    // A day shorter is free no matter who comes after.
    expect((await ask(id, { later: -1, total: 100_000 })).statusCode).toBe(200)
  })

  test('only who drives asks, guests on their device too; staff and strangers find nothing', async () => {
    const id = await paid()
    for (const stranger of [supplier, other]) {
      expect((await ask(id, { later: 1, total: 200_000 }, stranger)).statusCode).toBe(404)
      expect((await withdraw(id, stranger)).statusCode).toBe(404)
      const { from, to } = await dates(id)
      expect(
        (await stranger('GET', `/api/bookings/${id}/change-quote?from=${from}&to=${to}`)).statusCode,
      ).toBe(404)
    }
    const visitor = server.visitor()
    expect((await ask(id, { later: 1, total: 200_000 }, visitor)).statusCode).toBe(401)
    const token = newToken()
    await server.db
      .updateTable('bookings')
      .set({ guest_key: sha256(token) })
      .where('id', '=', id)
      .execute()
    const guest: Ask = (method, url, options = {}) =>
      server.visitor()(method, url, { ...options, headers: { cookie: `guest=${token}` } })
    expect((await ask(id, { later: 1, total: 200_000 }, guest)).statusCode).toBe(200)
    expect((await accept(id, guest)).statusCode).toBe(404)
    expect((await withdraw(id, guest)).statusCode).toBe(200)
  })

  test('a booking that is being cancelled, is cancelled, or has begun is changed no more', async () => {
    const id = await paid()
    await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })
    expect(code(await ask(id, { later: 1, total: 200_000 }))).toEqual([409, 'not-possible-now'])
    await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
    expect(code(await ask(id, { later: 1, total: 200_000 }))).toEqual([409, 'not-possible-now'])
    const begun = await paid({ inDays: 10 })
    await beginsIn(begun, 0)
    expect(code(await ask(begun, { later: 1, total: 200_000 }))).toEqual([409, 'not-possible-now'])
  })

  test('ten times a day is enough', async () => {
    const id = await paid()
    const answers = []
    for (let turn = 0; turn < 11; turn++)
      answers.push(await ask(id, { later: 1 + (turn % 2), total: turn % 2 ? 250_000 : 200_000 }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('an earlier pick-up is refused to somebody who is too young then', async () => {
    const id = await paid({ inDays: 20 })
    const { from_at: from } = await booking(id)
    const birthday = new Date(from.getTime() - 2 * day)
    birthday.setUTCFullYear(birthday.getUTCFullYear() - 21)
    await server.db
      .updateTable('bookings')
      .set({ driver_birth_date: birthday.toISOString().slice(0, 10) })
      .where('id', '=', id)
      .execute()
    expect(code(await ask(id, { start: -6, later: -6, total: 150_000 }))).toEqual([422, 'too-young'])
  })
})
