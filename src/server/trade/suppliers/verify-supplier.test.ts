// The badge of a supplier: what it takes, who sees it, and how it ends.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarPage } from '#contract/cars/cars.ts'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import type { SupplierPage } from '#contract/cars/suppliers.ts'
import type { SupplierVerification } from '#contract/staff/people/supplier-verification.ts'
import { addDays, day, dayOf, defaultPeriod, instantOf } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const id = 'mboa-prestige'
const path = `/api/staff/suppliers/${id}`
let server: TestServer
let admin: Ask
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  // Noon: the minutes that pass below stay on one day. Tomorrow's, which is never in the past.
  server.clock.now = instantOf(`${inDays(1)}T12:00`)!
  admin = await server.as('admin@wouri.example')
  owner = await server.as(`${id}@wouri.example`)
})
afterAll(() => server.close())

const read = async (ask = admin) => (await ask('GET', `${path}/verification`)).json<SupplierVerification>()
const inDays = (count: number) => addDays(dayOf(server.clock.now), count)
async function add(paper: { kind: string; validUntil: string | null; replaces?: string }) {
  const bytes = await photo()
  const file = await owner('POST', '/api/staff/paper-files', form({ field: 'file', bytes, name: 'a.jpg' }))
  const payload = { _id: randomUUID(), number: 'X 1', file: file.json(), replaces: null, ...paper }
  expect((await owner('POST', `${path}/papers`, { payload })).statusCode).toBe(201)
  return payload._id
}
const verify = (was: string[]) => admin('POST', `${path}/verification`, { payload: { was } })
const withdraw = (reason: string) => admin('POST', `${path}/verification/withdrawal`, { payload: { reason } })

/** What a driver reads on the page of the suppliers and with a car. A page is kept for a minute. */
async function seen() {
  server.clock.now += 2 * 60_000
  const visitor = server.visitor()
  const { suppliers } = (await visitor('GET', '/api/suppliers')).json<SupplierPage>()
  const query = new URLSearchParams({
    pl: 'douala-airport',
    ...defaultPeriod(server.clock.now),
    suppliers: id,
  })
  const { cars } = (await visitor('GET', `/api/cars?${query}`)).json<CarPage>()
  expect(cars.length).toBeGreaterThan(0)
  return [suppliers.find(({ _id }) => _id === id)?.verifiedUntil, cars[0]!.supplier.verifiedUntil]
}

test('an admin who has looked at both papers verifies a supplier until the first of them ends, or takes it back', async () => {
  expect((await verify([])).json()).toEqual({ code: 'not-possible-now' })
  const register = await add({ kind: 'trade-register', validUntil: null })
  expect((await read()).possibleUntil).toBeNull()
  const tax = await add({ kind: 'tax-certificate', validUntil: inDays(40) })
  expect(await seen()).toEqual([undefined, undefined])
  // Papers of the supplier take none of its cars off the search, and another one came after the admin had looked.
  const newer = await add({ kind: 'tax-certificate', validUntil: inDays(60), replaces: tax })
  expect((await verify([register, tax])).json()).toEqual({ code: 'changed-meanwhile' })
  expect(await seen()).toEqual([undefined, undefined])
  expect((await verify([register, newer])).json()).toMatchObject({ verifiedUntil: inDays(60) })
  expect(await seen()).toEqual([inDays(60), inDays(60)])

  expect((await owner('POST', `${path}/verification`, { payload: { was: [] } })).statusCode).toBe(403)
  expect((await withdraw(' ')).json()).toMatchObject({ fields: { reason: 'required' } })
  for (let time = 0; time < 2; time++) expect((await withdraw('It has moved.')).statusCode).toBe(200)
  expect(await read(owner)).toMatchObject({ verifiedUntil: null, withdrawn: 'It has moved.' })
  expect(await seen()).toEqual([undefined, undefined])

  const acts = await server.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('entity', '=', 'supplier')
    .where('entity_id', '=', id)
    .where('action', 'like', 'verif%')
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { actor: 'admin', action: 'verified' },
    { actor: 'admin', action: 'verification-withdrawn' },
  ])
})

test('a badge ends with another name, and the day after its last one', async () => {
  const papers = (await read()).papers.filter(({ isReplaced }) => !isReplaced).map(({ _id }) => _id)
  expect(await verify(papers)).toMatchObject({ statusCode: 200 })
  const shown = (await admin('GET', path)).json<StaffSupplier>()
  const { version: was, ...terms } = shown
  const rename = await admin('POST', path, { payload: { ...terms, was, name: 'Mboa Prestige Douala' } })
  expect(rename.statusCode).toBe(200)
  expect(await seen()).toEqual([undefined, undefined])

  expect(await verify(papers)).toMatchObject({ statusCode: 200 })
  const last = (await read()).verifiedUntil!
  server.clock.now += Date.parse(last) - Date.parse(inDays(0)) - 60_000 * 10
  expect((await seen())[0]).toBe(last)
  server.clock.now += day
  admin = await server.as('admin@wouri.example')
  expect(await seen()).toEqual([undefined, undefined])
  expect(await read()).toMatchObject({ verifiedUntil: null, possibleUntil: null })
})
