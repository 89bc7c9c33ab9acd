// The same search asked twice: of the product by HTTP, and by statements that are written by hand.

import { readFile } from 'node:fs/promises'
import type { CarPage } from '#contract/cars/cars.ts'
import { mostCounted, type Sort } from '#domain/car/filters.ts'
import { addDays, dayOf, daysOf, hoursOf, instantOf, type Period } from '#domain/rental/period.ts'
import type pg from 'pg'

export type Search = {
  place: string
  trip: { from: string; to: string }
  sort?: Sort
  gearbox?: string
  size?: string
}

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
const [pageText, carsText, countsText] = await Promise.all([
  read('raw-page.sql'),
  read('raw-cars.sql'),
  read('raw-counts.sql'),
])

/** The trip of a round: one to nine days and three hours, beginning in two days to eight weeks. */
export function tripOf(round: number): Search['trip'] {
  const first = addDays(dayOf(Date.now()), 2 + ((round * 7) % 55))
  return { from: `${first}T10:00`, to: `${addDays(first, 1 + (round % 9))}T13:00` }
}

export const periodOf = ({ trip }: Search): Period => ({
  from: instantOf(trip.from)!,
  to: instantOf(trip.to)!,
})

/** The path of the product's call, for the cars or for what is counted beside them. */
export function pathOf({ place, trip, sort, gearbox, size }: Search, only: 'cars' | 'counts'): string {
  const chosen = {
    ...(sort && { sort }),
    ...(gearbox && { gearboxes: gearbox }),
    ...(size && { ranges: size }),
  }
  return `/api/cars?${new URLSearchParams({ pl: place, ...trip, ...chosen, only })}`
}

const rawRanks: Record<Sort, string> = {
  recommended: 'p.recommended_rank',
  total: '0',
  rating: 'p.rating_rank',
  deposit: 'p.deposit',
}

const withoutComments = (text: string) => text.replace(/^--.*$/gm, '')

type Statement = { text: string; values: unknown[] }

const chosenIn = ({ gearbox, size }: Search) =>
  [gearbox, size].map((value) => (value === undefined ? null : [value]))

export function rawPage(search: Search): Statement {
  const { from, to } = periodOf(search)
  const hours = hoursOf({ from, to })
  const rank = rawRanks[search.sort ?? 'recommended']
  const text = withoutComments(pageText)
    .replaceAll('{cars}', withoutComments(carsText))
    .replaceAll('{size}', search.size === undefined ? '$9::text IS NULL' : 'p.range = $9')
    .replaceAll('{rank}', rank)
    .replaceAll('{order}', rank === '0' ? '' : `${rank}, `)
  const values = [
    search.place,
    new Date(from),
    new Date(to),
    Math.floor(hours / 24),
    hours % 24,
    daysOf({ from, to }),
    dayOf(from),
    search.gearbox === undefined ? null : [search.gearbox],
    search.size ?? null,
  ]
  return { text, values }
}

function rawCounts(search: Search): Statement {
  const { from, to } = periodOf(search)
  return { text: countsText, values: [search.place, new Date(from), new Date(to), ...chosenIn(search)] }
}

type RawPage = { cars: { car: { id: string } }[] | null }
type RawCounts = {
  total: number
  candidates: number
  ticked: Record<string, number>
  gearboxes: Record<string, number>
  sizes: Record<string, number>
  counted: { supplier_id: string | null; cars: number }[] | null
}

const first = async <Row extends pg.QueryResultRow>(client: pg.Client, statement: Statement) =>
  (await client.query<Row>(statement)).rows[0]!

export const askRaw = (client: pg.Client, search: Search) => first<RawPage>(client, rawPage(search))
export const askRawCounts = (client: pg.Client, search: Search) => first<RawCounts>(client, rawCounts(search))

/** Throws when both do not say the same cars in the same order. */
export function compareCars(search: Search, raw: RawPage, product: CarPage): void {
  const [one, other] = [raw.cars?.map(({ car }) => car.id) ?? [], product.cars.map(({ _id }) => _id)]
  if (one.join() !== other.join())
    throw new Error(`${pathOf(search, 'cars')}: the cars differ: ${one.join()} and ${other.join()}`)
}

/** Throws when both do not count the same. Of too many candidates each may have counted others. */
export function compareCounts(search: Search, raw: RawCounts, product: CarPage): void {
  const { facets } = product
  if (raw.candidates > mostCounted) return
  const suppliers = (raw.counted ?? []).filter(({ supplier_id }) => supplier_id !== null)
  const told = [
    [raw.total, product.total],
    [raw.sizes, facets.ranges],
    [Object.fromEntries(suppliers.map(({ supplier_id, cars }) => [supplier_id, cars])), facets.suppliers],
    [raw.gearboxes, facets.gearboxes],
    [
      [raw.ticked['r4'], raw.ticked['d1'], raw.ticked['cool'], raw.ticked['m2']],
      [
        facets.minimumRating['4'],
        facets.maximumDeposit['50000'],
        facets.specs['airConditioning'],
        facets.multimedia['bluetooth'],
      ].map((cars) => cars ?? 0),
    ],
  ]
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    )
  const wrong = told.findIndex(([one, other]) => sorted(one ?? {}) !== sorted(other))
  if (wrong >= 0) throw new Error(`${pathOf(search, 'counts')}: the counts differ (${wrong})`)
}

/** The places whose free cars come nearest to each of the wanted numbers; the last is the biggest city. */
export async function placesWith(client: pg.Client, wanted: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; cars: number }>(
    `SELECT l.id, count(*)::int AS cars FROM locations l JOIN locations below ON below.id = l.id OR below.parent = l.id
     JOIN cars c ON below.id = ANY(c.location_ids) AND c.available GROUP BY l.id ORDER BY cars`,
  )
  const near = wanted.map(
    (number) =>
      rows.reduce((best, row) => (Math.abs(row.cars - number) < Math.abs(best.cars - number) ? row : best))
        .id,
  )
  return [...near, 'city-0']
}
