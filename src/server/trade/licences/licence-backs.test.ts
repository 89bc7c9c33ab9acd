// A licence of two files: the back beside the front, through everything that a licence lives through.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonalData } from '#contract/account/profile.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, minute } from '#domain/rental/period.ts'
import { purgeTemporaryFiles } from '#server/platform/files/purge-files.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { form } from '#tests/support/files.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'
import { forgetLicences } from './forget-licences.ts'

const me = 'amina-ngassa'
let server: TestServer
let start: number
let driver: Ask
let desk: Ask
let jpeg: Buffer
let booking: string
beforeAll(async () => {
  server = await startServer(noLimits)
  start = server.clock.now
  driver = await server.as('driver@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  jpeg = await photo()
  booking = await aMadeBooking(server.db, { now: start, inDays: 40, status: 'reserved' })
  // No other rental opens it or keeps it.
  await server.db
    .updateTable('bookings')
    .set({ driver_id: 'jules-mbarga' })
    .where('driver_id', '=', me)
    .where('id', '<>', booking)
    .execute()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.now = start
  await driver('POST', `/api/delete-license/${me}`)
})

const upload = (ask: Ask, path: string) =>
  ask('POST', path, form({ field: 'file', bytes: jpeg, name: 'a.jpg' }))
const sendFront = async () => (await upload(driver, `/api/update-license/${me}`)).json<string>()
const sendBack = async () => (await upload(driver, `/api/update-license-back/${me}`)).json<string>()
const statusOf = async (ask: Ask, name: string) => (await ask('GET', `/api/licenses/${name}`)).statusCode
const recordOf = async (ask: Ask, id = me) =>
  (await ask('GET', `/api/user/${id}`)).json<{ license: string | null; licenseBack?: string }>()
const isKept = (...names: string[]) => names.map((name) => server.files.kept.has(name))
const shown = async () => (await desk('GET', `/api/staff/bookings/${booking}`)).json<StaffBooking>().driver
const check = (body: object) =>
  desk('POST', `/api/staff/bookings/${booking}/licence-check`, {
    payload: { refusal: null, was: 'unchecked', ...body },
  })
const looks = async () =>
  Number(
    (
      await server.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('entity_id', '=', me)
        .where('action', '=', 'viewed')
        .executeTakeFirstOrThrow()
    ).count,
  )

describe('on file', () => {
  test('each side is replaced alone, and the front takes the back with it', async () => {
    const [front, back] = [await sendFront(), await sendBack()]
    expect(await recordOf(driver)).toMatchObject({ license: front, licenseBack: back })
    const other = await sendBack()
    expect(await recordOf(driver)).toMatchObject({ license: front, licenseBack: other })
    expect(isKept(front, back, other)).toEqual([true, false, true])
    const newer = await sendFront()
    expect(await recordOf(driver)).toMatchObject({ license: newer, licenseBack: other })
    expect([await statusOf(driver, newer), await statusOf(driver, other)]).toEqual([200, 200])
    expect((await driver('POST', `/api/delete-license-back/${me}`)).statusCode).toBe(200)
    expect((await driver('POST', `/api/delete-license-back/${me}`)).statusCode).toBe(200)
    expect(await recordOf(driver)).not.toHaveProperty('licenseBack')
    expect(isKept(newer, other)).toEqual([true, false])
    const last = await sendBack()
    expect((await driver('POST', `/api/delete-license/${me}`)).statusCode).toBe(200)
    const record = await recordOf(driver)
    expect([record.license, record.licenseBack, ...isKept(newer, last)]).toEqual([
      null,
      undefined,
      false,
      false,
    ])
  })

  test('a back without a front is no licence, and nothing of it is kept', async () => {
    const before = server.files.kept.size
    const answer = await upload(driver, `/api/update-license-back/${me}`)
    expect(answer.json()).toEqual({ code: 'licence-required' })
    expect([await recordOf(driver), server.files.kept.size]).toMatchObject([{ license: null }, before])
  })

  test('is one of each, however many are sent at the same time', async () => {
    await sendFront()
    await Promise.all([sendBack(), sendFront(), sendBack(), sendFront(), sendBack()])
    const owned = await server.db
      .selectFrom('files')
      .select(['name', 'side'])
      .where('owner_id', '=', me)
      .execute()
    const { license, licenseBack } = await recordOf(driver)
    const licences = owned.filter(({ name }) => name === license || name === licenseBack)
    expect(licences.map(({ side }) => side).toSorted()).toEqual(['back', 'front'])
    expect(isKept(license!, licenseBack!)).toEqual([true, true])
  })

  test('what an earlier version takes away is both sides', async () => {
    await sendFront()
    await sendBack()
    await sql`UPDATE files SET owner_id = NULL, maker_person = NULL, maker_device = NULL
      WHERE owner_id = ${me} AND kind = 'licence'`.execute(server.db)
    await sql`UPDATE users SET license = NULL WHERE id = ${me}`.execute(server.db)
    expect(await recordOf(driver)).not.toHaveProperty('licenseBack')
    await sendFront()
    expect(await recordOf(driver)).not.toHaveProperty('licenseBack')
  })
})

describe('staff', () => {
  test('see both sides in one look; strangers and other fleets see neither', async () => {
    const [front, back] = [await sendFront(), await sendBack()]
    expect(await shown()).toMatchObject({ licence: front, licenceBack: back })
    const before = await looks()
    expect([await statusOf(desk, front), await statusOf(desk, back), await looks()]).toEqual([
      200,
      200,
      before + 1,
    ])
    server.clock.now = start + 2 * minute
    expect([await statusOf(desk, back), await looks()]).toEqual([200, before + 2])
    const strangers = ['jules-mbarga@wouri.example', 'grassfields-auto@wouri.example']
    for (const email of strangers) expect(await statusOf(await server.as(email), back)).toBe(404)
    expect(await statusOf(server.visitor(), back)).toBe(401)
    const stranger = await server.as(strangers[0]!)
    expect((await upload(stranger, `/api/update-license-back/${me}`)).statusCode).toBe(404)
    expect((await stranger('POST', `/api/delete-license-back/${me}`)).statusCode).toBe(404)
    server.clock.now = start + 75 * day
    const late = await server.as('admin@wouri.example')
    expect(await statusOf(late, back)).toBe(404)
    const row = (await late('GET', `/api/staff/bookings/${booking}`)).json<StaffBooking>()
    expect(row.driver).not.toHaveProperty('licenceBack')
  })

  test('what was said of it ends with either side', async () => {
    const file = await sendFront()
    expect((await check({ file })).json<StaffBooking>().driver.licenceCheck).toMatchObject({
      state: 'verified',
    })
    const back = await sendBack()
    expect(await shown()).toMatchObject({ licenceCheck: { state: 'unchecked' } })
    expect((await check({ file, back })).statusCode).toBe(200)
    await sendBack()
    expect(await shown()).toMatchObject({ licenceCheck: { state: 'unchecked' } })
    const { licenceBack } = await shown()
    expect((await check({ file, back: licenceBack })).statusCode).toBe(200)
    await driver('POST', `/api/delete-license-back/${me}`)
    expect(await shown()).toMatchObject({ licenceCheck: { state: 'unchecked' } })
  })

  test('say nothing of a side that they have not seen', async () => {
    const file = await sendFront()
    const back = await sendBack()
    const meanwhile = { code: 'changed-meanwhile' }
    expect((await check({ file })).json()).toEqual(meanwhile)
    await sendBack()
    expect((await check({ file, back })).json()).toEqual(meanwhile)
  })
})

describe('the booking', () => {
  let trips = 0
  const send = (ask: Ask, changes: Partial<NewBookingInput>) => {
    const { from, to } = aBooking(start + (100 + 5 * trips++) * day)
    return ask('POST', '/api/bookings', {
      payload: aBooking(start, { from, to, ...changes }),
      headers: { 'idempotency-key': randomUUID() },
    })
  }
  const sides = async (email: string) => {
    const found = server.db.selectFrom('users').select(['license', 'license_back']).where('email', '=', email)
    const { license, license_back } = await found.executeTakeFirstOrThrow()
    return [license, license_back]
  }

  test('of a guest takes both sides; another front alone is another licence', async () => {
    const ask = server.visitor()
    const person = aGuest({ email: 'two-sides@wouri.example' })
    const [licence, licenceBack] = [await sendLicence(ask), await sendLicence(ask)]
    expect((await send(ask, { driver: person, licence, licenceBack })).statusCode).toBe(201)
    expect(await sides(person.email)).toEqual([licence, licenceBack])
    const next = await sendLicence(ask)
    expect((await send(ask, { driver: person, licence: next })).statusCode).toBe(201)
    expect(await sides(person.email)).toEqual([next, null])
    expect(isKept(licence, licenceBack, next)).toEqual([false, false, true])
    const back = await sendLicence(ask)
    expect((await send(ask, { driver: person, licenceBack: back })).statusCode).toBe(201)
    expect(await sides(person.email)).toEqual([next, back])
    // Somebody else who names this address neither replaces a side nor learns of one.
    const stranger = server.visitor()
    const [theirs, behind] = [await sendLicence(stranger), await sendLicence(stranger)]
    expect((await send(stranger, { driver: person, licenceBack: behind })).json()).toMatchObject({
      fields: { licence: 'licence-required' },
    })
    const taken = await send(stranger, { driver: person, licence: theirs, licenceBack: behind })
    expect([taken.statusCode, await sides(person.email)]).toEqual([201, [next, back]])
    expect(isKept(theirs, behind)).toEqual([false, false])
  })

  test('is not made with a back that another device sent, and its front stays to be used', async () => {
    const ask = server.visitor()
    const person = aGuest({ email: 'one-side@wouri.example' })
    const [licence, licenceBack] = [await sendLicence(ask), await sendLicence(server.visitor())]
    for (const name of [licenceBack, licence, 'x'])
      expect((await send(ask, { driver: person, licence, licenceBack: name })).json()).toEqual({
        code: 'not-found',
        fields: { licenceBack: 'not-found' },
      })
    expect((await send(ask, { driver: person, licence })).statusCode).toBe(201)
  })
})

describe('the end', () => {
  test('an unused back goes after a day, as a front does', async () => {
    const guest = server.visitor()
    const names = [await sendLicence(guest), await sendLicence(guest)]
    await purgeTemporaryFiles(server.db, server.files, start + day + minute)
    expect(isKept(...names)).toEqual([false, false])
  })

  test('thirty days after the last rental, or after the side that was sent last, both are forgotten', async () => {
    const id = 'boris-kamdem'
    const ask = await server.as(`${id}@wouri.example`)
    await server.db
      .updateTable('bookings')
      .set({ driver_id: 'jules-mbarga' })
      .where('driver_id', '=', id)
      .execute()
    const front = (await upload(ask, `/api/update-license/${id}`)).json<string>()
    server.clock.now = start + 3 * day
    const back = (
      await upload(await server.as(`${id}@wouri.example`), `/api/update-license-back/${id}`)
    ).json<string>()
    const forget = (now: number) => forgetLicences(server, now)
    await forget(start + 32 * day)
    expect(isKept(front, back)).toEqual([true, true])
    await forget(start + 34 * day)
    expect(isKept(front, back)).toEqual([false, false])
    const left = await server.db
      .selectFrom('users')
      .select(['license', 'license_back'])
      .where('id', '=', id)
      .execute()
    expect(left).toEqual([{ license: null, license_back: null }])
  })

  test('the copy of a person’s data has both, and the erasure leaves neither', async () => {
    const id = 'grace-tabi'
    const ask = await server.as(`${id}@wouri.example`)
    await server.db
      .updateTable('bookings')
      .set({ driver_id: 'jules-mbarga' })
      .where('driver_id', '=', id)
      .execute()
    const front = (await upload(ask, `/api/update-license/${id}`)).json<string>()
    const back = (await upload(ask, `/api/update-license-back/${id}`)).json<string>()
    const payload = { password: 'wouri-2026' }
    const { files, user } = (await ask('POST', '/api/export', { payload })).json<PersonalData>()
    expect(files.map(({ kind, side, name }) => [kind, side, name])).toEqual(
      expect.arrayContaining([
        ['licence', 'front', front],
        ['licence', 'back', back],
      ]),
    )
    expect(user).toMatchObject({ license: front, licenseBack: back })
    expect((await ask('POST', '/api/delete-account', { payload })).statusCode).toBe(200)
    expect(isKept(front, back)).toEqual([false, false])
    const rows = await server.db
      .selectFrom('files')
      .select('name')
      .where('name', 'in', [front, back])
      .execute()
    expect(rows).toEqual([])
  })
})
