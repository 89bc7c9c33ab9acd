import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { AuditedAct, listAudit } from '#contract/staff/site/audit.ts'
import { auditKinds, type AuditKind } from '#domain/audit/kinds.ts'
import { addDays, dayOf, day } from '#domain/rental/period.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { forgetActs } from './forget-acts.ts'
import { recordAct, type Act } from './record-act.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

type KindOf<A> = A extends { action: infer N extends string; entity: infer E extends string }
  ? `${E}.${N}`
  : never

test('every act that can be recorded has its kind, and with it its sentence', () => {
  // The compiler refuses this line when an act has none.
  const kindOf = (recorded: KindOf<Act>): AuditKind => recorded
  expect(auditKinds).toContain(kindOf('car.listed'))
  expect(new Set(auditKinds).size).toBe(auditKinds.length)
})

type Page = ResponseOf<typeof listAudit>
const page = async (query = '') => (await admin('GET', `/api/staff/audit?${query}`)).json<Page>()

async function whole(query: string): Promise<AuditedAct[]> {
  const acts: AuditedAct[] = []
  for (let after = ''; ;) {
    const { acts: more, next } = await page(`${query}&size=20${after}`)
    acts.push(...more)
    if (next === null) return acts
    after = `&after=${next}`
  }
}

test('the newest come first, page by page, each act once, also of one instant', async () => {
  const { db, clock } = server
  for (let count = 0; count < 45; count++)
    await recordAct(
      db,
      { actor: 'admin', action: 'noted', entity: 'person', entityId: 'jules-mbarga' },
      clock.now,
    )
  const acts = await whole('entity=person')
  expect(acts).toHaveLength(45)
  expect(new Set(acts.map(({ _id }) => _id)).size).toBe(45)
  expect(acts[0]).toMatchObject({ actor: { _id: 'admin' }, action: 'noted', entityId: 'jules-mbarga' })
  expect(acts[0]!.about).toBeTruthy()
})

test('the oldest come first when asked for, in both ways of paging, and they are counted', async () => {
  const all = await whole('entity=person')
  const oldest = await whole('entity=person&order=oldest')
  expect(oldest.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id).toReversed())
  const second = await page('entity=person&order=oldest&size=20&page=2')
  expect(second.acts).toEqual(oldest.slice(20, 40))
  expect(second.count).toEqual({ counted: all.length, isMore: false })
})

test('by who acted, by kind and by day in Douala', async () => {
  const { db, clock } = server
  const yesterday = dayOf(clock.now - day)
  const record = (actor: string, at: number) =>
    recordAct(db, { actor, action: 'listed', entity: 'car', entityId: 'demo-prado-daily' }, at)
  await record('mboa-prestige', Date.parse(`${yesterday}T00:00:00.000+01:00`))
  await record('mboa-prestige', Date.parse(`${yesterday}T00:00:00.000+01:00`) - 1)
  await record('grassfields-auto', Date.parse(`${yesterday}T23:59:59.999+01:00`))
  const found = async (query: string) => (await page(query)).acts.length
  expect(await found('kind=car.listed')).toBe(3)
  expect(await found(`kind=car.listed&from=${yesterday}&to=${yesterday}`)).toBe(2)
  expect(await found(`kind=car.listed&to=${addDays(yesterday, -1)}`)).toBe(1)
  expect(await found('kind=car.listed&q=mboa')).toBe(2)
  expect(await found('kind=car.listed&q=nobody')).toBe(0)
  expect(await found('kind=car.retired')).toBe(0)
  expect((await admin('GET', '/api/staff/audit?kind=car.stolen')).statusCode).toBe(400)
})

test('changed settings say what was before and after', async () => {
  const {
    version,
    areSuppliersHidden: _isHidden,
    ...fields
  } = (await admin('GET', '/api/staff/settings')).json<{ version: number; areSuppliersHidden: boolean }>()
  const payload = { ...fields, minimumAge: 24, was: version }
  expect((await admin('POST', '/api/staff/settings', { payload })).statusCode).toBe(200)
  const [act] = (await page('kind=settings.changed')).acts
  expect(act).toMatchObject({ actor: { _id: 'admin' }, changes: { minimumAge: { before: 21, after: 24 } } })
})

test('an act goes after three years and not before, and the database lets nobody change or delete a younger one', async () => {
  const { db } = server
  // A day behind the clock of the database, which must agree.
  const now = Date.now() - day
  const threeYearsAgo = new Date(now)
  threeYearsAgo.setUTCFullYear(threeYearsAgo.getUTCFullYear() - 3)
  const record = (id: string, by: number) =>
    recordAct(
      db,
      { actor: 'admin', action: 'noted', entity: 'person', entityId: id },
      threeYearsAgo.getTime() + by,
    )
  await record('over', -1)
  await record('nearly', 1)
  const left = async () =>
    (
      await db
        .selectFrom('audit')
        .select('entity_id')
        .where('entity_id', 'in', ['over', 'nearly'])
        .orderBy('at')
        .execute()
    ).map(({ entity_id: id }) => id)
  await forgetActs(db, now)
  expect(await left()).toEqual(['nearly'])

  await recordAct(db, { actor: 'admin', action: 'noted', entity: 'person', entityId: 'young' }, Date.now())
  const refused = { message: expect.stringContaining('never changed') }
  await expect(db.deleteFrom('audit').where('entity_id', '=', 'young').execute()).rejects.toMatchObject(
    refused,
  )
  await expect(db.updateTable('audit').set({ actor: 'nobody' }).execute()).rejects.toMatchObject(refused)
  await expect(sql`TRUNCATE audit`.execute(db)).rejects.toMatchObject(refused)
  // Whatever the clock of the process says.
  await forgetActs(db, Date.now() + 4000 * day)
  expect(await page('kind=person.noted')).not.toMatchObject({ acts: [] })
})

test('the table holds the same acts, and that it was taken is an act too', async () => {
  const before = (await whole('entity=car')).length
  const lines = (await admin('GET', '/api/staff/audit.csv?entity=car')).body.trim().split('\r\n')
  expect(lines).toHaveLength(1 + before)
  // Each with the sentence of the screen, in the reader's language.
  expect(lines[0]).toMatch(/What happened|Ce qui s’est passé|Lo que pasó/)
  for (const line of lines.slice(1)) expect(line).toMatch(/[.]"?[,;]/)
  expect((await page('kind=audit.exported')).acts).toHaveLength(1)
})

test('an owner reads what concerns the own supplier: acts of its people, and of others on what it has', async () => {
  const { db, clock } = server
  const owner = await server.as('mboa-prestige@wouri.example')
  const act = (actor: string, entityId: string, entity: 'car' | 'person' = 'car') =>
    entity === 'car'
      ? recordAct(db, { actor, action: 'copied', entity, entityId }, clock.now + 1)
      : recordAct(db, { actor, action: 'noted', entity, entityId }, clock.now + 1)
  const cars = await db.selectFrom('cars').select(['id', 'supplier_id']).orderBy('id').execute()
  const own = cars.find((car) => car.supplier_id === 'mboa-prestige')!.id
  const foreign = cars.find((car) => car.supplier_id !== 'mboa-prestige')!.id
  await act('mboa-prestige', own)
  await act('admin', own)
  await act('admin', foreign)
  await act('admin', 'jules-mbarga', 'person')
  const read = async (query: string) =>
    (await owner('GET', `/api/staff/audit?${query}`))
      .json<Page>()
      .acts.map(({ actor, entityId }) => [actor.name, actor._id, entityId])
  const name = (await page('q=mboa&kind=car.copied')).acts[0]!.actor.name
  expect(await read('kind=car.copied')).toEqual([
    ['Wouri', 'wouri', own],
    [name, 'mboa-prestige', own],
  ])
  expect(await read('kind=person.noted')).toEqual([])
  expect(await read('kind=settings.changed')).toEqual([])
  // Who of the marketplace acted is not to be guessed either.
  expect(await read('kind=car.copied&q=admin')).toEqual([])
  const lines = (await owner('GET', '/api/staff/audit.csv?kind=car.copied')).body.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toContain(foreign)
})
