// A mark in every place where a person's words can lie, the real erasure, and a search through all that is kept.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConfirmedBooking } from '#contract/bookings/booking-confirmation.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { PersonalData } from '#contract/account/profile.ts'
import { day } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { confirmLinkIn } from '#tests/support/account-mails.ts'
import { aCarCost, aCarService } from '#tests/support/car-record.ts'
import { dump, findCanaries, leftRows, plant, type Canaries } from '#tests/support/canaries.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import {
  endAll,
  liveThrough,
  password,
  sendMarkedLicence,
  workAll,
  writtenInFiles,
} from '#tests/support/whole-life.ts'
import { personKeys, wordColumns } from '#tests/support/word-columns.ts'
import { hourlyJobs, nightlyJobs } from '#server/app/jobs/scheduled-jobs.ts'
import { eraseRows } from './erase-person.ts'
import type { Holding } from './registry/holding.ts'
import { impersonal, registry } from './registry/registry.ts'

let server: TestServer
let ask: Ask
let canaries: Canaries
const person = { id: 'amina-ngassa', email: 'canary@wouri.example', verified: true }
/** What goes by itself when its time is over, and the job that takes it. */
const later = new Map(
  registry.flatMap(({ table, erasure }) =>
    typeof erasure === 'object' && 'later' in erasure ? [[table as string, erasure.later]] : [],
  ),
)

beforeAll(async () => {
  server = await startServer(noLimits)
  ask = await liveThrough(server, person)
  const car_id = 'demo-prado-dated'
  await aCarCost(server, { id: 'a-cost', car_id, takenBack: 'Words', by: person.id })
  await aCarService(server, { id: car_id, service: 'a-service' }, person.id)
  canaries = await plant(server.db, person)
}, 60_000)
afterAll(() => server.close())

class Undone extends Error {}
const reasoned = (reasons: Readonly<Record<string, readonly string[]>>) => Object.values(reasons).flat()
const now = async (after: number, skip: readonly string[] = []) => {
  for (const { name, run } of [...hourlyJobs(server), ...nightlyJobs(server)])
    if (!skip.includes(name)) await run(server.clock.now + after)
}
/** The tables with a mark that nothing takes away by itself. */
const found = async (db: TestServer['db']) =>
  Object.keys(await findCanaries(db, canaries)).filter((table) => !later.has(table))

test('the registry knows every column that takes words, and says of each what becomes of it', async () => {
  const live = [...(await wordColumns(server.db)), ...(await personKeys(server.db))]
  const withoutWords = new Set(reasoned(impersonal))
  const places = [
    ...new Set(
      live.filter(({ table }) => !withoutWords.has(table)).map(({ table, column }) => `${table}.${column}`),
    ),
  ].filter((place) => place !== 'cars.supplier_id')
  const inTable = ({ table }: Holding, columns: readonly string[]) =>
    columns.map((column) => `${table}.${column}`)
  const copied = registry.flatMap((one) =>
    inTable(one, [...(one.shown?.columns ?? []), ...reasoned(one.unshown)]),
  )
  // In the copy, or left out for a reason; once each.
  expect(places.filter((place) => !copied.includes(place))).toEqual([])
  expect(copied.filter((place, index) => copied.indexOf(place) !== index)).toEqual([])
  const there = await sql<{
    place: string
  }>`SELECT table_name || '.' || column_name AS place FROM information_schema.columns`.execute(server.db)
  expect(
    [...copied, ...registry.flatMap((one) => inTable(one, reasoned(one.kept)))].filter((place) =>
      there.rows.every((row) => row.place !== place),
    ),
  ).toEqual([])
  // Gone with its row, overwritten, or kept for a reason.
  for (const one of registry) {
    const { table, erasure, kept } = one
    const own = places
      .filter((place) => place.startsWith(`${table}.`))
      .map((place) => place.slice(table.length + 1))
    const overwritten =
      typeof erasure === 'object' && 'set' in erasure ? Object.keys(erasure.set({ ...person, now: 0 })) : []
    const stays = erasure === 'keep' || overwritten.length > 0
    const untold = own.filter((column) => !overwritten.includes(column) && !reasoned(kept).includes(column))
    expect({
      table,
      untold: stays ? untold : [],
      twice: overwritten.filter((column) => reasoned(kept).includes(column)),
    }).toEqual({ table, untold: [], twice: [] })
    expect({ table, kept: stays ? [] : reasoned(kept) }).toEqual({ table, kept: [] })
  }
})

test('a column or a table that is new to the schema is found', async () => {
  const trial = server.db.transaction().execute(async (tx) => {
    await sql`ALTER TABLE bookings ADD COLUMN special_requests text, ADD COLUMN answers jsonb, ADD COLUMN wishes text[]`.execute(
      tx,
    )
    await sql`CREATE TABLE opinions (user_id text REFERENCES users, stars int)`.execute(tx)
    const places = [...(await wordColumns(tx)), ...(await personKeys(tx))].map(
      ({ table, column }) => `${table}.${column}`,
    )
    expect(places).toEqual(
      expect.arrayContaining([
        'bookings.special_requests',
        'bookings.answers',
        'bookings.wishes',
        'opinions.user_id',
      ]),
    )
    throw new Undone()
  })
  await expect(trial).rejects.toThrow(Undone)
})

test('the copy holds every mark that is the person’s own, and none that opens something', async () => {
  const response = await ask('POST', '/api/export', { payload: { password } })
  expect(response.statusCode).toBe(200)
  const missing: string[] = []
  const leaked: string[] = []
  for (const { table, shown, unshown } of registry) {
    const has = (column: string) =>
      canaries.get(`${table}.${column}`)?.some((mark) => response.body.includes(mark))
    missing.push(
      ...(shown?.columns ?? [])
        .filter((column) => has(column) === false)
        .map((column) => `${table}.${column}`),
    )
    leaked.push(
      ...reasoned(unshown)
        .filter((column) => has(column) && !/\.(to_address|reply_to)$/.test(`.${column}`))
        .map((column) => `${table}.${column}`),
    )
  }
  expect({ missing, leaked }).toEqual({ missing: [], leaked: [] })
  const { files } = response.json<PersonalData>()
  expect(files.map(({ base64 }) => Buffer.from(base64, 'base64').includes(writtenInFiles))).toContain(true)
})

test(
  'each clean-up is needed: without any one of them the search finds something',
  { tags: 'all', timeout: 60_000 },
  async () => {
    const leaving = { ...person, now: server.clock.now }
    const needless: string[] = []
    /** Erases by another list, and takes it back. */
    const without = async (name: string, holdings: readonly Holding[]) => {
      const trial = server.db.transaction().execute(async (tx) => {
        const names = await eraseRows(tx, leaving, holdings)
        // As it is done after the commit.
        if (names.length > 0)
          await tx.deleteFrom('files').where('name', 'in', names).where('owner_id', 'is', null).execute()
        const files = [...server.files.kept].filter(
          ([file, bytes]) => !names.includes(file) && bytes.includes(writtenInFiles),
        )
        if ((await found(tx)).length + (await leftRows(tx, person)).length + files.length === 0)
          needless.push(name)
        throw new Undone()
      })
      await trial.catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
    }
    let tried = 0
    for (const one of registry) {
      const { table, erasure } = one
      if (erasure === 'delete' || (typeof erasure === 'object' && 'run' in erasure)) {
        tried += 1
        await without(
          table,
          registry.filter((other) => other !== one),
        )
      } else if (typeof erasure === 'object' && 'set' in erasure)
        for (const column of Object.keys(erasure.set(leaving)).filter((name) =>
          canaries.has(`${table}.${name}`),
        )) {
          tried += 1
          const rest = Object.fromEntries(
            Object.entries(erasure.set(leaving)).filter(([name]) => name !== column),
          )
          const less = Object.keys(rest).length === 0 ? [] : [{ ...one, erasure: { set: () => rest } }]
          await without(
            `${table}.${column}`,
            registry.flatMap((other) => (other === one ? less : [other])),
          )
        }
    }
    expect(tried).toBeGreaterThan(25)
    expect(needless).toEqual([])
    // And with all of them it finds nothing.
    await without('nothing', registry)
    expect(needless).toEqual(['nothing'])
  },
)

test('after the real erasure no mark is anywhere: rows, files and work, and what goes later has gone', async () => {
  const money = () =>
    server.db
      .selectFrom('bookings')
      .select(['id', 'reference', 'car_id', 'from_at', 'to_at', 'days', 'total', 'paid', 'lines', 'status'])
      .where('driver_id', '=', person.id)
      .orderBy('id')
      .execute()
  const steps = () =>
    server.db
      .selectFrom('booking_history')
      .select(['id', 'at', 'actor', 'from_status', 'to_status'])
      .orderBy('id')
      .execute()
  const before = [await money(), await steps()]
  expect((await ask('POST', '/api/delete-account', { payload: { password } })).statusCode).toBe(200)
  await workAll(server)
  expect([await money(), await steps()]).toEqual(before)
  expect(await leftRows(server.db, person)).toEqual([])
  expect([...server.files.kept.values()].filter((bytes) => bytes.includes(writtenInFiles))).toEqual([])
  // Finished work and stored provider events hold none of the words; they go after thirty days, each by its own job.
  expect(Object.keys(await findCanaries(server.db, canaries)).sort()).toEqual([...later.keys()].sort())
  await now(31 * day, [...later.values()])
  for (const [table, job] of later) {
    expect(Object.keys(await findCanaries(server.db, canaries))).toContain(table)
    await now(
      31 * day,
      [...later.values()].filter((name) => name !== job),
    )
    expect(Object.keys(await findCanaries(server.db, canaries))).not.toContain(table)
  }
  expect(await findCanaries(server.db, canaries)).toEqual({})
})

test('history loses words and nothing else', async () => {
  const { id } = await server.db.selectFrom('booking_history').select('id').executeTakeFirstOrThrow()
  for (const change of [{ note: 'Rewritten' }, { note: null, actor: 'nobody' }, { at: new Date(0) }])
    await expect(
      server.db.updateTable('booking_history').set(change).where('id', '=', id).execute(),
    ).rejects.toThrow('append-only')
  await expect(server.db.deleteFrom('booking_history').execute()).rejects.toThrow('append-only')
})

/** Of a person whose data came in through real calls only. */
const words = {
  fullName: 'Canary Guest',
  email: 'guest.canary@else.example',
  phone: '+237699887766',
  second: 'Canary Second',
  message: 'Canary Message',
}
async function seen(marks: readonly string[]): Promise<string[]> {
  const tables = [...(await dump(server.db))]
    .filter(([, all]) => marks.some((mark) => all.includes(mark)))
    .map(([table]) => table)
  return [
    ...tables,
    ...[...server.files.kept.values()].filter((bytes) => bytes.includes(writtenInFiles)).map(() => 'a file'),
  ]
}

test('a guest who makes the account theirs and deletes it leaves no word', async () => {
  const guest = server.visitor()
  const { fullName, email, phone, second, message } = words
  const driver = { fullName, email, phone, birthDate: '1990-05-17' }
  const payload = aBooking(server.clock.now, {
    driver,
    additionalDriver: { fullName: second, phone, birthDate: '1991-01-01' },
  })
  const licence = await sendMarkedLicence(guest)
  const booked = await guest('POST', '/api/bookings', {
    payload: { ...payload, licence },
    headers: { 'idempotency-key': 'guest-canary-key-0001' },
  })
  expect(booked.statusCode).toBe(201)
  await guest('POST', `/api/bookings/${booked.json<Booking>()._id}/cancellation-request`, {
    payload: { reason: message },
  })
  await guest('POST', '/api/newsletter/subscribe', { payload: { email, language: 'en' } })
  await guest('POST', '/api/send-email', { payload: { from: email, subject: message, message } })
  await workAll(server)
  const mails = await server.db
    .selectFrom('sent_mails')
    .selectAll()
    .where('to_address', '=', email)
    .where('text', 'like', '%?b=%')
    .execute()
  const link = confirmLinkIn({ ...mails[0]!, to: email, messageId: '', attachments: [] })!
  const { userId, token } = (
    await guest('POST', '/api/bookings/confirm', { payload: link })
  ).json<ConfirmedBooking>().account!
  expect((await guest('POST', '/api/activate', { payload: { userId, token, password } })).statusCode).toBe(
    200,
  )
  const own = server.visitor()
  expect((await own('POST', '/api/sign-in/frontend', { payload: { email, password } })).statusCode).toBe(200)
  const marks = [fullName, email, phone, second, message, 'guest-canary-key']
  expect(new Set(await seen(marks))).toEqual(
    new Set(['users', 'bookings', 'idempotency_keys', 'newsletter_readers', 'sent_mails', 'a file']),
  )
  await endAll(server, userId)
  await workAll(server)
  expect((await own('POST', '/api/delete-account', { payload: { password } })).statusCode).toBe(200)
  await workAll(server)
  expect(await seen(marks)).toEqual([])
})

test('who signs up and never confirms leaves no word: the clock takes it all', async () => {
  const { email, fullName, phone, message } = { ...words, email: 'unproved.canary@else.example' }
  const visitor = server.visitor()
  const payload = { fullName, email, phone, birthDate: '1990-05-17', password, language: 'en' }
  expect((await visitor('POST', '/api/sign-up', { payload })).statusCode).toBe(200)
  await visitor('POST', '/api/newsletter/subscribe', { payload: { email, language: 'en' } })
  await visitor('POST', '/api/send-email', { payload: { from: email, subject: message, message } })
  await workAll(server)
  const marks = [email, fullName, phone, message]
  expect(new Set(await seen(marks))).toEqual(new Set(['users', 'newsletter_readers', 'sent_mails']))
  await now(31 * day)
  expect(await seen(marks)).toEqual([])
})
