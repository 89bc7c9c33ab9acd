// Each table for spreadsheets as a French bookkeeper opens it: divided by semicolons, every column below its heading.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { carHeadings } from '#domain/car/table/car-headings.ts'
import type { Language } from '#domain/language.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aCar } from '#tests/support/staff.ts'

let server: TestServer
let admin: Ask
let car: string
const hostile = '=HYPERLINK("x");=1+1,+2\t@SUM(A1)\r-3,"=4"'

beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
  car = await aCar(server.db)
  await server.db
    .updateTable('cars')
    .set({ name: hostile, multimedia: ['bluetooth', 'touchscreen'], mileage: -1 })
    .where('id', '=', car)
    .execute()
  const id = await aMadeBooking(server.db, {
    now: server.clock.now,
    inDays: 400,
    status: 'reserved',
    car_id: car,
  })
  await server.db.updateTable('bookings').set({ driver_name: hostile }).where('id', '=', id).execute()
})
afterAll(() => server.close())

const reads = (language: Language) =>
  server.db.updateTable('users').set({ language }).where('email', '=', 'admin@wouri.example').execute()

/** What a spreadsheet makes of a file; a quoted cell may hold the sign that divides, and quotes twice. */
function opened(file: string, separator: string): string[][] {
  return file
    .replace(/^\u{FEFF}/u, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [
        ...`${line}${separator}`.matchAll(
          new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))${separator}`, 'g'),
        ),
      ].map(([, text, plain]) => (text === undefined ? plain! : text.replaceAll('""', '"'))),
    )
}

/** Every table there is: the contract says which calls answer with one. */
const tables = Object.entries(endpoints)
  .filter(([, { media = [] }]) => media.some((type) => type.startsWith('text/csv')))
  .map(([name, { path }]) => [name, path] as const)

/** Asked for as a whole; the figures have no whole. */
const asked: Readonly<Record<string, Record<string, string>>> = {
  exportStaffFigures: { from: '2026-01', to: '2026-06' },
  exportCarFigures: { from: '2026-01', to: '2026-06' },
}

test('there are tables', () => {
  expect(tables.length).toBeGreaterThanOrEqual(7)
})

test.each(tables)('%s opens in French with its columns right, and no formula', async (name, path) => {
  await reads('fr')
  const { body, headers } = await admin('GET', path, { query: asked[name] ?? {} })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
  expect(body).toMatch(/^\u{FEFF}"/u)
  const [head, ...rows] = opened(body, ';')
  expect(head).toEqual([...new Set(head)])
  expect(head!.filter((heading) => heading.trim() === '')).toEqual([])
  expect(rows.length).toBeGreaterThan(0)
  // A number has its decimals behind a comma: a point would make it a text, or a date.
  expect(body).not.toMatch(/(?:^|;)-?\d+\.\d+(?:;|\r)/m)
  expect(rows.filter((row) => row.length !== head!.length)).toEqual([])
  // Where a spreadsheet divides by another sign than ours, no cell begins a formula either.
  const cells = rows.flat().flatMap((cell) => cell.split(/[;,\t\r\n]"*/))
  expect(cells.filter((cell) => /^[=@+]|^-(?!\d+$)/.test(cell))).toEqual([])
  await reads('en')
  const english = await admin('GET', path, { query: asked[name] ?? {} })
  const [words] = opened(english.body, ',')
  expect(words).toHaveLength(head!.length)
  expect(words).not.toEqual(head)
})

test('states and places are in the language of who reads, and divided as it expects', async () => {
  await reads('es')
  const [head, row] = opened((await admin('GET', '/api/staff/bookings.csv?q=HYPERLINK')).body, ';')
  expect(row![head!.indexOf('Estado')]).toBe('Reservada')
  await reads('en')
  const english = opened((await admin('GET', '/api/staff/bookings.csv?q=HYPERLINK')).body, ',')
  expect(english[1]![english[0]!.indexOf('Status')]).toBe('Reserved')
  const at = english[0]!.indexOf('From')
  expect(english[1]![at]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  const { name } = await server.db
    .selectFrom('bookings as b')
    .innerJoin('locations as l', 'l.id', 'b.pick_up_location')
    .select('l.name')
    .where('b.car_id', '=', car)
    .executeTakeFirstOrThrow()
  expect(row![head!.indexOf('Recogida')]).toBe(name.es)
})

test('a car is in its table with every field, in words', async () => {
  await reads('fr')
  const [head, row] = opened((await admin('GET', '/api/staff/cars.csv?q=HYPERLINK')).body, ';')
  expect(head).toEqual(Object.values(carHeadings).map(({ fr }) => fr))
  const stored = await server.db
    .selectFrom('cars')
    .selectAll()
    .where('id', '=', car)
    .executeTakeFirstOrThrow()
  const cell = (heading: string) => row![head!.indexOf(heading)]
  expect(cell('Multimédia')).toBe('Bluetooth | Écran tactile')
  expect(cell('Kilomètres par jour')).toBe('Illimité')
  expect(cell('Climatisation')).toBe(stored.air_conditioning ? 'Oui' : 'Non')
  expect(cell('Par jour (XAF)')).toBe(String(stored.daily_price))
  expect(cell('Lieux')!.split(' | ')).toHaveLength(stored.location_ids.length)
})
