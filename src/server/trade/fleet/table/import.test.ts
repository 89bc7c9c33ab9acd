// Cars from a spreadsheet: what is wrong is told cell by cell, and a table is written whole or not at all.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarTableCheck } from '#contract/staff/fleet/car-table.ts'
import type { StaffCar, StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { form } from '#tests/support/files.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { sheetXml, workbook } from '#tests/support/workbook.ts'

const supplier = 'mboa-prestige'
let server: TestServer
let owner: Ask
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as(`${supplier}@wouri.example`)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const send = (path: string, file: string | Buffer, query: object = {}, ask = owner) => {
  const sent = form({ field: 'file', bytes: Buffer.from(file as string), name: 'cars.csv' })
  return ask('POST', `/api/staff/car-table${path}?${new URLSearchParams({ ...query })}`, sent)
}
const check = async (file: string | Buffer, query?: object, ask?: Ask) =>
  (await send('/check', file, query, ask)).json<CarTableCheck>()
const bring = (file: string | Buffer, query?: object, ask?: Ask) => send('', file, query, ask)
const counted = ({ added, changed, unchanged }: CarTableCheck) => ({ added, changed, unchanged })

const byPlate = async (plate: string) => {
  const { cars } = (await owner('GET', `/api/staff/cars?q=${plate}`)).json<{ cars: StaffCarRow[] }>()
  return (await owner('GET', `/api/staff/cars/${cars[0]!._id}`)).json<StaffCar>()
}

const head = 'Nom;Immatriculation;Statut;Boîte de vitesses;Places;Lieux;Caution (XAF);Par jour (XAF)'
const airport = 'Aéroport international de Douala'
const row = (name: string, plate: string, price = '45 000', place = airport) =>
  `${name};${plate};En ligne;Manuelle;7;${place};150k;${price}`
const table = (...rows: string[]) => `\uFEFF${[head, ...rows].join('\r\n')}\r\n`

test('a table adds cars; once more it changes those whose plates it has, and empty cells stay', async () => {
  const file = table(row('Prado TX', 'LT 100 TA'), row('Prado TXL', 'LT 101 TA'))
  const checked = await check(file)
  expect(checked).toMatchObject({ rows: 2, added: 2, changed: 0, problems: [], ignored: [] })
  const before = await fingerprint(server.db, ['audit', 'rate_limits'])
  await check(file)
  expect(await fingerprint(server.db, ['audit', 'rate_limits'])).toEqual(before)

  expect((await bring(file, { plan: checked.plan! })).json()).toEqual({ added: 2, changed: 0, unchanged: 0 })
  const made = await byPlate('LT100TA')
  expect(made).toMatchObject({
    name: 'Prado TX',
    state: 'listed',
    gearbox: 'manual',
    seats: 7,
    locations: ['douala-airport'],
    deposit: 150_000,
    dailyPrice: 45_000,
    mileage: -1,
    minimumAge: 21,
    weeklyPrice: null,
  })

  expect(counted(await check(file))).toEqual({ added: 0, changed: 0, unchanged: 2 })
  const prices =
    'Number plate,Per day (XAF),Security deposit (XAF)\nlt-100-ta,50000,\nLT 101 TA,45000,150000\n'
  expect(counted(await check(prices))).toEqual({ added: 0, changed: 1, unchanged: 1 })
  await bring(prices)
  expect(await byPlate('LT100TA')).toEqual({ ...made, dailyPrice: 50_000, version: made.version + 1 })
  const acts = await server.db
    .selectFrom('audit')
    .select('action')
    .where('entity_id', 'in', [made._id, supplier])
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['created', 'imported', 'changed', 'imported'])
})

test('an XLSX is the same table', async () => {
  const rows = [
    ['Name', 'Number plate', 'Per day (XAF)', 'Places', 'Air conditioning'],
    ['Rav 4', 'LT 110 TA', 40_000, 'Douala International Airport', 'No'],
  ]
  expect((await bring(workbook(sheetXml(rows)))).json()).toEqual({ added: 1, changed: 0, unchanged: 0 })
  expect(await byPlate('LT110TA')).toMatchObject({
    name: 'Rav 4',
    dailyPrice: 40_000,
    airConditioning: false,
  })
})

test('without a plate a car is known by its name, where only one is called so', async () => {
  const file = table(row('Sans plaque', ''))
  expect(counted(await check(file))).toEqual({ added: 1, changed: 0, unchanged: 0 })
  await bring(file)
  expect(counted(await check(file))).toEqual({ added: 0, changed: 0, unchanged: 1 })
  const twice = await check(table(row('Jumelle', ''), row('Jumelle', '')))
  expect(twice.problems).toMatchObject([{ row: 3, at: 'B3', problem: 'plate-needed' }])
})

test.each(['en', 'fr', 'es'])(
  'what is taken out as a table in %s is read again, and changes nothing',
  async (language) => {
    await server.db
      .updateTable('users')
      .set({ language: language as 'fr' })
      .where('id', '=', supplier)
      .execute()
    await server.db
      .updateTable('cars')
      .set({
        name: '=1+1;-2 "quoted"',
        co2: 120,
        discounted_weekly_price: 200_000,
        price_per_extra_km: 250,
      })
      .where('id', '=', 'demo-prado-daily')
      .execute()
    const exported = (await owner('GET', '/api/staff/cars.csv?state=listed,unlisted,coming-soon,retired'))
      .body
    const checked = await check(exported)
    expect(checked.problems.filter(({ problem }) => problem !== 'plate-needed')).toEqual([])
    expect(checked.ignored).toEqual([])
    expect(counted(checked)).toMatchObject({ added: 0, changed: 0 })
    expect(checked.unchanged).toBeGreaterThan(20)

    const model = (await owner('GET', '/api/staff/car-table.csv')).body
    expect(await check(model)).toMatchObject({ problems: [{ problem: 'no-rows' }], ignored: [] })
  },
)

test('a file with thirty kinds of faults is refused row by row, and nothing of it is written', async () => {
  const all =
    'Nom;Immatriculation;Agence;Statut;Catégorie;Boîte de vitesses;Carburant;Politique carburant;Places;Portes;Climatisation;Multimédia;Kilomètres par jour;Par kilomètre au-delà;Âge minimum du conducteur;Lieux;Caution;CO2;Par jour;Par jour, réduit;Par heure;Pour 3 jours;Pour 7 jours;Pour 30 jours;Annulation jusqu’au départ;Protection contre le vol;Assurance tous risques;Second conducteur'
  const headings = all.split(';')
  const good: Record<string, string> = { Nom: 'Corolla', 'Par jour': '45000', Lieux: airport }
  const foreign = await server.db
    .selectFrom('cars')
    .select('plate')
    .where('supplier_id', '<>', supplier)
    .where('plate', 'is not', null)
    .executeTakeFirstOrThrow()
  const faults: [heading: string, cell: string, problem: string][] = [
    ['Nom', '', 'required'],
    ['Nom', 'x'.repeat(81), 'too-long'],
    ['Nom', '4111 1111 1111 1111', 'card-number-in-text'],
    ['Nom', '‮atoyoT', 'wrong'],
    ['Immatriculation', 'BONJOUR', 'not-a-plate'],
    ['Immatriculation', foreign.plate!, 'plate-registered'],
    ['Agence', 'Sawa Motors', 'other-supplier'],
    ['Statut', 'Presque', 'not-a-word'],
    ['Statut', 'Retirée du parc', 'not-for-new-cars'],
    ['Catégorie', 'Énorme', 'not-a-word'],
    ['Boîte de vitesses', 'Semi', 'not-a-word'],
    ['Carburant', 'Charbon', 'not-a-word'],
    ['Politique carburant', 'Rien', 'not-a-word'],
    ['Places', '0', 'too-low'],
    ['Places', '200', 'too-high'],
    ['Portes', 'cinq', 'not-a-number'],
    ['Climatisation', 'peut-être', 'not-a-word'],
    ['Multimédia', 'Bluetooth | Minitel', 'not-a-word'],
    ['Kilomètres par jour', '0', 'wrong'],
    ['Kilomètres par jour', '9000', 'too-high'],
    ['Par kilomètre au-delà', '-1', 'too-low'],
    ['Âge minimum du conducteur', '12', 'too-low'],
    ['Lieux', '', 'required'],
    ['Lieux', 'Atlantis', 'unknown-place'],
    ['Caution', '12,5', 'not-a-number'],
    ['CO2', '4000', 'too-high'],
    ['Par jour', '', 'required'],
    ['Par jour', '0', 'too-low'],
    ['Par jour', '99999999999', 'too-high'],
    ['Par jour, réduit', 'moitié', 'not-a-number'],
    ['Par heure', '#REF!', 'not-a-number'],
    ['Assurance tous risques', '-7', 'too-low'],
    ['Second conducteur', 'gratuit', 'not-a-number'],
  ]
  const lines = faults.map(([heading, cell], index) => {
    const cells: Record<string, string> = {
      ...good,
      Immatriculation: `LT ${500 + index} TA`,
      [heading]: cell,
    }
    return headings.map((each) => cells[each] ?? '').join(';')
  })
  const whole = [
    ...lines,
    headings.map((each) => ({ ...good, Immatriculation: 'LT 500 TA' })[each] ?? '').join(';'),
  ]
  const fine = headings.map((each) => ({ ...good, Immatriculation: 'LT 600 TA' })[each] ?? '').join(';')
  const file = [all, fine, ...whole].join('\r\n')
  const { problems, added, plan } = await check(file)
  expect(problems.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    ...faults.map(([heading, , problem], index) => [index + 3, heading, problem]),
    [faults.length + 3, 'Immatriculation', 'plate-twice'],
  ])
  expect(problems[4]).toMatchObject({ at: 'B7', cell: 'BONJOUR' })
  expect(problems[10]).toMatchObject({ cell: 'Semi', allowed: ['Manuelle', 'Automatique'] })
  expect(problems[21]).toMatchObject({ cell: '12', bound: 18 })
  expect({ added, plan }).toEqual({ added: 1, plan: null })

  const before = await fingerprint(server.db, ['audit', 'rate_limits'])
  const refused = await bring(file)
  expect([refused.statusCode, refused.json()]).toEqual([400, { code: 'invalid-input' }])
  expect(await fingerprint(server.db, ['audit', 'rate_limits'])).toEqual(before)
})

describe('a table', () => {
  test.each([
    ['Couleur;Marque\nBleu;Kia\n', [{ problem: 'column-missing', heading: 'plate', row: null }]],
    ['Nom;Nom;Immatriculation\nKia;Kia;LT 1 A\n', [{ problem: 'column-twice', column: 'Nom' }]],
    [
      'Nom;Immatriculation\nKia;LT 777 TA\nRio;LT 778 TA\n',
      [
        { problem: 'column-missing', column: 'Lieux' },
        { problem: 'column-missing', column: 'Par jour (XAF)' },
      ],
    ],
    [`${head}\n`, [{ problem: 'no-rows' }]],
  ])('%j says what it lacks', async (file, problems) => {
    const { problems: told, plan } = await check(file)
    expect(told.toSorted((one, other) => (one.column ?? '').localeCompare(other.column ?? ''))).toMatchObject(
      problems,
    )
    expect(plan).toBe(null)
  })

  test('has five hundred rows and two megabytes at most', async () => {
    const rows = Array.from({ length: 501 }, (_, index) => row('Kia', `CE ${1000 + index} TA`))
    expect((await check(table(...rows))).problems).toMatchObject([{ problem: 'too-many-rows', bound: 500 }])
    expect((await check(table(...rows.slice(1)))).added).toBe(500)
    expect((await send('/check', 'x'.repeat(2 * 1024 * 1024 + 1))).json()).toEqual({ code: 'file-too-large' })
    expect((await send('/check', Buffer.from('%PDF\0'))).json()).toEqual({ code: 'not-a-table' })
  })

  test('goes into the own supplier alone, and an admin says into which', async () => {
    const file = table(row('Kia', 'LT 800 TA'))
    const other = await server.as('sawa-motors@wouri.example')
    for (const path of ['', '/check']) {
      expect((await send(path, file, { supplier }, other)).json()).toEqual({ code: 'not-found' })
      expect((await send(path, file, {}, admin)).json()).toMatchObject({ fields: { supplier: 'required' } })
    }
    expect((await bring(file, { supplier }, admin)).json()).toMatchObject({ added: 1 })
    // The same plate in another fleet is not theirs to change.
    expect((await check(file, {}, other)).problems).toMatchObject([{ problem: 'plate-registered', at: 'B2' }])
    expect((await byPlate('LT800TA')).supplier._id).toBe(supplier)
  })

  test('brings no more cars than the fleet may have', async () => {
    const [{ cars }] = (await owner('GET', '/api/staff/fleets')).json<[{ cars: number }]>()
    const limit = (most: number | null) =>
      server.db.updateTable('suppliers').set({ car_limit: most }).where('id', '=', supplier).execute()
    await limit(cars + 1)
    const file = table(row('Kia', 'LT 810 TA'), row('Kia', 'LT 811 TA'))
    expect((await check(file)).problems).toMatchObject([{ problem: 'car-limit', bound: cars + 1 }])
    expect((await check(table(row('Kia', 'LT 810 TA')))).added).toBe(1)
    await limit(null)
  })

  test('that was checked is written only while it would do the same', async () => {
    const file = table(row('Kia', 'LT 820 TA', '30 000'))
    const { plan } = await check(file)
    expect((await bring(file, { plan: plan! })).statusCode).toBe(200)
    // Pressed twice, or while somebody else changed the car.
    expect((await bring(file, { plan: plan! })).json()).toEqual({ code: 'changed-meanwhile' })
    expect(counted(await check(file))).toEqual({ added: 0, changed: 0, unchanged: 1 })
  })
})

test('five hundred cars are written at once, beside a search', { tags: 'all' }, async () => {
  const rows = Array.from({ length: 500 }, (_, index) => row(`Charge ${index}`, `OU ${1000 + index} TA`))
  const file = table(...rows)
  const start = Date.now()
  const answers = await Promise.all([
    bring(file),
    bring(file),
    ...Array.from({ length: 20 }, () => owner('GET', '/api/staff/cars')),
  ])
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const outcomes = answers.slice(0, 2).map((answer) => answer.json<{ added: number }>().added)
  expect(outcomes.toSorted((one, other) => one - other)).toEqual([0, 500])
  expect(Date.now() - start).toBeLessThan(20_000)
  const dearer = file.replaceAll('45 000', '46 000')
  expect((await bring(dearer)).json()).toEqual({ added: 0, changed: 500, unchanged: 0 })
})
