import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Inspections } from '#contract/bookings/inspections.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { NewInspection } from '#contract/staff/inspections.ts'
import type { NewKeyStep } from '#contract/staff/key-steps.ts'
import { checklistItems } from '#domain/inspection/inspection.ts'
import { day, hour, minute } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let desk: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
})
afterAll(() => server.close())

const aTrip = async (columns: object = {}) =>
  aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: await aCar(server.db),
    status: 'reserved',
    from_at: new Date(server.clock.now - hour),
    to_at: new Date(server.clock.now + day),
    security_deposit: 100_000,
    ...columns,
  })

const signed = { path: 'M0 0L9 9', refusal: null }
const walk = (change: Partial<NewInspection> = {}) => ({
  _id: randomUUID(),
  kind: 'out',
  takenAt: new Date(server.clock.now - 20 * minute).toISOString(),
  sentAt: new Date(server.clock.now).toISOString(),
  pictures: (['front', 'right', 'rear', 'left'] as const).map((slot, at) => ({
    slot,
    sha256: `${at}`.repeat(64),
  })),
  kilometres: 48_000,
  level: { unit: 'eighths', value: 8 },
  isClean: true,
  checklist: checklistItems.map((item) => ({ item, isThere: true })),
  damages: [],
  signatures: { driver: signed, desk: signed },
  ...change,
})
const send = (id: string, payload: object, ask = desk) =>
  ask('POST', `/api/staff/bookings/${id}/inspections`, { payload })
const step = (id: string, payload: NewKeyStep, ask = desk) =>
  ask('POST', `/api/staff/bookings/${id}/key-steps`, { payload })
const read = async (id: string, ask = desk) =>
  (await ask('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
const take = (id: string, path: string, payload: object) =>
  desk('POST', `/api/staff/bookings/${id}/${path}`, {
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
const licence = { number: 'LT-204417', category: 'B', validUntil: null }
const identity = { kind: 'passport', number: 'A1234567' } as const
const acts = ({ history }: StaffBooking) => history.flatMap(({ act }) => (act ? [act] : []))

test('the keys leave once money, licence, identity and deposit are seen to, and not before', async () => {
  const id = await aTrip()
  const { total, beforeKeys } = await read(id)
  expect(beforeKeys).toMatchObject({ due: total, depositLeft: 100_000, steps: [], maySetAside: false })
  expect((await send(id, walk())).json()).toEqual({
    code: 'keys-not-ready',
    fields: { money: 'required', licence: 'required', identity: 'required', deposit: 'required' },
  })
  expect((await read(id)).handedOverAt).toBeNull()
  await take(id, 'counter-payments', { amount: total, method: 'cash' })
  await take(id, 'deposit', { kind: 'taken', amount: 100_000, method: 'cash' })
  await step(id, { step: 'licence', licence })
  expect((await read(id)).beforeKeys!.missing).toEqual(['identity'])
  server.clock.now += 1
  const seen = (await step(id, { step: 'identity', identity })).json<StaffBooking>()
  expect(seen.beforeKeys!.missing).toEqual([])
  expect(seen.beforeKeys!.steps).toMatchObject([
    { step: 'licence', setAside: null, licence: { ...licence, number: '•••417' }, identity: null },
    { step: 'identity', identity: { ...identity, number: '•••567' } },
  ])
  server.clock.now += 1
  const record = walk()
  expect((await send(id, record)).statusCode).toBe(201)
  // The car left when the device says.
  const out = await read(id)
  expect(out.handedOverAt).toBe(record.takenAt)
  expect(acts(out).slice(-3)).toEqual(['licence-seen', 'identity-seen', 'handed-over'])
})

test('an owner sets each step aside with a reason, and a desk none', async () => {
  const id = await aTrip()
  const aside: NewKeyStep = { step: 'money', setAside: 'Pays at the return' }
  expect((await step(id, aside)).json()).toEqual({ code: 'forbidden' })
  expect((await step(id, { ...aside, setAside: ' ' }, owner)).json()).toEqual({
    code: 'required',
    fields: { setAside: 'required' },
  })
  for (const each of ['money', 'licence', 'identity', 'deposit'] as const) {
    server.clock.now += 1
    expect((await step(id, { step: each, setAside: `Not ${each}` }, owner)).statusCode).toBe(200)
  }
  // Sent again it is noted once.
  await step(id, { step: 'deposit', setAside: 'Not deposit' }, owner)
  const { beforeKeys, history } = await read(id)
  expect(beforeKeys!.missing).toEqual([])
  expect(history.filter(({ act }) => act === 'deposit-set-aside')).toMatchObject([
    { note: 'Not deposit', by: { kind: 'staff' } },
  ])
  expect((await send(id, walk())).statusCode).toBe(201)
  expect((await step(id, { step: 'licence', licence })).json()).toEqual({ code: 'not-possible-now' })
})

test('steps of a hand-over without a network come with its record, under the same rights', async () => {
  const id = await aTrip({ total: 0, security_deposit: 0 })
  const seen = { step: 'licence', licence } as const
  const aside = { step: 'identity', setAside: 'Known for years' } as const
  const record = walk({ keySteps: [seen, aside] })
  expect((await send(id, record)).json()).toEqual({ code: 'forbidden' })
  expect((await send(id, record, owner)).statusCode).toBe(201)
  expect(acts(await read(id))).toEqual(['licence-seen', 'identity-set-aside', 'handed-over'])
})

test('a licence that is over, and a step without what it needs, are refused on their fields', async () => {
  const id = await aTrip()
  const over = { ...licence, validUntil: '2020-01-01' }
  expect((await step(id, { step: 'licence', licence: over })).json()).toEqual({
    code: 'invalid-date',
    fields: { 'licence.validUntil': 'invalid-date' },
  })
  expect((await step(id, { step: 'identity' })).json()).toEqual({
    code: 'required',
    fields: { identity: 'required' },
  })
})

test('the record of a return takes the car back, and undone later by an owner with a reason both may be recorded again', async () => {
  const { clock } = server
  const id = await aTrip({ handed_over_at: new Date(clock.now - hour) })
  const first = walk({ kind: 'back' })
  expect((await send(id, first)).statusCode).toBe(201)
  expect((await read(id)).returnedAt).toBe(first.takenAt)
  const undo = (ask: Ask, payload: object) =>
    ask('POST', `/api/staff/bookings/${id}/return/undo`, { payload })
  clock.now += 10 * minute + 1
  expect((await undo(desk, { reason: 'A slip' })).json()).toEqual({ code: 'not-possible-now' })
  expect((await undo(owner, {})).json()).toEqual({ code: 'required', fields: { reason: 'required' } })
  expect((await undo(owner, { reason: 'Another car' })).statusCode).toBe(200)
  const { history, returnedAt } = await read(id)
  expect([returnedAt, history.at(-1)]).toMatchObject([null, { act: 'return-undone', note: 'Another car' }])
  const second = walk({ kind: 'back' })
  expect((await send(id, second)).statusCode).toBe(201)
  const { inspections } = (await owner('GET', `/api/bookings/${id}/inspections`)).json<Inspections>()
  expect(inspections.map(({ standing }) => standing)).toEqual(['corrected', 'valid'])
})

test('a record of a car that another booking has hands nothing over', async () => {
  const car_id = await aCar(server.db)
  const out = { car_id, handed_over_at: new Date(server.clock.now - 2 * day) }
  await aTrip({
    ...out,
    from_at: new Date(server.clock.now - 3 * day),
    to_at: new Date(server.clock.now - 2 * hour),
    returned_at: new Date(server.clock.now - hour),
  })
  const id = await aTrip({ car_id, total: 0, security_deposit: 0, from_at: new Date(server.clock.now) })
  await server.db
    .updateTable('bookings')
    .set({ returned_at: null })
    .where('car_id', '=', car_id)
    .where('id', '<>', id)
    .execute()
  const keySteps = [{ step: 'licence', licence } as const, { step: 'identity', identity } as const]
  expect((await send(id, walk({ keySteps }))).json()).toEqual({ code: 'car-is-out' })
})

test.each([1, 2, 3])(
  'of two desks that walk one car for two drivers at once one hands it over (%i)',
  async () => {
    const { clock, db } = server
    const car_id = await aCar(db)
    const ready = { car_id, total: 0, security_deposit: 0 }
    const first = await aTrip({ ...ready, to_at: new Date(clock.now + hour) })
    // The next driver came early.
    const from_at = new Date(clock.now + 2 * hour)
    const next = await aTrip({ ...ready, from_at })
    const keySteps = [{ step: 'licence', licence } as const, { step: 'identity', identity } as const]
    const asks = [desk, owner]
    const answers = await Promise.all([first, next].map((id, at) => send(id, walk({ keySteps }), asks[at])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
    const [won, lost] = answers[0]!.statusCode === 201 ? [first, next] : [next, first]
    expect(answers.find(({ statusCode }) => statusCode === 409)!.json()).toEqual({ code: 'car-is-out' })
    expect((await read(won)).handedOverAt).not.toBeNull()
    expect(await read(lost)).toMatchObject({ handedOverAt: null, carOutWith: { _id: won } })
    const { inspections } = (await owner('GET', `/api/bookings/${lost}/inspections`)).json<Inspections>()
    expect(inspections).toEqual([])
  },
)
