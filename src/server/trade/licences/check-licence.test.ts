// Staff say of a licence what it is worth; its driver is told, once, in their language.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { licenceRefusals, type LicenceState } from '#domain/people/licence-check.ts'
import { day } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'

const me = 'amina-ngassa'
let server: TestServer
let driver: Ask
let desk: Ask
let admin: Ask
let jpeg: Buffer
let booking: string
let file: string
beforeAll(async () => {
  server = await startServer(noLimits)
  driver = await server.as('driver@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  admin = await server.as('admin@wouri.example')
  jpeg = await photo()
  booking = await aMadeBooking(server.db, { now: server.clock.now, inDays: 40, status: 'reserved' })
  // No other rental opens it.
  await server.db
    .updateTable('bookings')
    .set({ driver_id: 'jules-mbarga' })
    .where('driver_id', '=', me)
    .where('id', '<>', booking)
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  file = await attach()
})

const attach = async () =>
  (
    await driver('POST', `/api/update-license/${me}`, form({ field: 'file', bytes: jpeg, name: 'a.jpg' }))
  ).json<string>()
const check = (refusal: string | null, was: LicenceState, ask = desk, of = file) =>
  ask('POST', `/api/staff/bookings/${booking}/licence-check`, { payload: { file: of, refusal, was } })
const shown = async (ask: Ask) =>
  (await ask('GET', `/api/staff/bookings/${booking}`)).json<StaffBooking>().driver
const told = async () =>
  (
    await server.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', me)
      .where('booking_id', '=', booking)
      .where('kind', '<>', 'booking-made')
      .orderBy('created_at')
      .execute()
  ).map(({ kind }) => kind)
const acts = async () =>
  (
    await server.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('entity', '=', 'licence')
      .where('entity_id', '=', me)
      .where('action', 'in', ['verified', 'refused'])
      .execute()
  ).map(({ actor, action }) => `${actor} ${action}`)

test('verified, it says so on the booking, the driver is told once, and another file is unchecked', async () => {
  expect(await shown(desk)).toMatchObject({ licence: file, licenceCheck: { state: 'unchecked', at: null } })
  const answers = await Promise.all([check(null, 'unchecked'), check(null, 'unchecked', admin)])
  for (const answer of answers)
    expect(answer.json<StaffBooking>().driver.licenceCheck).toMatchObject({ state: 'verified' })
  expect(await told()).toEqual(['licence-verified'])
  expect(await acts()).toHaveLength(1)
  const mails = await server.db
    .selectFrom('outbox')
    .select('kind')
    .where('kind', '=', 'notification')
    .execute()
  expect(mails).toHaveLength(1)

  const copy = await driver('POST', '/api/export', { payload: { password: 'wouri-2026' } })
  expect(copy.json()).toMatchObject({ licenceCheck: { refusal: null } })
  file = await attach()
  expect(await shown(desk)).toMatchObject({ licence: file, licenceCheck: { state: 'unchecked' } })
})

test.each(licenceRefusals)('refused as %s, the driver reads why in their language', async (refusal) => {
  expect((await check(refusal, 'unchecked')).json<StaffBooking>().driver.licenceCheck).toMatchObject({
    state: 'refused',
    refusal,
  })
  expect(await told()).toContain(`licence-${refusal}`)
})

test('of two who differ the second learns of it, and may change the answer knowingly', async () => {
  const answers = await Promise.all([check(null, 'unchecked'), check('expired', 'unchecked', admin)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { state } = (await shown(desk)).licenceCheck!
  expect((await check('unreadable', state, admin)).statusCode).toBe(200)
  expect((await shown(desk)).licenceCheck).toMatchObject({ state: 'refused', refusal: 'unreadable' })
})

test('what was looked at is what is checked: another file by now is another answer', async () => {
  const old = file
  file = await attach()
  expect((await check(null, 'unchecked', desk, old)).json()).toEqual({ code: 'changed-meanwhile' })
})

test('outside the fleet and the time in which it may be looked at there is nothing', async () => {
  const other = await server.as('grassfields-auto@wouri.example')
  expect((await check(null, 'unchecked', other)).json()).toEqual({ code: 'not-found' })
  const { now } = server.clock
  server.clock.now = now + 75 * day
  const late = await server.as('admin@wouri.example')
  expect((await check(null, 'unchecked', late)).json()).toEqual({ code: 'not-found' })
  expect((await shown(late)).licence).toBeNull()
  server.clock.now = now
  await server.db.updateTable('bookings').set({ status: 'pending' }).where('id', '=', booking).execute()
  expect((await check(null, 'unchecked')).json()).toEqual({ code: 'not-found' })
})
