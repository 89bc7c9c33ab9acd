// People as admins look after them: found, noted, suspended.

import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PeopleColumn, PeopleOrder, PersonRow, StaffPerson } from '#contract/staff/people/people.ts'
import { noAddress } from '#domain/people/no-address.ts'
import { personStates } from '#domain/people/person-state.ts'
import { userTypes } from '#domain/people/role.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { aPerson } from '#tests/fixtures/person.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { orderSql } from './people-order.ts'
import { passes } from './person-sql.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

type Page = { people: PersonRow[]; next: string | null; count: { counted: number; isMore: boolean } | null }
const list = async (query: Record<string, string>) =>
  (await admin('GET', `/api/staff/people?${new URLSearchParams(query)}`)).json<Page>()
const idsOf = async (query: Record<string, string>) => (await list(query)).people.map(({ _id }) => _id)
const read = async (id: string) => (await admin('GET', `/api/staff/people/${id}`)).json<StaffPerson>()
const suspend = (id: string, isSuspended: boolean, reason = 'Three cars came back late.') =>
  admin('POST', `/api/staff/people/${id}/suspension`, { payload: { isSuspended, reason } })
const actsOn = async (id: string) =>
  (
    await server.db
      .selectFrom('audit')
      .select(['actor', 'action'])
      .where('entity', '=', 'person')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ actor, action }) => `${actor} ${action}`)

describe('a person is found', () => {
  beforeAll(() =>
    aPerson(server.db, {
      id: 'ange',
      full_name: 'Ange-Désirée N’Ɓoukou Øst',
      email: 'ange.b@gabon.example',
      phone: '+237677345612',
    }),
  )

  test.each([
    'ange',
    'desiree',
    'BOUKOU',
    'ost ange',
    'gabon',
    'ange.b@gabon.example',
    '3456',
    '677 34 56 12',
    '+237 677345612',
    '45612',
  ])('by %s', async (q) => {
    expect(await idsOf({ q })).toContain('ange')
  })

  test.each(['oukou', 'ange smith', '45 78', "' | :* & \\", '%', '&', '()'])('not by %s', async (q) => {
    expect(await idsOf({ q })).not.toContain('ange')
  })

  test('words are read from their index, and pages from another', async () => {
    const explain = async (query: RawBuilder<unknown>, db: Db) =>
      (await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db)).rows
        .map((row) => row['QUERY PLAN'])
        .join('\n')
    class Undone extends Error {}
    const trial = server.db.transaction().execute(async (tx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(tx)
      const page = (order: PeopleOrder) =>
        sql`SELECT 1 FROM users u WHERE ${passes({})} ORDER BY ${orderSql(order)} LIMIT 20`
      for (const order of ['name', 'name-down'] as const)
        expect(await explain(page(order), tx)).toContain('users_by_name')
      for (const order of ['newest', 'oldest'] as const)
        expect(await explain(page(order), tx)).toContain('users_newest')
      // So few people are read faster from the others.
      await sql`DROP INDEX users_newest, users_by_name`.execute(tx)
      const found = sql`SELECT 1 FROM users u WHERE ${passes({ q: 'ange' })}`
      expect(await explain(found, tx)).toContain('Bitmap Index Scan on users_words')
      throw new Undone()
    })
    await expect(trial).rejects.toThrow(Undone)
  })
})

test('people are listed from A to Z, whatever their accents and capitals, and the other way round', async () => {
  const names = ['Éric Zoa', 'emile Abena', 'Eboa Ndi', 'Zulu Fon']
  for (const [index, fullName] of names.entries())
    await aPerson(server.db, { id: `letter-${index}`, full_name: `${fullName} Lettered` })
  const sorted = ['letter-2', 'letter-1', 'letter-0', 'letter-3']
  expect(await idsOf({ q: 'lettered' })).toEqual(sorted)
  expect(await idsOf({ q: 'lettered', order: 'name-down' })).toEqual(sorted.toReversed())
  const text = (await admin('GET', '/api/staff/people.csv?q=lettered')).body
  expect([...text.matchAll(/(\w+) Lettered/g)].map(([, name]) => name)).toEqual([
    'Ndi',
    'Abena',
    'Zoa',
    'Fon',
  ])
})

test('each is listed once, page by page, and none that was erased', async () => {
  const at = new Date('2026-01-01T00:00:00Z')
  for (let index = 0; index < 45; index++)
    await aPerson(server.db, { id: `crowd-${index}`, full_name: 'One of Crowd', created_at: at })
  await server.db.updateTable('users').set({ deleted_at: at }).where('id', '=', 'crowd-7').execute()
  const all: string[] = []
  let after: string | null = null
  do {
    const page: Page = await list({ q: 'crowd', ...(after !== null && { after }) })
    if (after === null) expect(page.count).toEqual({ counted: 44, isMore: false })
    all.push(...page.people.map(({ _id }) => _id))
    after = page.next
  } while (after !== null)
  expect(all).toHaveLength(44)
  expect(new Set(all).size).toBe(44)
  expect(all).not.toContain('crowd-7')
  expect((await admin('GET', '/api/staff/people/crowd-7')).statusCode).toBe(404)
})

const byColumn: Record<PeopleColumn, (person: PersonRow) => string | number> = {
  name: ({ fullName }) => fullName,
  email: ({ email }) => email,
  type: ({ type }) => userTypes.indexOf(type),
  bookings: ({ bookings }) => bookings,
  state: ({ state }) => personStates.indexOf(state),
}

test.each(['email', 'type', 'bookings', 'state'] as const)(
  'by %s everybody is listed once on the pages, up and down',
  async (column) => {
    for (const order of [column, `${column}-down`] as const) {
      const pages = [await list({ order, size: '20' })]
      const { counted } = pages[0]!.count!
      for (let page = 2; page <= Math.ceil(counted / 20); page++)
        pages.push(await list({ order, size: '20', page: String(page) }))
      const people = pages.flatMap((page) => page.people)
      expect(new Set(people.map(({ _id }) => _id)).size).toBe(counted)
      expect([pages.at(-1)!.next, pages.at(-1)!.count]).toEqual([null, { counted, isMore: false }])
      const values = people.map(byColumn[column]).filter((value) => value !== '')
      const ascending = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
      expect(values).toEqual(order === column ? ascending : ascending.toReversed())
    }
  },
)

test('an account deleted between two pages ends no list, and people of one millisecond keep their order', async () => {
  for (let index = 0; index < 25; index++) {
    await aPerson(server.db, { id: `queue-${index}`, full_name: 'One of Queue' })
    await sql`UPDATE users SET created_at = timestamptz '2026-01-02' + ${index} * interval '1 microsecond'
      WHERE id = ${`queue-${index}`}`.execute(server.db)
  }
  const { people, next } = await list({ q: 'queue', order: 'newest' })
  expect(people.at(-1)!._id).toBe('queue-5')
  await server.db.deleteFrom('users').where('id', '=', 'queue-5').execute()
  expect(await idsOf({ q: 'queue', order: 'newest', after: next! })).toEqual(
    [4, 3, 2, 1, 0].map((index) => `queue-${index}`),
  )
})

test('the states tell guests, waiting and suspended accounts apart', async () => {
  const facts = { verified: false, blacklisted: false, password_hash: null }
  await aPerson(server.db, {
    ...facts,
    id: 'state-guest',
    full_name: 'Sorted A',
    email: noAddress('state-guest'),
  })
  await aPerson(server.db, { ...facts, id: 'state-waits', full_name: 'Sorted B', password_hash: 'x' })
  await aPerson(server.db, { ...facts, id: 'state-out', full_name: 'Sorted C', blacklisted: true })
  await aPerson(server.db, { ...facts, id: 'state-in', full_name: 'Sorted D', verified: true })
  const { people } = await list({ q: 'sorted' })
  expect(Object.fromEntries(people.map(({ _id, state }) => [_id, state]))).toEqual({
    'state-guest': 'guest',
    'state-waits': 'unconfirmed',
    'state-out': 'suspended',
    'state-in': 'active',
  })
  expect(people.find(({ _id }) => _id === 'state-guest')!.email).toBe('')
  for (const { _id, state } of people) expect(await idsOf({ q: 'sorted', state })).toEqual([_id])
  expect(await idsOf({ q: 'sorted', type: 'admin,supplier' })).toEqual([])
})

test('the table for spreadsheets holds who is listed, defused, and that it was taken is recorded', async () => {
  await aPerson(server.db, { id: 'formula', full_name: '=HYPERLINK("x") Tabled' })
  await aPerson(server.db, { id: 'plain', full_name: 'Plain Tabled' })
  const table = await admin('GET', '/api/staff/people.csv?q=tabled')
  expect(table.headers['cache-control']).toContain('no-store')
  expect(table.body.trim().split('\r\n')).toHaveLength(3)
  expect(table.body).toContain("'=HYPERLINK")
  const [last] = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(last).toMatchObject({ actor: 'admin', action: 'exported', entity: 'people' })
})

describe('a suspension', () => {
  test('signs out on the next request, keeps bookings, says why, and ends again', async () => {
    const driver = await server.as('driver@wouri.example')
    const { now } = server.clock
    const ahead = await aMadeBooking(server.db, { now, inDays: 30 })
    const before = await server.db.selectFrom('bookings').selectAll().orderBy('id').execute()
    expect((await read('amina-ngassa')).open.map(({ _id }) => _id)).toContain(ahead)

    const answers = await Promise.all([suspend('amina-ngassa', true), suspend('amina-ngassa', true)])
    for (const answer of answers) expect(answer.json()).toMatchObject({ state: 'suspended' })
    const refused = await driver('GET', '/api/notifications/amina-ngassa/1/10')
    expect([refused.statusCode, refused.json()]).toEqual([401, { code: 'suspended' }])
    expect(await server.db.selectFrom('bookings').selectAll().orderBy('id').execute()).toEqual(before)

    server.clock.now += 1000
    await suspend('amina-ngassa', false, 'They paid for the delay.')
    const { state, notes, history, open } = await read('amina-ngassa')
    expect(state).toBe('active')
    expect(open.map(({ _id }) => _id)).toContain(ahead)
    expect(notes.slice(0, 2)).toMatchObject([
      { kind: 'reinstated', text: 'They paid for the delay.', by: { kind: 'admin' } },
      { kind: 'suspended', text: 'Three cars came back late.' },
    ])
    expect(history.slice(0, 2).map(({ act }) => act)).toEqual(['reinstated', 'suspended'])
    expect(await actsOn('amina-ngassa')).toEqual(['admin suspended', 'admin reinstated'])
    const again = await server.as('driver@wouri.example')
    expect((await again('GET', '/api/notifications/amina-ngassa/1/10')).statusCode).toBe(200)
  })

  test('needs a reason, and admins, suppliers and nobody are not suspended by it', async () => {
    expect((await suspend('jules-mbarga', true, ' ')).json()).toMatchObject({
      fields: { reason: 'required' },
    })
    for (const id of ['admin', 'mboa-prestige'])
      expect((await suspend(id, true)).json()).toEqual({ code: 'not-possible-now' })
    expect((await suspend('no-such-person', true)).json()).toEqual({ code: 'not-found' })
    expect((await read('mboa-prestige')).maySuspend).toBe(false)
  })
})

describe('a note', () => {
  const write = (id: string, _id: string, text: string) =>
    admin('POST', `/api/staff/people/${id}/notes`, { payload: { _id, text } })

  test('is written once, and read by admins alone', async () => {
    const _id = crypto.randomUUID()
    const text = 'Calls after six only.'
    await write('jules-mbarga', _id, text)
    const answer = await write('jules-mbarga', _id, text)
    expect(answer.json<StaffPerson>().notes).toMatchObject([
      { _id, kind: 'note', text, by: { kind: 'admin' } },
    ])
    expect((await write('amina-ngassa', _id, text)).json()).toEqual({ code: 'idempotency-key-reused' })
    expect(await actsOn('jules-mbarga')).toEqual(['admin noted'])
    const jules = await server.as('jules-mbarga@wouri.example')
    expect((await jules('GET', '/api/user/jules-mbarga')).body).not.toContain(text)
  })

  test('holds no card number', async () => {
    expect(
      (await write('jules-mbarga', crypto.randomUUID(), 'Card 4111 1111 1111 1111')).json(),
    ).toMatchObject({ fields: { text: 'card-number-in-text' } })
  })
})
