import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { minute } from '#domain/rental/period.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { wordsOf } from '#tests/support/pdf.ts'
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

const total = 216_000
const aBooking = async () =>
  aMadeBooking(server.db, { now: server.clock.now, car_id: await aCar(server.db), status: 'reserved', total })

const send = (ask: Ask, id: string, way: string, payload: object) => {
  // Two acts of one moment would be one line of the history.
  server.clock.now += 1000
  const headers = { 'idempotency-key': randomUUID() }
  return ask('POST', `/api/staff/bookings/${id}/${way}`, { payload, headers })
}
const take = (id: string, amount: number, ask = desk) =>
  send(ask, id, 'counter-payments', { amount, method: 'cash' })
const handBack = (id: string, amount: number) =>
  send(owner, id, 'counter-refunds', { amount, note: 'Too much' })
const correct = (id: string, line: string, ask = desk, reason = 'Typed twice') =>
  send(ask, id, `counter-lines/${line}/correction`, { reason })
const read = async (id: string, ask = owner) =>
  (await ask('GET', `/api/staff/bookings/${id}`)).json<StaffBooking>()
const wrongWith = async (id: string) => (await examine(server.db)).filter((violation) => violation.id === id)

test('a sum that was typed wrong is taken back with a reason, and the right one is written anew', async () => {
  const id = await aBooking()
  await take(id, 100_000)
  await take(id, 116_000)
  const { counterPayments, status, reference } = await read(id)
  expect(status).toBe('paid')
  expect(counterPayments.map(({ number, mayCorrect }) => [number, mayCorrect])).toEqual([
    [`${reference}-1`, true],
    [`${reference}-2`, true],
  ])
  const wrong = counterPayments[1]!._id
  const answer = await correct(id, wrong)
  expect(answer.json<StaffBooking>()).toMatchObject({ status: 'deposit', paid: 100_000, due: 116_000 })
  await take(id, 11_600)
  const after = await read(id)
  expect(
    after.counterPayments.map(({ number, amount, corrected }) => [number, amount, corrected?.reason]),
  ).toEqual([
    [`${reference}-1`, 100_000, undefined],
    [`${reference}-2`, 116_000, 'Typed twice'],
    [`${reference}-3`, 11_600, undefined],
  ])
  expect(after.history.at(-1)).toMatchObject({ act: 'corrected', from: 'paid', to: 'deposit' })
  expect(await wrongWith(id)).toEqual([])
})

test('sent twice it is taken back once; the only sum leaves a confirmed booking', async () => {
  const id = await aBooking()
  await take(id, 50_000)
  const [line] = (await read(id)).counterPayments
  for (let turn = 0; turn < 2; turn++)
    expect((await correct(id, line!._id)).json<StaffBooking>()).toMatchObject({ paid: 0, status: 'reserved' })
  const rows = await server.db
    .selectFrom('counter_payments')
    .select('amount')
    .where('booking_id', '=', id)
    .execute()
  expect(rows.map(({ amount }) => amount)).toEqual([50_000, -50_000])
  expect(await wrongWith(id)).toEqual([])
})

test('what a mistaken hand-back took off is on the booking again; money handed back since is not taken back', async () => {
  const id = await aBooking()
  await take(id, total)
  await server.db
    .updateTable('bookings')
    .set({ total: total - 16_000 })
    .where('id', '=', id)
    .execute()
  await handBack(id, 16_000)
  const { counterPayments, counterRefunds } = await read(id)
  expect(counterPayments[0]!.mayCorrect).toBe(false)
  expect((await correct(id, counterPayments[0]!._id)).json()).toMatchObject({ code: 'not-possible-now' })
  expect((await correct(id, counterRefunds[0]!._id, owner)).json<StaffBooking>()).toMatchObject({
    paid: total,
  })
  expect((await correct(id, counterPayments[0]!._id, owner)).json<StaffBooking>()).toMatchObject({ paid: 0 })
})

test('a desk has ten minutes for its own lines, owners always, and everybody says why', async () => {
  const id = await aBooking()
  await take(id, 10_000)
  await take(id, 20_000, owner)
  const [own, others] = (await read(id)).counterPayments
  expect((await correct(id, others!._id)).json()).toMatchObject({ code: 'forbidden' })
  expect((await correct(id, own!._id, desk, '')).json()).toMatchObject({
    fields: { reason: 'required' },
  })
  server.clock.now += 11 * minute
  expect((await correct(id, own!._id)).json()).toMatchObject({ code: 'forbidden' })
  expect((await read(id, desk)).counterPayments.map(({ mayCorrect }) => mayCorrect)).toEqual([false, false])
  expect((await correct(id, own!._id, owner)).statusCode).toBe(200)
})

test('a line of another booking is none, and a correction is not corrected', async () => {
  const [one, other] = [await aBooking(), await aBooking()]
  await take(one, 10_000)
  const [line] = (await read(one)).counterPayments
  expect((await correct(other, line!._id)).statusCode).toBe(404)
  await correct(one, line!._id)
  const { id } = await server.db
    .selectFrom('counter_payments')
    .select('id')
    .where('reverses', '=', line!._id)
    .executeTakeFirstOrThrow()
  expect((await correct(one, id)).statusCode).toBe(404)
})

test('the receipt numbers each sum, and says which one was taken back', async () => {
  const id = await aBooking()
  await take(id, 10_000)
  await take(id, 25_000)
  const { counterPayments, reference } = await read(id)
  await correct(id, counterPayments[0]!._id)
  const words = wordsOf((await owner('GET', `/api/bookings/${id}/receipt?language=en`)).rawPayload)
  expect(words).toContain(`no. ${reference}-1`)
  expect(words).toContain(`Taken back, written down wrong: no. ${reference}-1`)
  expect(words).toContain('-10,000')
  expect(words).toContain(`no. ${reference}-2`)
})
