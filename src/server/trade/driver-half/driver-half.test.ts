import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Inspections } from '#contract/bookings/inspections.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, hour } from '#domain/rental/period.ts'
import { forgetInspectionPictures } from '#server/trade/inspections/forget-pictures.ts'
import { photoWithPlace } from '#tests/fixtures/hostile-files.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let driver: Ask
let other: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  driver = await server.as('driver@wouri.example')
  other = await server.as('jules-mbarga@wouri.example')
})
afterAll(() => server.close())

const aTrip = async ({ back, inDays = 0 }: { back?: number; inDays?: number } = {}) => {
  const { now } = server.clock
  const from = now + inDays * day - 2 * hour
  return aMadeBooking(server.db, {
    now,
    car_id: await aCar(server.db),
    status: 'reserved',
    from_at: new Date(from),
    to_at: new Date(from + day),
    total: 0,
    handed_over_at: back === undefined ? null : new Date(now - back - hour),
    returned_at: back === undefined ? null : new Date(now - back),
  })
}
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const sendPicture = (id: string, bytes: Buffer, ask = driver, sha256 = sumOf(bytes)) =>
  ask(
    'POST',
    `/api/bookings/${id}/driver-pictures/${sha256}?kind=out&slot=front&takenAt=${new Date(server.clock.now - hour).toISOString()}`,
    form({ field: 'image', bytes, name: 'x.jpg', type: 'image/jpeg' }),
  )
const read = async (id: string, ask = owner) =>
  (await ask('GET', `/api/bookings/${id}/inspections`)).json<Inspections>().driver!
const say = (id: string, payload: object, ask = driver) =>
  ask('POST', `/api/bookings/${id}/return-answer`, { payload })
const refused = { code: 'not-possible-now' }

test('a driver’s picture arrives once, stands with its times, and is shown to driver and fleet alone', async () => {
  const id = await aTrip()
  const bytes = await photoWithPlace()
  const before = server.files.kept.size
  const answers = await Promise.all([1, 2, 3].map(() => sendPicture(id, bytes)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(server.files.kept.size).toBe(before + 1)
  expect((await read(id)).pictures).toEqual([
    {
      kind: 'out',
      slot: 'front',
      sha256: sumOf(bytes),
      takenAt: new Date(server.clock.now - hour).toISOString(),
      arrivedAt: new Date(server.clock.now).toISOString(),
      isKept: true,
    },
  ])
  const shown = (ask: Ask) => ask('GET', `/api/bookings/${id}/driver-pictures/${sumOf(bytes)}`)
  for (const ask of [owner, driver]) expect((await shown(ask)).statusCode).toBe(200)
  expect((await shown(other)).statusCode).toBe(404)
})

test('other bytes, another’s booking, and what comes before its time or too late are not kept', async () => {
  const bytes = await photoWithPlace()
  const before = server.files.kept.size
  const id = await aTrip()
  expect((await sendPicture(id, bytes, driver, 'a'.repeat(64))).json()).toMatchObject({
    fields: { sha256: 'invalid-input' },
  })
  expect((await sendPicture(id, bytes, other)).json()).toEqual({ code: 'not-found' })
  expect((await sendPicture(id, bytes, owner)).json()).toEqual({ code: 'not-found' })
  expect((await sendPicture(await aTrip({ inDays: 2 }), bytes)).json()).toEqual(refused)
  expect((await sendPicture(await aTrip({ back: 48 * hour + 1 }), bytes)).json()).toEqual(refused)
  expect(server.files.kept.size).toBe(before)
  expect((await sendPicture(await aTrip({ back: 48 * hour }), bytes)).statusCode).toBe(200)
})

test('a driver agrees or contests once within 48 hours, and staff answer who contests', async () => {
  const id = await aTrip({ back: 47 * hour })
  expect((await say(id, { agrees: false })).json()).toMatchObject({ fields: { reason: 'required' } })
  expect((await say(id, { agrees: true }, other)).json()).toEqual({ code: 'not-found' })
  server.clock.now += 1
  const contest = { agrees: false, reason: 'It was there before' }
  expect((await say(id, contest)).statusCode).toBe(200)
  expect((await say(id, contest)).statusCode).toBe(200)
  expect((await say(id, { agrees: true })).json()).toEqual(refused)
  const answer = (text: string) =>
    owner('POST', `/api/staff/bookings/${id}/return-answer/answer`, { payload: { answer: text } })
  server.clock.now += 1
  for (const _time of [1, 2]) expect((await answer('It was not')).statusCode).toBe(200)
  expect((await answer('Or was it')).json()).toEqual(refused)
  expect((await read(id, driver)).answer).toMatchObject({ ...contest, staffAnswer: 'It was not' })
  const { history } = (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
  expect(history.flatMap(({ act, by }) => (act ? [[act, by.kind]] : []))).toEqual([
    ['return-contested', 'driver'],
    ['contest-answered', 'staff'],
  ])
  const heard = await server.db
    .selectFrom('notifications')
    .select(['kind', 'user_id'])
    .where('booking_id', '=', id)
    .orderBy('created_at')
    .execute()
  expect(new Set(heard.map(({ kind, user_id: who }) => `${kind} ${who}`))).toEqual(
    new Set(['return-contested mboa-prestige', 'return-contested admin', 'contest-answered amina-ngassa']),
  )
  const late = await aTrip({ back: 48 * hour + 1 })
  expect((await say(late, { agrees: true })).json()).toEqual(refused)
  expect((await say(await aTrip(), { agrees: true })).json()).toEqual(refused)
})

test('pictures go a year after the return, and wait for a contest, a refused charge and what is due', async () => {
  const { db, clock, files } = server
  const withPictures = async () => {
    const id = await aTrip({ back: 0 })
    const inspection_id = await anInspection(db, id)
    const bytes = Buffer.concat([await photoWithPlace(), Buffer.from(id)])
    expect((await sendPicture(id, bytes)).statusCode).toBe(200)
    const { file } = await db
      .selectFrom('driver_pictures')
      .select('file')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    const picture = { hash: sumOf(bytes), slot: null, file, arrived_at: new Date(clock.now) }
    await db
      .insertInto('inspection_pictures')
      .values({ inspection_id, ...picture })
      .execute()
    return { id, file: file! }
  }
  const [plain, contested, refusing, owing] = await Promise.all([1, 2, 3, 4].map(withPictures))
  await say(contested!.id, { agrees: false, reason: 'No' })
  const charge = (booking: string, more: object = {}) =>
    db
      .insertInto('booking_charges')
      .values({
        id: `of-${booking}`,
        booking_id: booking,
        kind: 'other',
        amount: 1000,
        proposed: null,
        reason: 'A key',
        reverses: null,
        recorded_by: 'admin',
        recorded_at: new Date(clock.now),
        ...more,
      })
      .execute()
  await charge(refusing!.id, { refused_at: new Date(clock.now), refusal: 'No' })
  await charge(owing!.id)
  const kept = () => [plain, contested, refusing, owing].map((trip) => files.kept.has(trip!.file))
  await forgetInspectionPictures(server, clock.now + 365 * day)
  expect(kept()).toEqual([true, true, true, true])
  expect(await forgetInspectionPictures(server, clock.now + 365 * day + 1)).toBeGreaterThanOrEqual(1)
  expect(kept()).toEqual([false, true, true, true])
  expect((await read(plain!.id)).pictures).toMatchObject([{ isKept: false }])
  await owner('POST', `/api/staff/bookings/${contested!.id}/return-answer/answer`, {
    payload: { answer: 'Yes' },
  })
  await owner('POST', `/api/staff/bookings/${refusing!.id}/charges/of-${refusing!.id}/reversal`, {
    payload: { reason: 'Yes' },
  })
  await forgetInspectionPictures(server, clock.now + 365 * day + 1)
  expect(kept()).toEqual([false, false, false, true])
})
