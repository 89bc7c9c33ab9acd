// A guest is merged into an account: nothing is lost, also of what is booked at that moment.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { aPerson } from '#tests/fixtures/person.ts'
import { sendLicence } from '#tests/support/licence.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const merge = (guest: string, into: string) =>
  admin('POST', `/api/staff/people/${guest}/merge`, { payload: { into } })
const aGuest = (id: string) => aPerson(server.db, { id, verified: false })
const bookingsOf = async (id: string) =>
  (await server.db.selectFrom('bookings').select('id').where('driver_id', '=', id).execute()).map(
    (row) => row.id,
  )
const userOf = (id: string) =>
  server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const aLicence = async (owner_id: string, letter: string, at: number) => {
  const name = `${letter.repeat(64)}.jpg`
  await server.db
    .insertInto('files')
    .values({
      name,
      kind: 'licence',
      owner_id,
      maker_person: null,
      maker_device: null,
      created_at: new Date(at),
    })
    .execute()
  await server.db.updateTable('users').set({ license: name }).where('id', '=', owner_id).execute()
  return name
}

test('bookings, money, notes, notifications and the licence become the account’s; sent again nothing changes', async () => {
  const { now } = server.clock
  await aGuest('guest-a')
  await aPerson(server.db, { id: 'account-a' })
  const booking = await aMadeBooking(server.db, {
    now,
    inDays: 50,
    driver_id: 'guest-a',
    status: 'reserved',
    paid: 1000,
  })
  const paid = {
    id: 'taken-a',
    booking_id: booking,
    amount: 1000,
    method: 'cash' as const,
    recorded_by: 'admin',
    recorded_at: new Date(now),
  }
  await server.db.insertInto('counter_payments').values(paid).execute()
  const licence = await aLicence('guest-a', 'a', now)
  await admin('POST', '/api/staff/people/guest-a/notes', {
    payload: { _id: crypto.randomUUID(), text: 'Has an account, says he.' },
  })
  const before = await server.db.selectFrom('bookings').selectAll().where('id', '=', booking).execute()

  const answers = await Promise.all([merge('guest-a', 'account-a'), merge('guest-a', 'account-a')])
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json<StaffPerson>()).toMatchObject({ _id: 'account-a', bookings: 1 })
  }
  const after = await server.db.selectFrom('bookings').selectAll().where('id', '=', booking).execute()
  expect(after).toEqual(before.map((row) => ({ ...row, driver_id: 'account-a' })))
  const person = (await merge('guest-a', 'account-a')).json<StaffPerson>()
  expect(person.notes.map(({ text }) => text)).toEqual(['Has an account, says he.'])
  expect(person.history.filter(({ act }) => act === 'merged')).toHaveLength(1)
  expect((await userOf('account-a')).license).toBe(licence)
  expect(await userOf('guest-a')).toMatchObject({ license: null, phone: null, full_name: 'Merged guest' })
  expect((await admin('GET', '/api/staff/people/guest-a')).statusCode).toBe(404)
})

test('of two licences the one sent later stays', async () => {
  const { now } = server.clock
  for (const [guest, into, guestAt] of [
    ['guest-b', 'account-b', now + 5],
    ['guest-c', 'account-c', now - 5],
  ] as const) {
    await aGuest(guest)
    await aPerson(server.db, { id: into })
    const sent = await aLicence(guest, guestAt > now ? 'b' : 'c', guestAt)
    const own = await aLicence(into, guestAt > now ? 'd' : 'e', now)
    expect((await merge(guest, into)).statusCode).toBe(200)
    expect((await userOf(into)).license).toBe(guestAt > now ? sent : own)
    const left = await server.db.selectFrom('files').select('name').where('owner_id', '=', into).execute()
    expect(left).toHaveLength(1)
  }
})

test('a licence goes or stays with its back', async () => {
  const { now } = server.clock
  const aBack = async (owner_id: string, letter: string) => {
    const name = `${letter.repeat(64)}.jpg`
    const row = { name, kind: 'licence', side: 'back', owner_id, created_at: new Date(now - 60) } as const
    await server.db
      .insertInto('files')
      .values({ ...row, maker_person: null, maker_device: null })
      .execute()
    await server.db.updateTable('users').set({ license_back: name }).where('id', '=', owner_id).execute()
    return name
  }
  for (const [guest, into, guestAt, letters] of [
    ['guest-h', 'account-h', now + 5, '0123'],
    ['guest-i', 'account-i', now - 5, '4567'],
  ] as const) {
    await aGuest(guest)
    await aPerson(server.db, { id: into })
    const sent = [await aLicence(guest, letters[0]!, guestAt), await aBack(guest, letters[1]!)]
    const own = [await aLicence(into, letters[2]!, now), await aBack(into, letters[3]!)]
    expect((await merge(guest, into)).statusCode).toBe(200)
    const { license, license_back } = await userOf(into)
    const kept = guestAt > now ? sent : own
    expect([license, license_back]).toEqual(kept)
    expect(await userOf(guest)).toMatchObject({ license: null, license_back: null })
    const left = await server.db.selectFrom('files').select('name').where('owner_id', '=', into).execute()
    expect(left.map(({ name }) => name).toSorted()).toEqual(kept.toSorted())
  }
})

test('only a guest goes into an account, and neither was erased or is suspended', async () => {
  await aGuest('guest-f')
  await aGuest('guest-g')
  await aPerson(server.db, { id: 'account-f' })
  await aPerson(server.db, { id: 'account-out', blacklisted: true })
  await aPerson(server.db, { id: 'account-gone', deleted_at: new Date() })
  for (const [guest, into, code] of [
    ['account-f', 'amina-ngassa', 'not-possible-now'],
    ['account-f', 'guest-f', 'not-possible-now'],
    ['guest-f', 'guest-g', 'not-possible-now'],
    ['guest-f', 'account-out', 'not-possible-now'],
    ['guest-f', 'admin', 'not-possible-now'],
    ['guest-f', 'mboa-prestige', 'not-possible-now'],
    ['guest-f', 'account-gone', 'not-found'],
    ['account-gone', 'account-f', 'not-found'],
    ['guest-f', 'nobody', 'not-found'],
  ] as const)
    expect((await merge(guest, into)).json(), `${guest} into ${into}`).toEqual({ code })
})

test('bookings that are made at that moment are kept, each by somebody who exists', async () => {
  const email = 'parallel@wouri.example'
  await aGuest('guest-p')
  await server.db.updateTable('users').set({ email }).where('id', '=', 'guest-p').execute()
  await aPerson(server.db, { id: 'account-p' })
  const book = async (index: number) => {
    const ask = server.visitor()
    const licence = await sendLicence(ask)
    const payload = {
      ...aBooking(server.clock.now + index * 20 * 24 * 3_600_000, {
        driver: { fullName: 'Parallel', email, phone: '+237677000111', birthDate: '1990-01-01' },
      }),
      licence,
    }
    return ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': crypto.randomUUID() } })
  }
  const [merged, ...booked] = await Promise.all([
    merge('guest-p', 'account-p'),
    ...Array.from({ length: 6 }, (_, index) => book(index)),
  ])
  expect(merged.statusCode).toBe(200)
  const made = booked
    .filter(({ statusCode }) => statusCode === 201)
    .map((answer) => answer.json<Booking>()._id)
  expect(booked.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect(made.length).toBeGreaterThan(0)
  expect(await bookingsOf('guest-p')).toEqual([])
  const { id: next } = (await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()) ?? { id: 'account-p' }
  const kept = [...(await bookingsOf('account-p')), ...(await bookingsOf(next))]
  expect(kept).toEqual(expect.arrayContaining(made))
})

test('the activation mail goes out again, and not where it means nothing', async () => {
  await aGuest('guest-m')
  const resend = (id: string) => admin('POST', `/api/staff/people/${id}/activation`)
  const links = () =>
    server.db.selectFrom('account_links').select('purpose').where('user_id', '=', 'guest-m').execute()
  expect((await resend('guest-m')).statusCode).toBe(200)
  expect((await resend('guest-m')).statusCode).toBe(200)
  expect(await links()).toEqual([{ purpose: 'activation' }])
  expect((await resend('amina-ngassa')).statusCode).toBe(204)
  expect((await resend('nobody')).statusCode).toBe(404)
  await server.db.updateTable('users').set({ blacklisted: true }).where('id', '=', 'guest-m').execute()
  expect((await resend('guest-m')).json()).toEqual({ code: 'not-possible-now' })
})
