import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { createStaffBooking, StaffDriver } from '#contract/staff/new-booking.ts'
import { addDays, dayOf, wallTimeOf, hour } from '#domain/rental/period.ts'
import { noLimits } from '#tests/support/limits.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'

type Body = NonNullable<BodyInputOf<typeof createStaffBooking>>

let server: TestServer
let desk: Ask
let owner: Ask
let admin: Ask
let stranger: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  desk = await server.as(await aSeat(server.db, 'mboa-prestige', 'desk'))
  owner = await server.as('mboa-prestige@wouri.example')
  admin = await server.as('admin@wouri.example')
  stranger = await server.as('fako-rides@wouri.example')
})
afterAll(() => server.close())

let trips = 0
const aTrip = () => {
  const start = addDays(dayOf(server.clock.now), 20 + 4 * trips++)
  return { from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00` }
}
const caller = { fullName: 'Ngo Bassa Ruth', phone: '+237671234567', birthDate: '1990-05-17' }
const aRequest = (changes: Partial<Body> = {}): Body => ({
  car: 'demo-prado-daily',
  pl: 'douala-airport',
  ...aTrip(),
  extras: [],
  driver: caller,
  language: 'fr',
  total: 150_000,
  ...changes,
})
let keys = 0
const book = (ask: Ask, payload: Body, key = `desk-books-for-a-caller-${keys++}`) =>
  ask('POST', '/api/staff/bookings', { payload, headers: { 'idempotency-key': key } })
const driversWith = async (ask: Ask, q: string) =>
  (await ask('GET', '/api/staff/drivers', { query: { q } })).json<{ drivers: StaffDriver[] }>().drivers

describe('a caller with a phone number alone', () => {
  test('has a confirmed booking with one key however often it is sent, and gets no mail', async () => {
    const request = aRequest({ note: 'Comes with the flight from Paris.' })
    const made = await book(desk, request, 'one-caller-one-key-1')
    expect(made.statusCode).toBe(201)
    const booking = made.json<StaffBooking>()
    expect(booking).toMatchObject({ status: 'reserved', total: 150_000, due: 150_000, payment: 'counter' })
    expect(booking.driver).toMatchObject({ fullName: caller.fullName, phone: caller.phone, email: '' })
    expect(booking.history.map(({ to, note }) => [to, note])).toEqual([
      ['reserved', 'Comes with the flight from Paris.'],
    ])
    const again = await book(desk, request, 'one-caller-one-key-1')
    expect(again.json<StaffBooking>()._id).toBe(booking._id)
    expect((await book(desk, { ...request, note: 'Other.' }, 'one-caller-one-key-1')).statusCode).toBe(422)
    const confirmations = collect()
    await sendDue(server, confirmations)
    const mails = [...confirmations.mails, ...(await notificationMails(server))]
    expect(mails.map(({ to }) => to)).toContain('mboa-prestige@wouri.example')
    expect(mails.filter(({ to }) => to.includes('invalid'))).toEqual([])
    const acts = server.db.selectFrom('audit').select('action').where('entity_id', '=', booking._id)
    expect(await acts.execute()).toEqual([{ action: 'booked' }])
  })

  test('is found by the phone number afterwards, by the own fleet and admins, and booked for again', async () => {
    for (const ask of [desk, admin]) {
      const [found, ...others] = await driversWith(ask, '671 23 45 67')
      expect(others).toEqual([])
      expect(found).toMatchObject({ fullName: caller.fullName, email: '', phone: caller.phone, bookings: 1 })
    }
    // Another fleet sees that there is somebody, and not who.
    expect(await driversWith(stranger, '671 23 45 67')).toMatchObject([
      { fullName: 'N••• B••• R•••', isMasked: true, bookings: 0 },
    ])
    const [{ _id }] = (await driversWith(desk, 'bassa ruth')) as [StaffDriver]
    const made = (await book(desk, aRequest({ driver: { _id } }))).json<StaffBooking>()
    expect(made.driver).toMatchObject({ _id, fullName: caller.fullName })
  })
})

describe('somebody with an account', () => {
  const amina = 'driver@wouri.example'

  test('is booked for by those who know their phone number, hears of it, and keeps their details to themselves', async () => {
    const driver = { ...caller, email: 'lucia-mba-obiang@wouri.example', phone: '+237629000209' }
    const made = await book(desk, aRequest({ driver }))
    expect(made.json<StaffBooking>().driver).toMatchObject({
      _id: 'lucia-mba-obiang',
      fullName: caller.fullName,
    })
    // In her language, whatever the desk speaks.
    expect(made.json<StaffBooking>().language).toBe('es')
    const lucia = await server.as('lucia-mba-obiang@wouri.example')
    const { _id } = made.json<StaffBooking>()
    expect((await lucia('GET', `/api/bookings/${_id}`)).statusCode).toBe(200)
    const kinds = server.db.selectFrom('notifications').select('kind').where('booking_id', '=', _id)
    expect(await kinds.where('user_id', '=', 'lucia-mba-obiang').execute()).toEqual([
      { kind: 'booking-made' },
    ])
  })

  test('is not booked for by a fleet that has never seen them and has another number', async () => {
    await server.db
      .updateTable('cars')
      .set({ available: true })
      .where('supplier_id', '=', 'fako-rides')
      .execute()
    const { id: car, location_ids: places } = await server.db
      .selectFrom('cars')
      .select(['id', 'location_ids'])
      .where('supplier_id', '=', 'fako-rides')
      .where('minimum_age', '<=', 25)
      .executeTakeFirstOrThrow()
    const request = aRequest({ car, pl: places[0]!, driver: { ...caller, email: amina } })
    expect((await book(stranger, request)).json()).toMatchObject({
      fields: { 'driver.email': 'email-registered' },
    })
    const known = aRequest({ car, pl: places[0]!, driver: { _id: 'amina-ngassa' } })
    expect((await book(stranger, known)).json()).toMatchObject({ fields: { driver: 'not-found' } })
    expect((await book(desk, aRequest({ driver: { _id: 'amina-ngassa' } }))).statusCode).toBe(201)
  })
})

describe('the price', () => {
  test('is the one of every booking, and another on the screen is refused', async () => {
    const { driver: _driver, language: _language, total: _total, ...asked } = aRequest()
    const quoted = await desk('POST', '/api/staff/booking-quotes', { payload: asked })
    expect(quoted.json()).toMatchObject({ days: 3, total: 150_000, deposit: 150_000 })
    expect((await book(desk, aRequest({ total: 1 }))).json()).toEqual({ code: 'price-changed' })
  })

  test('has a line for the discount of an owner, with its reason in the history; a desk gives none', async () => {
    const discount = { amount: 20_000, reason: 'Fifth rental' }
    expect((await book(desk, aRequest({ discount, total: 130_000 }))).json()).toEqual({ code: 'forbidden' })
    const booking = (await book(owner, aRequest({ discount, total: 130_000 }))).json<StaffBooking>()
    expect(booking.total).toBe(130_000)
    expect(booking.lines.at(-1)).toEqual({ kind: 'discount', count: 1, amount: -20_000 })
    expect(booking.history[0]!.note).toBe('−20000 XAF: Fifth rental')
    const tooMuch = aRequest({ discount: { amount: 150_001, reason: 'A gift' }, total: 0 })
    expect((await book(owner, tooMuch)).json()).toMatchObject({
      fields: { 'discount.amount': 'invalid-input' },
    })
  })
})

test('notice time and minimum days are set aside by an admin alone, with a reason', async () => {
  const soon = wallTimeOf(Math.ceil(server.clock.now / hour) * hour + hour)
  const to = `${addDays(soon.slice(0, 10), 1)}T${soon.slice(11)}`
  const now = { car: 'demo-prado-tariff', from: soon, to, total: 50_000 }
  const setAside = { rules: ['pick-up-too-soon' as const], reason: 'Stands at the counter' }
  expect((await book(desk, aRequest(now))).json()).toMatchObject({ fields: { from: 'pick-up-too-soon' } })
  expect((await book(owner, aRequest({ ...now, setAside }))).json()).toEqual({ code: 'forbidden' })
  const made = await book(admin, aRequest({ ...now, setAside }))
  expect(made.json<StaffBooking>().history[0]!.note).toBe('Stands at the counter')
  const past = wallTimeOf(Math.floor(server.clock.now / hour) * hour - hour)
  expect((await book(admin, aRequest({ ...now, from: past, setAside }))).json()).toMatchObject({
    fields: { from: 'pick-up-too-soon' },
  })
})

test('a car is booked once, whoever books it', async () => {
  const request = aRequest()
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(desk, request)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array<number>(7).fill(409),
  ])
})
