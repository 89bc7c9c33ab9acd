// The same search asked twice: of the product by HTTP, and by a statement that is written by hand.

import { readFile } from 'node:fs/promises'
import type { CarPage } from '#contract/cars/cars.ts'
import { addDays, dayOf, daysOf, hoursOf, instantOf, type Period } from '#domain/rental/period.ts'
import type pg from 'pg'

export type Search = { place: string; trip: { from: string; to: string }; gearbox?: string }

const text = await readFile(new URL('raw.sql', import.meta.url), 'utf8')

/** The trip of a round: one to nine days and three hours, beginning in two days to eight weeks. */
export function tripOf(round: number): Search['trip'] {
  const first = addDays(dayOf(Date.now()), 2 + ((round * 7) % 55))
  return { from: `${first}T10:00`, to: `${addDays(first, 1 + (round % 9))}T13:00` }
}

export const periodOf = ({ trip }: Search): Period => ({
  from: instantOf(trip.from)!,
  to: instantOf(trip.to)!,
})

/** The path of the product's call. */
export function pathOf({ place, trip, gearbox }: Search): string {
  return `/api/cars?${new URLSearchParams({ pl: place, ...trip, ...(gearbox && { gearboxes: gearbox }) })}`
}

export function rawStatement(search: Search): { text: string; values: unknown[] } {
  const { from, to } = periodOf(search)
  const hours = hoursOf({ from, to })
  const values = [
    search.place,
    new Date(from),
    new Date(to),
    Math.floor(hours / 24),
    hours % 24,
    daysOf({ from, to }),
    dayOf(from),
    search.gearbox === undefined ? null : [search.gearbox],
  ]
  return { text, values }
}

type RawAnswer = {
  total: number
  cars: { car: { id: string } }[] | null
  ticked: Record<string, number>
  gearboxes: Record<string, number>
  counted: { supplier_id: string | null; range: string | null; cars: number }[] | null
}

export async function askRaw(client: pg.Client, search: Search): Promise<RawAnswer> {
  return (await client.query<RawAnswer>(rawStatement(search))).rows[0]!
}

/** Throws when both do not say the same: the cars in their order, the total, the counts. */
export function compare(search: Search, raw: RawAnswer, product: CarPage): void {
  const { facets } = product
  const sizes = (raw.counted ?? []).filter(({ range }) => range !== null)
  const suppliers = (raw.counted ?? []).filter(({ supplier_id }) => supplier_id !== null)
  const told = [
    [raw.total, product.total],
    [raw.cars?.map(({ car }) => car.id) ?? [], product.cars.map(({ _id }) => _id)],
    [Object.fromEntries(sizes.map(({ range, cars }) => [range, cars])), facets.ranges],
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
  const wrong = told.findIndex(([one, other]) => sorted(one) !== sorted(other))
  if (wrong >= 0) throw new Error(`${pathOf(search)}: the answers differ (${wrong})`)
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
