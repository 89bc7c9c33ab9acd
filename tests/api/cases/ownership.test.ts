// Cases C of the quality page that no other file has (see cases.test.ts).

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

type List = {
  bookings: { _id: string; supplier: { _id: string }; driver: { fullName: string } }[]
  total: number
}
const rowOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe("C7: other people's bookings", () => {
  const filters = [
    'driver=jules-mbarga',
    'driverId=jules-mbarga',
    'suppliers=sawa-motors',
    'supplier=sawa-motors',
    'user=admin',
    'all=true',
  ]

  test.each(filters)('C7: a driver who asks for %s gets the own list', async (filter) => {
    for (const tab of ['upcoming', 'past', 'cancelled']) {
      const own = await driver('GET', `/api/bookings?tab=${tab}`)
      const asked = await driver('GET', `/api/bookings?tab=${tab}&${filter}`)
      expect(asked.body).toBe(own.body)
      for (const booking of own.json<List>().bookings) expect(booking.driver.fullName).toBe('Amina Ngassa')
    }
  })

  test('C7: a supplier gets the own fleet, whatever is asked for', async () => {
    const supplier = await server.as('mboa-prestige@wouri.example')
    const { bookings, total } = (
      await supplier('GET', '/api/bookings?tab=upcoming&suppliers=sawa-motors')
    ).json<List>()
    expect(total).toBeGreaterThan(0)
    expect(new Set(bookings.map((booking) => booking.supplier._id))).toEqual(new Set(['mboa-prestige']))
  })

  test("C7: somebody else's booking is answered like an unknown one", async () => {
    const theirs = await server.db
      .selectFrom('bookings')
      .select('id')
      .where('driver_id', '<>', 'amina-ngassa')
      .limit(20)
      .execute()
    const none = await driver('GET', '/api/bookings/no-such-booking')
    expect(theirs.length).toBeGreaterThan(0)
    for (const { id } of theirs) {
      const answer = await driver('GET', `/api/bookings/${id}`)
      expect([answer.statusCode, answer.body]).toEqual([404, none.body])
    }
  })
})

describe("C8: the cancellation of somebody else's booking", () => {
  const ask = (caller: Ask, id: string) =>
    caller('POST', `/api/bookings/${id}/cancellation-request`, { payload: { reason: 'Not mine.' } })
  const flag = () =>
    server.db
      .selectFrom('bookings')
      .select(['status', 'cancel_requested_at'])
      .where('id', '=', 'demo-booking-next')
      .executeTakeFirstOrThrow()

  test.each(['jules-mbarga@wouri.example', 'sawa-motors@wouri.example', 'admin@wouri.example'])(
    'C8: asked for by %s is that of none, and nothing is noted',
    async (email) => {
      const caller = await server.as(email)
      const before = await flag()
      const [theirs, none] = [await ask(caller, 'demo-booking-next'), await ask(caller, 'no-such-booking')]
      expect([theirs.statusCode, theirs.body]).toEqual([404, none.body])
      expect([before.cancel_requested_at, await flag()]).toEqual([null, before])
    },
  )

  test('C8: an unauthenticated visitor is refused', async () => {
    expect((await ask(server.visitor(), 'demo-booking-next')).statusCode).toBe(401)
  })
})

describe('C13: a visitor who names somebody else as the driver', () => {
  let trips = 0
  async function book(driver: unknown, ask = server.visitor()) {
    const first = addDays(dayOf(server.clock.now), 20 + 4 * trips++)
    const trip = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
    const payload = {
      ...aBooking(server.clock.now, { ...trip, licence: await sendLicence(ask) }),
      driver,
    } as NewBookingInput
    return {
      ask,
      answer: await ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': randomUUID() } }),
    }
  }
  const bookingsOf = async (id: string) =>
    (await server.db.selectFrom('bookings').select('id').where('driver_id', '=', id).execute()).length

  test('C13: an id is no driver, and one that is slipped in is ignored', async () => {
    const before = [await rowOf('amina-ngassa'), await bookingsOf('amina-ngassa')]
    expect((await book('amina-ngassa')).answer.statusCode).toBe(400)
    const { answer } = await book({ ...aGuest(), _id: 'amina-ngassa', id: 'amina-ngassa' })
    expect([answer.statusCode, answer.json().driver.fullName]).toEqual([201, 'Ngo Bassa Ruth'])
    expect([await rowOf('amina-ngassa'), await bookingsOf('amina-ngassa')]).toEqual(before)
  })

  test.each([
    'driver@wouri.example',
    'DRIVER@wouri.example ',
    'admin@wouri.example',
    'mboa-prestige@wouri.example',
  ])('C13: the address %s has an owner: refused, no session, nothing changes', async (email) => {
    const id = email.startsWith('admin')
      ? 'admin'
      : email.startsWith('mboa')
        ? 'mboa-prestige'
        : 'amina-ngassa'
    const before = [await rowOf(id), await bookingsOf(id)]
    const { ask, answer } = await book(aGuest({ email }))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email-registered'])
    expect((await ask('POST', '/api/validate-access-token')).statusCode).toBe(403)
    expect([await rowOf(id), await bookingsOf(id)]).toEqual(before)
  })

  test("C13: a second guest with a guest's address changes nothing of the first and reads nothing of theirs", async () => {
    const first = await book(aGuest({ email: 'shared-guest@wouri.example' }))
    const { _id: id } = first.answer.json<{ _id: string }>()
    const { driver_id: owner } = await server.db
      .selectFrom('bookings')
      .select('driver_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const before = await rowOf(owner)
    const second = await book(
      aGuest({ email: 'shared-guest@wouri.example', fullName: 'Somebody Else', phone: '+237699999999' }),
    )
    expect(second.answer.statusCode).toBe(201)
    expect(await rowOf(owner)).toEqual(before)
    expect([
      (await second.ask('GET', `/api/bookings/${id}`)).statusCode,
      (await first.ask('GET', `/api/bookings/${id}`)).statusCode,
    ]).toEqual([404, 200])
    expect((await second.ask('GET', '/api/bookings')).json<List>().total).toBe(1)
  })
})
