// Suspending a supplier: who is signed out, what leaves the search, what stays, and what the admin is to look after.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SupplierPage } from '#contract/cars/suppliers.ts'
import type { SupplierSuspension } from '#contract/staff/people/supplier-suspension.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'

const id = 'mboa-prestige'
let server: TestServer
let admin: Ask
let owner: Ask
let desk: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
  owner = await server.as(`${id}@wouri.example`)
  desk = await server.as(await aSeat(server.db, id, 'desk'))
})
afterAll(() => server.close())

const suspend = (isSuspended: boolean, of = id) =>
  admin('POST', `/api/staff/suppliers/${of}/suspension`, { payload: { isSuspended } })
const offered = async () => {
  const query = new URLSearchParams({
    pl: 'douala-airport',
    ...defaultPeriod(server.clock.now),
    suppliers: id,
  })
  return (await server.visitor()('GET', `/api/cars?${query}`)).json<{ total: number }>().total
}
const listed = async () =>
  (await server.visitor()('GET', '/api/suppliers'))
    .json<SupplierPage>()
    .suppliers.some(({ _id }) => _id === id)

test('its people are out with the next request, its cars unlisted, its bookings as they were; all of it ends again', async () => {
  const { now } = server.clock
  const ahead = await aMadeBooking(server.db, { now, inDays: 30 })
  const over = await aMadeBooking(server.db, { now, inDays: -30 })
  const late = await aMadeBooking(server.db, { now, inDays: -40, handed_over_at: new Date(now) })
  const cancelled = await aMadeBooking(server.db, { now, inDays: 40, status: 'cancelled' })
  const all = () => server.db.selectFrom('bookings').selectAll().orderBy('id').execute()
  const before = await all()
  expect(await offered()).toBeGreaterThan(0)
  expect((await owner('GET', '/api/staff/today')).statusCode).toBe(200)

  const answer = await suspend(true)
  expect(answer.statusCode).toBe(200)
  const { isSuspended, needCare } = answer.json<SupplierSuspension>()
  expect(isSuspended).toBe(true)
  const ids = needCare.map(({ _id }) => _id)
  expect(ids).toEqual(expect.arrayContaining([late, ahead]))
  expect(ids).not.toContain(over)
  expect(ids).not.toContain(cancelled)
  expect(new Set(needCare.map(({ supplier }) => supplier._id))).toEqual(new Set([id]))
  expect(needCare.map(({ from }) => from)).toEqual(needCare.map(({ from }) => from).toSorted())

  for (const one of [owner, desk]) {
    const refused = await one('GET', '/api/staff/today')
    expect([refused.statusCode, refused.json()]).toEqual([401, { code: 'suspended' }])
  }
  expect([await offered(), await listed()]).toEqual([0, false])
  expect(await all()).toEqual(before)
  expect((await admin('GET', `/api/staff/bookings/${ahead}`)).statusCode).toBe(200)

  expect((await suspend(false)).json()).toEqual({ isSuspended: false, needCare: [], isMore: false })
  expect(await listed()).toBe(true)
  expect(await offered()).toBeGreaterThan(0)
  const back = await server.as(`${id}@wouri.example`)
  expect((await back('GET', '/api/staff/today')).statusCode).toBe(200)
})

test('it is written down once, however often it is sent', async () => {
  const acts = () =>
    server.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('entity', '=', 'supplier')
      .where('entity_id', '=', 'sawa-motors')
      .orderBy('id')
      .execute()
  for (const isSuspended of [false, true, true, false]) await suspend(isSuspended, 'sawa-motors')
  expect(await acts()).toEqual([
    { actor: 'admin', action: 'suspended' },
    { actor: 'admin', action: 'reinstated' },
  ])
})

test('nobody but a supplier is suspended by it', async () => {
  for (const other of ['admin', 'amina-ngassa', 'no-such-supplier'])
    expect((await suspend(true, other)).json()).toEqual({ code: 'not-found' })
})
