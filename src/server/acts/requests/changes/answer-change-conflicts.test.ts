import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, hour, minute, wallTimeOf } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import {
  accept,
  ask,
  atCounter,
  beginsIn,
  booking,
  carId,
  changes,
  code,
  decline,
  driver,
  gateway,
  resetChanges,
  startChanges,
  other,
  paid,
  server,
  shown,
  supplier,
  notified,
  work,
  wrongWith,
} from '#tests/support/booking-changes.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { overtakeStarted } from './overtake-change.ts'

beforeAll(startChanges)
afterAll(() => server.close())
beforeEach(resetChanges)

describe('answering', () => {
  test('twenty times at once is once', async () => {
    const id = await paid()
    await ask(id, { later: -1, total: 100_000 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ])
    await work()
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([50_000])
    expect((await changes(id)).map(({ state }) => state)).toEqual(['accepted'])
  })

  test('somebody who booked the day meanwhile keeps it: nothing has changed, and it may be declined', async () => {
    const id = await paid({ inDays: 10 })
    await ask(id, { later: 1, total: 200_000 })
    await paid({ inDays: 13, driverId: 'grace-tabi' })
    const before = await booking(id)
    expect(code(await accept(id))).toEqual([409, 'car-taken'])
    expect(await booking(id)).toEqual(before)
    expect((await changes(id)).map(({ state }) => state)).toEqual(['open'])
    expect((await decline(id)).statusCode).toBe(200)
    expect((await changes(id)).map(({ state }) => state)).toEqual(['declined'])
    expect(await notified(id, 'change-declined')).toEqual(['amina-ngassa'])
    expect(await wrongWith(id)).toEqual([])
  })

  test('and a booking that races for the same day: one of both has it', async () => {
    const id = await atCounter({ inDays: 10 })
    await ask(id, { later: 1, total: 200_000 })
    const { to_at: to } = await booking(id)
    const trip = aBooking(server.clock.now, {
      from: wallTimeOf(to.getTime()),
      to: wallTimeOf(to.getTime() + 3 * day),
    })
    const [answer, booked] = await Promise.all([accept(id), bookWithLicence(server.visitor(), trip)])
    expect([answer.statusCode, booked.statusCode]).toEqual(
      answer.statusCode === 200 ? [200, 409] : [409, 201],
    )
    expect(await wrongWith(id)).toEqual([])
  })

  test('the price is the one that was asked at, also when the tariff has changed since', async () => {
    const id = await atCounter()
    await ask(id, { later: 1, total: 200_000 })
    await server.db.updateTable('cars').set({ daily_price: 90_000 }).where('id', '=', carId).execute()
    expect((await accept(id)).statusCode).toBe(200)
    await server.db.updateTable('cars').set({ daily_price: 50_000 }).where('id', '=', carId).execute()
    expect(await booking(id)).toMatchObject({ total: 200_000, days: 4 })
  })

  test('a request that another has taken the place of is not answered unseen', async () => {
    const id = await atCounter()
    await ask(id, { later: 1, total: 200_000 })
    const { requestedAt } = (await shown(id)).change!
    server.clock.now += minute
    await ask(id, { later: 2, total: 250_000 })
    expect(code(await accept(id, supplier, { requestedAt }))).toEqual([409, 'changed-meanwhile'])
    expect(await booking(id)).toMatchObject({ total: 150_000 })
    expect(
      (await accept(id, supplier, { requestedAt: (await shown(id)).change!.requestedAt })).statusCode,
    ).toBe(200)
    expect(await booking(id)).toMatchObject({ total: 250_000 })
  })

  test('only staff of the fleet answer, while there is something to answer', async () => {
    const id = await paid()
    for (const answer of [accept, decline]) expect(code(await answer(id))).toEqual([409, 'not-possible-now'])
    await ask(id, { later: 1, total: 200_000 })
    for (const answer of [accept, decline])
      for (const stranger of [driver, other]) expect((await answer(id, stranger)).statusCode).toBe(404)
    await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })
    expect(code(await accept(id))).toEqual([409, 'not-possible-now'])
  })

  test('a cancellation, or the pick-up, overtakes what is asked', async () => {
    const id = await paid()
    await ask(id, { later: 1, total: 200_000 })
    await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
    expect((await changes(id)).map(({ state }) => state)).toEqual(['overtaken'])
    const begun = await paid()
    await ask(begun, { later: 1, total: 200_000 })
    await beginsIn(begun, hour)
    await overtakeStarted(server.db, server.clock.now)
    expect((await changes(begun)).map(({ state }) => state)).toEqual(['open'])
    await beginsIn(begun, 0)
    expect(code(await accept(begun))).toEqual([409, 'not-possible-now'])
    await overtakeStarted(server.db, server.clock.now)
    expect((await changes(begun)).map(({ state }) => state)).toEqual(['overtaken'])
  })
})
