import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Charges } from '#contract/bookings/charges.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, hour, minute } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { anInspection } from '#tests/fixtures/inspection.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'

let server: TestServer
let owner: Ask
let desk: Ask
let driver: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  driver = await server.as('driver@wouri.example')
  const prices = { price_per_eighth: 6000, cleaning_price: 10_000 }
  await server.db.updateTable('suppliers').set(prices).where('id', '=', 'mboa-prestige').execute()
})
afterAll(() => server.close())

/** Two days, 900 km of which 400 are included, two eighths missing, dirty and an hour late, and paid. */
const aReturn = async () => {
  const { now } = server.clock
  const car_id = await aCar(server.db)
  const car = {
    mileage: 200,
    price_per_extra_km: 100,
    fuel_policy: 'fullToFull',
    daily_price: 50_000,
    hourly_price: 4000,
  }
  await server.db
    .updateTable('cars')
    .set({ ...car, fuel_policy: 'fullToFull' })
    .where('id', '=', car_id)
    .execute()
  const [from_at, to_at] = [new Date(now - 2 * day), new Date(now - 2 * hour)]
  const id = await aMadeBooking(server.db, {
    now,
    car_id,
    status: 'reserved',
    from_at,
    to_at,
    total: 100_000,
    security_deposit: 100_000,
    handed_over_at: from_at,
    returned_at: new Date(now - hour),
  })
  await pay(id, 100_000)
  await anInspection(server.db, id, { taken_at: from_at, kilometres: 10_000 })
  const back = { kilometres: 10_900, level: 6, is_clean: false }
  await anInspection(server.db, id, { kind: 'back', taken_at: new Date(now - hour), ...back })
  return id
}
const post = (ask: Ask, id: string, path: string, payload: object) => {
  // Two acts of one moment would be one line of the history.
  server.clock.now += 1
  return ask('POST', `/api/staff/bookings/${id}/${path}`, {
    payload,
    headers: { 'idempotency-key': randomUUID() },
  })
}
const pay = (id: string, amount: number) => post(desk, id, 'counter-payments', { amount, method: 'cash' })
const proposals = async (id: string) =>
  (await desk('GET', `/api/staff/bookings/${id}/charge-proposals`)).json<{
    proposals: { kind: string; amount: number; reckoning: object }[]
  }>().proposals
const charge = (kind: string, amount: number, reason?: string) => ({
  _id: randomUUID(),
  kind,
  amount,
  reason,
})
const apply = (id: string, charges: object[], ask = desk) => post(ask, id, 'charges', { charges })
const read = async (id: string) => (await owner('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
const wrongWith = async (id: string) => (await examine(server.db)).filter((violation) => violation.id === id)

test('two records propose what a return costs, and nothing is due before staff keep it', async () => {
  const id = await aReturn()
  expect(await proposals(id)).toEqual([
    {
      kind: 'extraKilometres',
      amount: 50_000,
      reckoning: { driven: 900, days: 2, included: 400, extra: 500, price: 100 },
    },
    { kind: 'fuel', amount: 12_000, reckoning: { eighths: 2, price: 6000 } },
    { kind: 'lateness', amount: 4000, reckoning: { minutes: 60, hours: 1 } },
    { kind: 'cleaning', amount: 10_000, reckoning: {} },
  ])
  expect(await read(id)).toMatchObject({ due: 0, status: 'paid', charges: { due: 0, lines: [] } })
})

test('what is kept is due beside the total, once however often it is sent, and paid like the rest', async () => {
  const id = await aReturn()
  const charges = [charge('fuel', 12_000), charge('damage', 40_000, 'Left door')]
  await Promise.all([apply(id, charges), apply(id, charges)])
  const booking = await read(id)
  expect(booking).toMatchObject({ total: 100_000, due: 52_000, status: 'deposit', charges: { due: 52_000 } })
  expect(booking.history.at(-1)).toMatchObject({ act: 'charged', note: '+52000 XAF: Left door' })
  expect((await driver('GET', `/api/bookings/${id}`)).json<Booking>()).toMatchObject({
    dueAtCounter: 52_000,
    charges: {
      lines: [
        { kind: 'fuel', state: 'due' },
        { kind: 'damage', reason: 'Left door' },
      ],
    },
  })
  expect((await pay(id, 52_001)).json()).toMatchObject({ code: 'more-than-due' })
  expect((await pay(id, 52_000)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ due: 0, status: 'paid' })
  expect(await wrongWith(id)).toEqual([])
})

test('another sum than proposed, and what nothing proposes, need a reason; a kind is charged once', async () => {
  const id = await aReturn()
  const required = { code: 'required', fields: { 'charges.0.reason': 'required' } }
  expect((await apply(id, [charge('fuel', 6000)])).json()).toEqual(required)
  expect((await apply(id, [charge('damage', 6000)])).json()).toEqual(required)
  expect((await apply(id, [charge('fuel', 6000, 'Half of it')])).statusCode).toBe(200)
  expect((await apply(id, [charge('fuel', 12_000)])).json()).toEqual({ code: 'not-possible-now' })
  const used = charge('damage', 1000, 'A')
  await apply(id, [used])
  expect((await apply(id, [{ ...used, amount: 2000 }])).json()).toEqual({ code: 'idempotency-key-reused' })
})

test('a struck charge is due no longer, what was paid for it goes back, and the return may be undone then alone', async () => {
  const id = await aReturn()
  const wrong = charge('other', 8000, 'A key')
  await apply(id, [wrong])
  await pay(id, 8000)
  const undo = () => post(owner, id, 'return/undo', { reason: 'Not back' })
  expect((await undo()).json()).toEqual({ code: 'not-possible-now' })
  server.clock.now += 10 * minute + 1
  const strike = (ask: Ask) => post(ask, id, `charges/${wrong._id}/reversal`, { reason: 'It was there' })
  expect((await strike(desk)).json()).toEqual({ code: 'forbidden' })
  const seen = async (ask: Ask) =>
    (await ask('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>().charges!.lines[0]!.mayStrike
  expect([await seen(desk), await seen(owner)]).toEqual([false, true])
  expect((await strike(owner)).statusCode).toBe(200)
  expect((await strike(owner)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({
    due: 0,
    status: 'paid',
    backAtCounter: 8000,
    charges: { due: 0, lines: [{ state: 'struck' }] },
  })
  expect(await wrongWith(id)).toEqual([])
  expect((await undo()).statusCode).toBe(200)
})

test('what a driver does not accept is open and not due; somebody else refuses nothing', async () => {
  const id = await aReturn()
  const fuel = charge('fuel', 12_000)
  await apply(id, [fuel, charge('cleaning', 10_000)])
  const refuse = (ask: Ask, reason = 'It was not full') => {
    server.clock.now += 1
    return ask('POST', `/api/bookings/${id}/charges/${fuel._id}/refusal`, { payload: { reason } })
  }
  expect((await refuse(await server.as('jules-mbarga@wouri.example'))).json()).toEqual({ code: 'not-found' })
  expect((await refuse(driver, ' ')).json()).toMatchObject({ fields: { reason: 'required' } })
  expect((await refuse(driver)).json<Charges>()).toMatchObject({
    due: 10_000,
    lines: [{ state: 'refused', refusal: 'It was not full' }, { state: 'due' }],
  })
  await refuse(driver)
  const { due, history } = await read(id)
  expect([due, history.filter(({ act }) => act === 'charge-refused').length]).toEqual([10_000, 1])
  expect(await wrongWith(id)).toEqual([])
})

test('staff uphold what a driver does not accept: it is due, answered, and not refused again', async () => {
  const id = await aReturn()
  const fuel = charge('fuel', 12_000)
  await apply(id, [fuel])
  const uphold = (answer: string, ask = desk) => post(ask, id, `charges/${fuel._id}/upholding`, { answer })
  const refuse = () => {
    server.clock.now += 1
    return driver('POST', `/api/bookings/${id}/charges/${fuel._id}/refusal`, { payload: { reason: 'No' } })
  }
  expect((await uphold('It was full')).json()).toEqual({ code: 'not-possible-now' })
  await refuse()
  expect((await uphold(' ')).json()).toMatchObject({ fields: { answer: 'required' } })
  expect((await uphold('It was full')).statusCode).toBe(200)
  expect((await uphold('It was full')).statusCode).toBe(200)
  expect((await uphold('Or not')).json()).toEqual({ code: 'not-possible-now' })
  expect((await refuse()).json()).toEqual({ code: 'not-possible-now' })
  expect((await driver('GET', `/api/bookings/${id}`)).json<Booking>()).toMatchObject({
    dueAtCounter: 12_000,
    charges: { due: 12_000, lines: [{ state: 'due', refusal: 'No', answer: 'It was full' }] },
  })
  expect((await read(id)).history.filter(({ act }) => act === 'charge-upheld')).toHaveLength(1)
  expect(await wrongWith(id)).toEqual([])
})

test('a driver reads how a line was reckoned, and why staff let one go', async () => {
  const id = await aReturn()
  const cleaning = charge('cleaning', 5000, 'Half of it')
  await apply(id, [charge('extraKilometres', 50_000), cleaning])
  server.clock.now += 1
  await driver('POST', `/api/bookings/${id}/charges/${cleaning._id}/refusal`, { payload: { reason: 'No' } })
  await post(owner, id, `charges/${cleaning._id}/reversal`, { reason: 'You are right' })
  const { charges } = (await driver('GET', `/api/bookings/${id}`)).json<Booking>()
  expect(charges!.lines).toMatchObject([
    {
      proposed: 50_000,
      reckoning: { driven: 900, days: 2, included: 400, extra: 500, price: 100 },
      answer: null,
    },
    { proposed: 10_000, amount: 5000, reason: 'Half of it', refusal: 'No', answer: 'You are right' },
  ])
})

test('what is kept of the deposit for a charge pays it, and no more than is left of it', async () => {
  const id = await aReturn()
  const { db } = server
  // Taken before the return.
  await db
    .insertInto('deposit_lines')
    .values({
      id: `taken-${id}`,
      booking_id: id,
      kind: 'taken',
      amount: 100_000,
      method: 'cash',
      reference: null,
      reason: null,
      reverses: null,
      recorded_by: 'admin',
      recorded_at: new Date(server.clock.now),
    })
    .execute()
  const door = charge('damage', 40_000, 'Left door')
  await apply(id, [door])
  const keep = (amount: number, of = door._id) =>
    post(owner, id, 'deposit', { kind: 'retained', amount, reason: 'Left door', charge: of })
  expect((await keep(1, randomUUID())).json()).toMatchObject({ fields: { charge: 'not-found' } })
  await keep(30_000)
  expect(await read(id)).toMatchObject({
    due: 10_000,
    status: 'deposit',
    charges: { lines: [{ retained: 30_000 }] },
  })
  expect((await keep(10_001)).json()).toMatchObject({ fields: { amount: 'more-than-due' } })
  await keep(10_000)
  const paid = await read(id)
  expect(paid).toMatchObject({ due: 0, status: 'paid', securityDeposit: { held: 60_000 } })
  expect((await post(owner, id, `charges/${door._id}/reversal`, { reason: 'x' })).json()).toEqual({
    code: 'not-possible-now',
  })
  // A line that was typed wrong: the charge is due again.
  const line = paid.securityDeposit!.lines.at(-1)!._id
  await post(owner, id, `deposit/${line}/reversal`, { reason: 'Counted wrong' })
  expect(await read(id)).toMatchObject({ due: 10_000, status: 'deposit' })
  expect(await wrongWith(id)).toEqual([])
})

test('nothing is charged before the return', async () => {
  const id = await aMadeBooking(server.db, {
    now: server.clock.now,
    car_id: await aCar(server.db),
    status: 'reserved',
    handed_over_at: new Date(server.clock.now),
  })
  expect((await apply(id, [charge('damage', 1000, 'A')])).json()).toEqual({ code: 'not-possible-now' })
})
