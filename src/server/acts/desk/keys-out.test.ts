import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingPage } from '#contract/bookings/bookings.ts'
import { day, hour } from '#domain/rental/period.ts'
import { lapseUnconfirmed } from '#server/acts/requests/confirm-address/lapse-unconfirmed.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { setKeysAside } from '#tests/support/handover-states.ts'
import { aCar } from '#tests/support/staff.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'

let server: TestServer
let owner: Ask
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  driver = await server.as('driver@wouri.example')
})
afterAll(() => server.close())

const aTrip = async (columns: object) =>
  aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: await aCar(server.db),
    status: 'reserved',
    from_at: new Date(server.clock.now - 2 * day),
    to_at: new Date(server.clock.now + 2 * day),
    ...columns,
  })
const isOut = () => ({ handed_over_at: new Date(server.clock.now - hour) })
const statusOf = async (id: string) =>
  (await server.db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
const refused = { code: 'not-possible-now' }

test('once the keys are out staff cancel in no way, and no refund is proposed', async () => {
  const id = await aTrip(isOut())
  const of = `/api/staff/bookings/${id}`
  expect((await owner('GET', `${of}/cancellation`)).json()).toEqual(refused)
  expect((await owner('POST', `${of}/cancellation`, { payload: {} })).json()).toEqual(refused)
  expect((await owner('POST', `${of}/no-show`, { payload: {} })).json()).toEqual(refused)
  const older = `/api/bookings/${id}/cancellation`
  expect((await owner('GET', older)).json()).toEqual(refused)
  expect((await owner('POST', older, { payload: {} })).json()).toEqual(refused)
  for (const path of ['/api/staff/bookings/statuses', '/api/bookings/statuses']) {
    await owner('POST', path, { payload: { ids: [id], status: 'cancelled' } })
    expect(await statusOf(id)).toBe('reserved')
  }
  // Nor after the return: the trip was driven.
  await server.db
    .updateTable('bookings')
    .set({ returned_at: new Date(server.clock.now) })
    .where('id', '=', id)
    .execute()
  expect((await owner('POST', `${of}/cancellation`, { payload: {} })).json()).toEqual(refused)
})

test('who asks to cancel is answered before the hand-over, and with the keys nobody asks', async () => {
  const soon = { from_at: new Date(server.clock.now + 2 * hour) }
  const id = await aTrip({ ...soon, cancel_requested_at: new Date(server.clock.now - hour) })
  const act = (path: string) => owner('POST', `/api/staff/bookings/${id}/${path}`, { payload: {} })
  expect((await act('handover')).json()).toEqual(refused)
  expect((await act('cancellation/decline')).statusCode).toBe(200)
  await setKeysAside(server.db, id, server.clock.now)
  expect((await act('handover')).statusCode).toBe(200)
  const asked = await driver('POST', `/api/bookings/${id}/cancellation-request`, { payload: {} })
  expect(asked.json()).toEqual(refused)
  // What its screens need to offer no such request.
  expect((await driver('GET', `/api/bookings/${id}`)).json()).toMatchObject({ handedOver: true })
  const { bookings } = (await driver('GET', '/api/bookings?tab=upcoming')).json<BookingPage>()
  expect(bookings.find(({ _id }) => _id === id)).toMatchObject({ handedOver: true })
})

test('the clock cancels no booking whose car is out, though nobody confirmed the address', async () => {
  // A guest's: who signs in is known by the car that is out.
  const guest = { driver_id: 'amina-ngassa', guest_key: sha256(newToken()) }
  const columns = { ...guest, status: 'pending', confirmed_at: null }
  await server.db.updateTable('users').set({ verified: false }).where('id', '=', 'amina-ngassa').execute()
  const [out, waits] = [await aTrip({ ...columns, ...isOut() }), await aTrip(columns)]
  await lapseUnconfirmed(server.db, server.clock.now)
  expect([await statusOf(out), await statusOf(waits)]).toEqual(['pending', 'cancelled'])
  await server.db.updateTable('users').set({ verified: true }).where('id', '=', 'amina-ngassa').execute()
})

test('a car that is out stays on the lists of staff, however late it is', async () => {
  const over = { to_at: new Date(server.clock.now - hour) }
  const [out, back] = [await aTrip({ ...over, ...isOut() }), await aTrip(over)]
  await owner('POST', '/api/staff/bookings/hidden', { payload: { ids: [out, back] } })
  const hidden = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', [out, back])
    .where('hidden_at', 'is not', null)
    .execute()
  expect(hidden).toEqual([{ id: back }])
})
