import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { PersonalData } from '#contract/account/profile.ts'
import { day, hour, wallTimeOf } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { bookWithLicence, sendLicence } from '#tests/support/licence.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { eraseRows } from './erase-person.ts'
import { registry } from './registry/registry.ts'
import { mailboxMail } from '#server/documents/mail/mailbox/mailbox-mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const email = 'driver@wouri.example'
const id = 'amina-ngassa'
const erase = (ask: Awaited<ReturnType<TestServer['as']>>, password = 'wouri-2026') =>
  ask('POST', '/api/delete-account', { payload: { password } })

async function book(ask: Awaited<ReturnType<TestServer['as']>>): Promise<Booking> {
  const payload = { ...aBooking(server.clock.now), driver: undefined }
  const response = await bookWithLicence(ask, payload)
  expect(response.statusCode).toBe(201)
  return response.json()
}

/** With words in it that must not outlive the person. */
async function askForChange(
  ask: Awaited<ReturnType<TestServer['as']>>,
  { _id, from, to }: Booking,
): Promise<void> {
  const payload = {
    from: wallTimeOf(Date.parse(from)),
    to: wallTimeOf(Date.parse(to)),
    extras: ['theftProtection'],
    total: 156_000,
    note: 'Canary Note',
  }
  expect((await ask('POST', `/api/bookings/${_id}/change-request`, { payload })).statusCode).toBe(200)
}

const copy = (ask: Awaited<ReturnType<TestServer['as']>>, password = 'wouri-2026') =>
  ask('POST', '/api/export', { payload: { password } })

const secrets = /password|hash|token|secret|customerId|clientSecret|\bsid\b|argon2|guest_key/i

test('the copy holds what is stored about the person, and nothing of others (M1, C10)', async () => {
  const ask = await server.as(email)
  await ask('POST', '/api/update-user', {
    payload: { _id: id, fullName: 'Canary Name', location: 'Canary Place', bio: 'Canary Bio' },
  })
  await server.visitor()('POST', '/api/newsletter/subscribe', { payload: { email, language: 'fr' } })
  await server.visitor()('POST', '/api/newsletter/subscribe', {
    payload: { email: 'reader@else.example', language: 'fr' },
  })
  const booking = await book(ask)
  await askForChange(ask, booking)
  const licence = await sendLicence(ask)
  const told = (await ask('GET', `/api/Notifications/${id}/1/1`)).json()[0].resultData[0]._id
  await ask('POST', `/api/delete-Notifications/${id}`, { payload: { ids: [told] } })
  const response = await copy(ask)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.json"$/)
  expect([response.headers['cache-control'], response.headers['content-type']]).toEqual([
    'no-store',
    'application/json; charset=utf-8',
  ])
  const data = response.json<PersonalData>()
  expect(data.user).toMatchObject({
    _id: id,
    fullName: 'Canary Name',
    email,
    phone: '+237629000201',
    birthDate: '1991-04-17',
    location: 'Canary Place',
    bio: 'Canary Bio',
  })
  expect(data.bookings.map(({ _id }) => _id)).toContain(booking._id)
  const own = await server.db.selectFrom('bookings').select('id').where('driver_id', '=', id).execute()
  expect(data.bookings.map(({ _id }) => _id).sort()).toEqual(own.map((row) => row.id).sort())
  expect(data.changes).toMatchObject([
    { booking: booking._id, note: 'Canary Note', state: 'open', total: 156_000, answeredAt: null },
  ])
  expect(data.sessions.some(({ isThis }) => isThis)).toBe(true)
  const kept = await server.db.selectFrom('notifications').select('id').where('user_id', '=', id).execute()
  expect(data.notifications.map(({ _id }) => _id).sort()).toEqual(kept.map((row) => row.id).sort())
  expect(data.notifications.find(({ _id }) => _id === told)).toMatchObject({
    isDeleted: true,
    message: expect.stringMatching(/./),
  })
  expect(data.files.map(({ kind, type, base64 }) => [kind, type, base64.length > 0])).toEqual([
    ['licence', 'application/pdf', true],
    ['licence', 'application/pdf', true],
  ])
  expect(Buffer.from(data.files.find(({ name }) => name === licence)!.base64, 'base64')).toEqual(
    server.files.kept.get(licence),
  )
  expect(data.newsletter).toMatchObject({
    language: 'fr',
    state: 'asked',
    source: 'website',
    confirmedAt: null,
  })
  expect(response.body).not.toMatch(secrets)
  expect(response.body).not.toContain('reader@else.example')
  const others = await server.db
    .selectFrom('users')
    .select('email')
    .where('type', '=', 'user')
    .where('id', '<>', id)
    .execute()
  for (const other of others) expect(response.body).not.toContain(other.email)
})

test("a supplier's copy has no driver's data in it, and a visitor gets none", async () => {
  const { email: address } = await server.db
    .selectFrom('users')
    .select('email')
    .where('type', '=', 'supplier')
    .executeTakeFirstOrThrow()
  const data = (await copy(await server.as(address))).json<PersonalData>()
  expect(data.bookings).toEqual([])
  expect((await copy(server.visitor())).statusCode).toBe(401)
})

test('the copy is handed over only to who knows the password, is recorded, and is guessed no faster than at sign-in', async () => {
  const ask = await server.as('nadege-tchoumi@wouri.example')
  const wrong = await copy(ask, 'not-this-one')
  expect([wrong.statusCode, wrong.body]).toEqual([204, ''])
  expect((await ask('POST', '/api/export', { payload: {} })).json()).toMatchObject({
    fields: { password: 'required' },
  })
  expect((await copy(ask)).json<PersonalData>().user.fullName).toBe('Nadège Tchoumi')
  const acts = await server.db
    .selectFrom('audit')
    .select(['action', 'entity_id'])
    .where('actor', '=', 'nadege-tchoumi')
    .execute()
  expect(acts).toEqual([{ action: 'exported', entity_id: 'nadege-tchoumi' }])
  const statuses: number[] = []
  for (let guess = 0; guess < 10; guess++) statuses.push((await copy(ask, `guess-${guess}`)).statusCode)
  expect(statuses).toEqual([...Array<number>(9).fill(204), 429])
  await server.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', 'nadege-tchoumi')
    .execute()
  expect((await copy(ask)).json()).toEqual({ code: 'forbidden' })
})

test('erasure is refused for a wrong password, for staff, and while a booking is ahead or on the road (M2)', async () => {
  const ask = await server.as(email)
  expect((await erase(ask, 'not-this-one')).statusCode).toBe(204)
  const open = await erase(ask)
  expect([open.statusCode, open.json()]).toEqual([409, { code: 'open-bookings' }])
  expect((await erase(await server.as('admin@wouri.example'))).statusCode).toBe(403)
  expect((await erase(server.visitor())).statusCode).toBe(401)
  expect((await ask('GET', `/api/user/${id}`)).json()).toMatchObject({ fullName: 'Canary Name' })
  const at = (hours: number) => new Date(server.clock.now + hours * hour)
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', id)
    .where('to_at', '>', at(0))
    .execute()
  const past = await server.db
    .selectFrom('bookings')
    .select('id')
    .where('driver_id', '=', id)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst()
  if (past) {
    await server.db
      .updateTable('bookings')
      .set({ car_id: 'demo-prado-tariff', from_at: at(-2), to_at: at(1) })
      .where('id', '=', past.id)
      .execute()
    expect((await erase(ask)).statusCode).toBe(409)
    await server.db
      .updateTable('bookings')
      .set({ to_at: at(-1) })
      .where('id', '=', past.id)
      .execute()
  }
})

test('guessing the password here is slowed like at sign-in', { tags: 'all' }, async () => {
  const ask = await server.as('peter-ngwa@wouri.example')
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++) statuses.push((await erase(ask, `guess-${guess}`)).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
})

test('after erasure the person is gone everywhere, and money and dates stay (M2, M4)', async () => {
  const ask = await server.as(email)
  const elsewhere = await server.as(email)
  await sendLicence(ask)
  expect(server.files.kept.size).toBeGreaterThan(0)
  const port = collect()
  await sendDue(server, port)
  const kept = mailboxMail({ db: server.db, now: () => server.clock.now })
  for (const mail of port.mails) await kept.send(mail)
  const facts = () =>
    server.db
      .selectFrom('bookings')
      .select([
        'id',
        'reference',
        'car_id',
        'supplier_id',
        'driver_id',
        'from_at',
        'to_at',
        'status',
        'days',
        'total',
        'paid',
        'security_deposit',
        'created_at',
      ])
      .where('driver_id', '=', id)
      .orderBy('id')
      .execute()
  const before = await facts()
  expect(before.length).toBeGreaterThan(0)
  expect((await erase(ask)).statusCode).toBe(200)
  expect(await facts()).toEqual(before)
  expect(server.files.kept.size).toBe(0)
  expect((await ask('GET', '/api/sessions')).statusCode).toBe(401)
  expect((await elsewhere('POST', '/api/validate-access-token')).statusCode).not.toBe(200)
  const again = await server.visitor()('POST', '/api/sign-in/frontend', {
    payload: { email, password: 'wouri-2026' },
  })
  expect(again.statusCode).toBe(204)
  const rows = await server.db.selectFrom('bookings').selectAll().where('driver_id', '=', id).execute()
  for (const row of rows)
    expect(row).toMatchObject({
      driver_name: 'Deleted driver',
      driver_email: `deleted-${id}@wouri.invalid`,
      driver_phone: '',
      driver_birth_date: null,
      additional_driver: null,
      guest_key: null,
    })
  const user = await server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(user).toMatchObject({
    full_name: 'Deleted driver',
    email: `deleted-${id}@wouri.invalid`,
    phone: null,
    birth_date: null,
    location: null,
    bio: null,
    avatar: null,
    license: null,
    deleted_at: expect.any(Date),
    password_hash: null,
  })
  await expectNowhere([email, 'Canary Name', 'Canary Place', 'Canary Bio', 'Canary Note', '+237629000201'])
  const supplier = await server.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', rows[0]!.supplier_id)
    .executeTakeFirstOrThrow()
  const seen = await (await server.as(supplier.email))('GET', `/api/bookings/${rows[0]!.id}`)
  expect([seen.statusCode, seen.json().driver.fullName]).toEqual([200, 'Deleted driver'])
})

/** Every row of every table as text: the canaries are in none, no matter who adds a table. */
async function expectNowhere(canaries: string[]): Promise<void> {
  const tables = await sql<{
    name: string
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(
    server.db,
  )
  for (const { name } of tables.rows) {
    for (const canary of canaries) {
      const found =
        await sql`SELECT 1 FROM ${sql.table(name)} AS t WHERE strpos(t::text, ${canary}) > 0`.execute(
          server.db,
        )
      expect({ name, canary, found: found.rows.length }).toEqual({ name, canary, found: 0 })
    }
  }
}

test('a booking and an erasure at the same moment: one of them is refused', async () => {
  const clarisse = 'clarisse-atangana'
  const ask = await server.as(`${clarisse}@wouri.example`)
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', clarisse)
    .execute()
  const payload = {
    ...aBooking(server.clock.now, { car: 'demo-prado-daily', licence: await sendLicence(ask) }),
    driver: undefined,
  }
  const send = () => ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': randomUUID() } })
  const [booked, erased] = await Promise.all([send(), erase(ask)])
  const left = await server.db
    .selectFrom('bookings')
    .select('driver_name')
    .where('driver_id', '=', clarisse)
    .where('status', '<>', 'cancelled')
    .execute()
  if (booked.statusCode === 201) expect([erased.statusCode, left.length]).toEqual([409, 1])
  else expect([booked.statusCode, erased.statusCode, left.length]).toEqual([401, 200, 0])
})

test('what staff noted at a block goes with whom it names, and no other note', async () => {
  const id = 'jules-mbarga'
  const { full_name: name, phone } = await server.db
    .selectFrom('users')
    .select(['full_name', 'phone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const notes = {
    name: `Kept for ${name.toUpperCase()}`,
    turned: `Kept for ${name.split(' ').toReversed().join(', ')}`,
    phone: `Call ${phone!.slice(-9, -6)} ${phone!.slice(-6, -3)} ${phone!.slice(-3)} first`,
    other: 'Kept for Ruth Ngo Bassa, 671 23 45 67',
    none: 'In the workshop',
  }
  for (const [at, [block, note]] of Object.entries(notes).entries()) {
    const from = new Date(server.clock.now + (600 + at) * day)
    const entry = { id: `note-${block}`, car_id: 'demo-prado-daily', kind: 'block' as const, note }
    const free = { booking_id: null, series_id: null, created_by: 'mboa-prestige' }
    await server.db
      .insertInto('calendar_entries')
      .values({ ...entry, ...free, from_at: from, to_at: new Date(from.getTime() + hour) })
      .execute()
  }
  const left = async () =>
    (
      await server.db
        .selectFrom('calendar_entries')
        .select('id')
        .where('id', 'like', 'note-%')
        .where('note', 'is not', null)
        .orderBy('id')
        .execute()
    ).map((row) => row.id)
  await server.db.transaction().execute(async (tx) => {
    const leaving = { id, email: 'x@wouri.example', verified: true, now: server.clock.now }
    await eraseRows(tx, leaving, registry)
  })
  expect(await left()).toEqual(['note-none', 'note-other'])
})
