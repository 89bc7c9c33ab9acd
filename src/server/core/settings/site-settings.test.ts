import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarPage } from '#contract/cars/cars.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { SiteSettings } from '#contract/staff/site/settings.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { noLimits } from '#tests/support/limits.ts'
import { anotherProcess, startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
/** Another process on the same database, as another machine runs it. */
let other: Awaited<ReturnType<typeof anotherProcess>>
let admin: Ask
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  other = await anotherProcess(server)
  admin = await server.as('admin@wouri.example')
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const current = async () => (await admin('GET', '/api/staff/settings')).json<SiteSettings>()

async function change(part: Partial<SiteSettings> & { was?: number }, ask = admin) {
  const { version, areSuppliersHidden: _isHidden, ...fields } = await current()
  return ask('POST', '/api/staff/settings', { payload: { ...fields, was: version, ...part } })
}

const audited = () =>
  server.db.selectFrom('audit').selectAll().where('entity', '=', 'settings').orderBy('id').execute()

test('a change is seen by the next request of every process', async () => {
  const elsewhere = other.ask
  const seen = async () => (await elsewhere('GET', '/api/settings')).json<Settings>()
  expect((await seen()).minPickupHours).toBe(3)
  expect((await change({ minPickupHours: 48, contactEmail: 'Desk@Wouri.example' })).statusCode).toBe(200)
  expect(await seen()).toMatchObject({ minPickupHours: 48, contact: { email: 'desk@wouri.example' } })
  // The rule, not only its text: tomorrow is too soon by now.
  const soon = defaultPeriod(server.clock.now - 2 * 86_400_000)
  const search = () => elsewhere('GET', `/api/cars?${new URLSearchParams({ pl: 'douala-airport', ...soon })}`)
  expect((await search()).json()).toMatchObject({ fields: { from: 'pick-up-too-soon' } })
  await change({ minPickupHours: 3 })
  expect((await search()).statusCode).toBe(200)
})

test('suppliers are hidden by a switch, in every process, and named again', async () => {
  const elsewhere = other.ask
  const list = async () => (await elsewhere('GET', '/api/supplier-terms')).json<unknown[]>()
  const names = async () => {
    const query = new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(server.clock.now) })
    const { cars } = (await elsewhere('GET', `/api/cars?${query}`)).json<CarPage>()
    return new Set(cars.map(({ supplier }) => supplier.name))
  }
  const before = await names()
  expect(before).not.toContain('Wouri')
  await change({ hideSuppliers: true })
  expect(await names()).toEqual(new Set(['Wouri']))
  expect(await list()).toEqual([])
  expect((await elsewhere('GET', '/api/settings')).json()).toMatchObject({ hideSuppliers: true })
  await change({ hideSuppliers: false })
  expect(await names()).toEqual(before)
})

test('each change is recorded once, with what was before and after', async () => {
  const before = (await audited()).length
  const { version } = await current()
  await change({ minimumAge: 23 })
  // Sent again after its answer was lost, with the version it began with.
  expect((await change({ minimumAge: 23, was: version })).statusCode).toBe(200)
  const rows = (await audited()).slice(before)
  expect(rows).toMatchObject([
    {
      actor: 'admin',
      action: 'changed',
      entity_id: 'site',
      changes: { minimumAge: { before: 21, after: 23 } },
    },
  ])
  expect((await current()).version).toBe(version + 1)
})

test('of two who change them the second is told, and nothing is lost', async () => {
  const { version } = await current()
  await change({ minimumAge: 25 })
  const second = await change({ minRentalHours: 6, was: version })
  expect([second.statusCode, second.json()]).toEqual([409, { code: 'changed-meanwhile' }])
  expect(await current()).toMatchObject({ minimumAge: 25, minRentalHours: 3 })
})

test.each([
  [
    'a day that ends before it begins',
    { minPickupDropoffHour: 20, maxPickupDropoffHour: 8 },
    'maxPickupDropoffHour',
    'invalid-input',
  ],
  ['no notice at all', { minPickupHours: 0 }, 'minPickupHours', 'invalid-input'],
  ['drivers who may not drive', { minimumAge: 17 }, 'minimumAge', 'invalid-input'],
  ['no phone number', { contactPhone: '12' }, 'contactPhone', 'invalid-phone'],
  ['no address', { contactEmail: 'nobody' }, 'contactEmail', 'invalid-email'],
  ['an account that is shown and not given', { bankShown: true, bankAccount: '' }, 'bankAccount', 'required'],
])('%s is refused at its field', async (_, part, field, code) => {
  const before = await current()
  const answer = await change(part)
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { [field]: code } }])
  expect(await current()).toEqual(before)
})

test('bank details are shown to owners once admins show them, and to nobody else', async () => {
  const bank = {
    bankName: 'Afriland',
    bankHolder: 'Wouri SARL',
    bankAccount: 'CM21 10005 00001 12345678901 47',
    bankCode: 'CCEICMCX',
  }
  const seen = async (ask: Ask) =>
    (await ask('GET', '/api/staff/bank-details')).json<{ bank: unknown }>().bank
  expect((await change(bank)).statusCode).toBe(200)
  expect(await seen(owner)).toBeNull()
  await change({ bankShown: true })
  expect(await seen(owner)).toEqual({
    name: 'Afriland',
    holder: 'Wouri SARL',
    account: 'CM21 10005 00001 12345678901 47',
    code: 'CCEICMCX',
  })
  expect((await server.visitor()('GET', '/api/settings')).body).not.toMatch(/10005|Afriland/)
  expect((await owner('GET', '/api/staff/settings')).statusCode).toBe(403)
})
