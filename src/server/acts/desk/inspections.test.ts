import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Inspection, Inspections } from '#contract/bookings/inspections.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { NewInspection } from '#contract/staff/inspections.ts'
import { checklistItems } from '#domain/inspection/inspection.ts'
import { day, hour, minute } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { recordOf, sealOf } from '#server/trade/inspections/seal.ts'
import { photo, photoWithPlace } from '#tests/fixtures/hostile-files.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let desk: Ask
let driver: Ask
let other: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  driver = await server.as('driver@wouri.example')
  other = await server.as('ngondo-cars@wouri.example')
})
afterAll(() => server.close())

type State = { out?: boolean; status?: 'reserved' | 'cancelled'; car?: string }
const aBooking = async ({ out = false, status = 'reserved', car }: State = {}) => {
  const { now } = server.clock
  const car_id = car ?? (await aCar(server.db))
  return aMadeBooking(server.db, {
    now,
    car_id,
    status,
    from_at: new Date(now - 2 * hour),
    to_at: new Date(now + day),
    handed_over_at: out ? new Date(now - 2 * hour) : null,
    total: 0,
    security_deposit: 0,
  })
}

const sides = ['front', 'right', 'rear', 'left'] as const
const signed = { path: 'M0 0L9 9', refusal: null }
const walk = (change: Partial<NewInspection> = {}): NewInspection => ({
  _id: randomUUID(),
  kind: 'out',
  corrects: null,
  takenAt: new Date(server.clock.now - hour).toISOString(),
  sentAt: new Date(server.clock.now).toISOString(),
  pictures: sides.map((slot, at) => ({ slot, sha256: `${at}`.repeat(64) })),
  kilometres: 48_000,
  kilometresReason: null,
  level: { unit: 'eighths', value: 8 },
  isClean: true,
  checklist: checklistItems.map((item) => ({ item, isThere: true })),
  damages: [],
  signatures: { driver: signed, desk: signed },
  remark: '',
  keySteps: [
    { step: 'licence', licence: { number: 'LT-204417', category: null, validUntil: null } },
    { step: 'identity', identity: { kind: 'passport', number: 'A1234567' } },
  ],
  ...change,
})
const send = (id: string, payload: NewInspection, ask = desk) =>
  ask('POST', `/api/staff/bookings/${id}/inspections`, { payload })
const read = async (id: string, ask = owner): Promise<Inspection[]> =>
  (await ask('GET', `/api/bookings/${id}/inspections`)).json<Inspections>().inspections
const standing = async (id: string) => (await read(id)).map((each) => each.standing)

test('sent three times at once it is one record, which staff read whole and the driver without what staff noted', async () => {
  const id = await aBooking()
  const scratch = { _id: randomUUID(), kind: 'scratch', size: 'coin', zone: 'left' } as const
  const sent = walk({
    damages: [scratch],
    signatures: { driver: signed, desk: { path: null, refusal: 'Alone here' } },
    remark: 'It was raining',
  })
  const answers = await Promise.all([1, 2, 3].map(() => send(id, sent)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const [record, ...others] = await read(id)
  expect(others).toEqual([])
  expect(record).toMatchObject({
    _id: sent._id,
    kind: 'out',
    standing: 'valid',
    takenAt: sent.takenAt,
    recordedAt: sent.sentAt,
    kilometres: 48_000,
    damages: [scratch],
    signatures: { driver: signed, desk: { path: null } },
    remark: 'It was raining',
    noted: { kilometresReason: null, deskRefusal: 'Alone here', isClockOff: false },
  })
  const { noted: _noted, ...own } = record!
  expect(await read(id, driver)).toEqual([own])
  for (const ask of [other, await server.as('jules-mbarga@wouri.example')])
    expect((await ask('GET', `/api/bookings/${id}/inspections`)).json()).toEqual({ code: 'not-found' })
  const { history } = (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
  // With it the keys left.
  expect(history.filter(({ act }) => act === 'handed-over')).toHaveLength(1)
})

test('its seal is that of the domain over what was sent', async () => {
  const id = await aBooking()
  const sent = walk()
  await send(id, sent)
  const [record] = await read(id)
  const row = await server.db
    .selectFrom('inspections')
    .select(['recorded_by', 'car_id'])
    .where('id', '=', sent._id)
    .executeTakeFirstOrThrow()
  const belongs = { id: sent._id, bookingId: id, carId: row.car_id, by: row.recorded_by, corrects: null }
  expect(record!.seal).toBe(sealOf(belongs, recordOf(sent)).seal)
  expect(record!.seal).not.toBe(sealOf(belongs, recordOf({ ...sent, remark: 'x' })).seal)
})

test('another record under the same id, or of another booking, is refused', async () => {
  const [id, another] = [await aBooking(), await aBooking()]
  const sent = walk()
  await send(id, sent)
  for (const [booking, payload] of [
    [id, { ...sent, kilometres: 48_001 }],
    [another, sent],
  ] as const)
    expect((await send(booking, payload)).json()).toEqual({ code: 'idempotency-key-reused' })
  expect(await read(another)).toEqual([])
})

test.each([
  ['a side without a picture', { pictures: [] }, 'pictures', 'required'],
  ['a level of an electric car', { level: { unit: 'percent', value: 50 } }, 'level', 'invalid-input'],
  ['nine eighths', { level: { unit: 'eighths', value: 9 } }, 'level', 'invalid-input'],
  ['an item that nobody looked for', { checklist: [] }, 'checklist', 'required'],
  ['a record that corrects one of elsewhere', { corrects: 'nobody' }, 'corrects', 'not-found'],
] as const)('%s is refused on its field, and nothing is kept', async (_, change, field, code) => {
  const id = await aBooking()
  expect((await send(id, walk(change as Partial<NewInspection>))).json()).toEqual({
    code,
    fields: { [field]: code },
  })
  expect(await read(id)).toEqual([])
})

test.each([
  ['a cancelled booking', { status: 'cancelled' }, 'out'],
  ['a car that never went out', {}, 'back'],
] as const)('nothing is recorded of %s', async (_, state, kind) => {
  expect((await send(await aBooking(state), walk({ kind }))).json()).toEqual({ code: 'not-possible-now' })
})

test('outside the fleet nothing is recorded', async () => {
  expect((await send(await aBooking(), walk(), other)).json()).toEqual({ code: 'not-found' })
})

test('kilometres run backwards with a reason alone, also where the later record came first', async () => {
  const id = await aBooking({ out: true })
  const takenAt = new Date(server.clock.now - 3 * hour).toISOString()
  await send(id, walk({ kind: 'back', kilometres: 48_500 }))
  expect((await send(id, walk({ kilometres: 48_000, takenAt }))).statusCode).toBe(201)
  const less = walk({ kind: 'back', kilometres: 48_499, takenAt: new Date(server.clock.now).toISOString() })
  expect((await send(id, less)).json()).toEqual({
    code: 'required',
    fields: { kilometresReason: 'required' },
  })
  expect((await send(id, { ...less, kilometresReason: 'New dashboard' })).statusCode).toBe(201)
  expect(await standing(id)).toEqual(['valid', 'valid', 'second'])
})

test('a correction takes the place of the record, and a second walk for the same keys is kept beside it', async () => {
  const id = await aBooking()
  const first = walk()
  await send(id, first)
  await send(id, walk())
  await send(id, walk({ corrects: first._id, isClean: false }))
  expect(await standing(id)).toEqual(['corrected', 'second', 'valid'])
})

test('a clock that is off is flagged, and the record kept', async () => {
  const id = await aBooking()
  await send(id, walk({ sentAt: new Date(server.clock.now - 6 * minute).toISOString() }))
  expect((await read(id)).map(({ noted }) => noted!.isClockOff)).toEqual([true])
})

test('a mark that is seen again is one mark of the car, and a mark of another car is refused', async () => {
  const car = await aCar(server.db)
  const id = await aBooking({ car, out: true })
  const scratch = { _id: randomUUID(), kind: 'scratch', size: 'coin', zone: 'left' } as const
  const dent = { ...scratch, _id: randomUUID(), kind: 'dent' } as const
  await send(id, walk({ damages: [scratch] }))
  await send(id, walk({ kind: 'back', damages: [scratch, dent] }))
  const marks = await server.db
    .selectFrom('car_damages')
    .select(['id', 'kind'])
    .where('car_id', '=', car)
    .execute()
  expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['dent', 'scratch'])
  const elsewhere = await send(await aBooking(), walk({ damages: [scratch] }))
  expect(elsewhere.json()).toEqual({ code: 'invalid-input', fields: { damages: 'invalid-input' } })
})

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const upload = (id: string, sha256: string, bytes: Buffer, ask = desk) =>
  ask(
    'POST',
    `/api/staff/bookings/${id}/inspection-pictures/${sha256}`,
    form({ field: 'image', bytes, name: 'x.jpg', type: 'image/jpeg' }),
  )
const named = (sha256: string) => [
  { slot: 'front' as const, sha256 },
  ...sides.slice(1).map((slot, at) => ({ slot, sha256: `${at}`.repeat(64) })),
]

test('a picture arrives once however often it is sent, without metadata, and a correction need not send it again', async () => {
  const id = await aBooking()
  const bytes = await photoWithPlace()
  const sha256 = sumOf(bytes)
  const first = walk({ pictures: named(sha256) })
  await send(id, first)
  const before = server.files.kept.size
  const answers = await Promise.all([1, 2, 3].map(() => upload(id, sha256, bytes)))
  expect([...answers, await upload(id, sha256, bytes)].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ])
  expect(server.files.kept.size).toBe(before + 1)
  await send(id, walk({ corrects: first._id, pictures: named(sha256) }))
  for (const { pictures } of await read(id))
    expect(pictures.filter(({ hasArrived }) => hasArrived).map((picture) => picture.sha256)).toEqual([sha256])
  for (const ask of [owner, driver]) {
    const shown = await ask('GET', `/api/bookings/${id}/inspection-pictures/${sha256}`)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const { format, exif } = await sharp(shown.rawPayload).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
  }
  expect((await other('GET', `/api/bookings/${id}/inspection-pictures/${sha256}`)).statusCode).toBe(404)
})

test('what no record names, other bytes than those named, and what is no picture are not kept', async () => {
  const id = await aBooking()
  const bytes = await photo()
  const text = Buffer.from('no picture')
  await send(id, walk({ pictures: [...named(sumOf(bytes)), { slot: null, sha256: sumOf(text) }] }))
  const before = server.files.kept.size
  expect((await upload(id, 'f'.repeat(64), bytes)).json()).toEqual({ code: 'not-found' })
  expect((await upload(id, sumOf(bytes), bytes, other)).json()).toEqual({ code: 'not-found' })
  expect((await upload(id, sumOf(bytes), Buffer.concat([bytes, bytes]))).json()).toEqual({
    code: 'invalid-input',
    fields: { sha256: 'invalid-input' },
  })
  expect((await upload(id, sumOf(text), text)).json()).toEqual({ code: 'not-a-picture' })
  expect(server.files.kept.size).toBe(before)
})

test.each(['out', 'back'] as const)(
  'of two desks that finish the same walk at once the first counts, and the other is kept whole beside it (%s)',
  async (kind) => {
    const id = await aBooking({ out: kind === 'back' })
    const walks = await Promise.all(
      [photo(), photoWithPlace()].map(async (taking, at) => {
        const bytes = await taking
        const takenAt = new Date(server.clock.now - (20 + at) * minute).toISOString()
        return { bytes, sent: walk({ kind, takenAt, remark: `Desk ${at}`, pictures: named(sumOf(bytes)) }) }
      }),
    )
    const asks = [desk, owner]
    const answers = await Promise.all(walks.map(({ sent }, at) => send(id, sent, asks[at])))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    for (const [at, { bytes }] of walks.entries())
      expect((await upload(id, sumOf(bytes), bytes, asks[at])).statusCode).toBe(200)
    const records = await read(id)
    expect(records.map(({ standing }) => standing)).toEqual(['valid', 'second'])
    for (const [at, { sent }] of walks.entries()) {
      const record = records.find(({ _id }) => _id === sent._id)!
      expect(record).toMatchObject({ remark: `Desk ${at}`, takenAt: sent.takenAt })
      expect(record.pictures.filter(({ hasArrived }) => hasArrived)).toHaveLength(1)
      // Each desk reads in its answer whether it was first.
      const { inspections } = answers[at]!.json<Inspections>()
      expect(inspections.find(({ _id }) => _id === sent._id)!.standing).toBe(record.standing)
    }
    const booking = (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
    expect(kind === 'out' ? booking.handedOverAt : booking.returnedAt).toBe(records[0]!.takenAt)
    const moved = kind === 'out' ? 'handed-over' : 'taken-back'
    expect(booking.history.filter(({ act }) => act === moved)).toHaveLength(1)
  },
)

test('after all of it the doctor finds nothing wrong with a record', async () => {
  const rules = /inspection|kilometres|damage of a record/
  expect((await examine(server.db)).filter(({ rule }) => rules.test(rule))).toEqual([])
})
