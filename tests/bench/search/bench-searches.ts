// Searches with few and with many candidates: one at a time before and after VACUUM, then eight clients at once.

import type { CarPage } from '#contract/cars/cars.ts'
import { mostCounted, sorts } from '#domain/car/filters.ts'
import { connect } from '#server/platform/db/connect.ts'
import { nearSql } from '#server/core/cars/search-cars.ts'
import { findSearchedPlaces } from '#server/core/cars/searched-places.ts'
import pg from 'pg'
import { Connection } from './connection.ts'
import { inTurns, p50, p95, ratesInTurns, type Times } from './measure.ts'
import {
  askRaw,
  askRawCounts,
  compareCars,
  compareCounts,
  pathOf,
  periodOf,
  placesWith,
  rawPage,
  tripOf,
  type Search,
} from './searches.ts'

export type Servers = { site: string; bare: string; connection: pg.ClientConfig }

const clients = 8
const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`
const random = (most: number) => Math.floor(Math.random() * most)
const ms = (times: Times) => `${p50(times).toFixed(1)}/${p95(times).toFixed(1)}`

type Kind = Omit<Search, 'trip'>

/** The biggest city, which grows with the country: every order and two filters. */
const inTheCity: Kind[] = [
  ...sorts.map((sort) => ({ sort })),
  { gearbox: 'automatic' },
  { size: 'maxi', sort: 'total' as const },
].map((kind) => ({ place: 'city-0', ...kind }))

const nameOf = ({ place, sort, gearbox, size }: Kind) =>
  [place, sort ?? 'recommended', gearbox, size].filter((part) => part !== undefined).join(', ')

/** Prints the figures of all searches, and the plans of the slowest. Returns the p50 of the product for each search of the biggest city. */
export async function benchSearches(at: Servers, cars: number): Promise<Map<string, number>> {
  const client = new pg.Client(at.connection)
  await client.connect()
  const firstPages = new Map<string, number>()
  try {
    const places = (await placesWith(client, [70, 380, 2800])).slice(0, -1)
    const kinds: Kind[] = [...places.map((place) => ({ place })), ...inTheCity]
    await warmUp(at, kinds)
    for (const state of ['analysed', 'after VACUUM']) {
      if (state === 'after VACUUM') await client.query('VACUUM ANALYZE')
      // A connection that waited for VACUUM may have been closed.
      const [site, bare] = [await Connection.open(at.site), await Connection.open(at.bare)]
      console.log(`\n## ${state}: p50/p95 in ms`)
      const table = []
      for (const kind of kinds) {
        const { page, ...row } = await rowOf(
          { client, site, bare, bareUrl: at.bare },
          kind,
          cars > 20_000 ? 25 : 45,
        )
        table.push(row)
        if (inTheCity.includes(kind)) firstPages.set(nameOf(kind), page)
      }
      console.table(table)
      site.close()
      bare.close()
    }
    await together(at, 'city-0')
    await printPlans(at, client, { place: 'city-0', sort: 'total', trip: tripOf(8) })
  } finally {
    await client.end()
  }
  return firstPages
}

/** A process that has just started compiles its own code while it answers; how it answers then is measured apart, as cold. */
async function warmUp(at: Servers, kinds: readonly Kind[]): Promise<void> {
  const site = await Connection.open(at.site)
  for (let round = 0; round < 20; round++)
    for (const kind of kinds)
      await site.get(pathOf({ ...kind, trip: tripOf(round) }, 'cars'), randomAddress())
  site.close()
}

type Asked = { client: pg.Client; site: Connection; bare: Connection; bareUrl: string }

async function rowOf({ client, site, bare, bareUrl }: Asked, kind: Kind, rounds: number) {
  const searchOf = (round: number): Search => ({ ...kind, trip: tripOf(round) })
  const askSite = async (round: number, only: 'cars' | 'counts') => {
    const { status, body } = await site.get(pathOf(searchOf(round), only), randomAddress())
    if (status !== 200) throw new Error(`${status} ${body.toString()}`)
    return body
  }
  let found = 0
  for (let round = 0; round < 5; round++) {
    const body = await askSite(round, 'cars')
    compareCars(
      searchOf(round),
      await askRaw(client, searchOf(round)),
      JSON.parse(body.toString()) as CarPage,
    )
    await fetch(`${bareUrl}/answer`, { method: 'PUT', body: new Uint8Array(body) })
    const counted = await askRawCounts(client, searchOf(round))
    compareCounts(
      searchOf(round),
      counted,
      JSON.parse((await askSite(round, 'counts')).toString()) as CarPage,
    )
    found = counted.total
  }
  const times = await inTurns(rounds, {
    raw: (round) => askRaw(client, searchOf(round)),
    product: (round) => askSite(round, 'cars'),
    bare: () => bare.get('/answer'),
  })
  // Of trips that nobody has asked for in the last minute.
  const counts = await inTurns(9, {
    raw: (round) => askRawCounts(client, searchOf(rounds + round)),
    product: (round) => askSite(rounds + round, 'counts'),
  })
  return {
    search: nameOf(kind),
    found: found > mostCounted ? `${mostCounted}+` : found,
    raw: ms(times.raw),
    product: ms(times.product),
    'product to raw': ratio(p50(times.product), p50(times.raw)),
    'bare node:http': ms(times.bare),
    'counts raw': ms(counts.raw),
    'counts product': ms(counts.product),
    page: p50(times.product),
  }
}

export const ratio = (one: number, other: number): string => `${(one / other).toFixed(2)} x`

/** Eight clients at once, each search of another trip. A turn is shorter than the five seconds after which Node closes a connection that waits. */
async function together(at: Servers, place: string): Promise<void> {
  const pool = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new pg.Client(at.connection)
      await client.connect()
      return { client, site: await Connection.open(at.site) }
    }),
  )
  const next = (): Search => ({ place, trip: tripOf(random(55 * 9)) })
  const rates = await ratesInTurns(5, 3, {
    raw: pool.map(
      ({ client }) =>
        () =>
          askRaw(client, next()),
    ),
    product: pool.map(({ site }) => async () => {
      const { status } = await site.get(pathOf(next(), 'cars'), randomAddress())
      if (status !== 200) throw new Error(`answered ${status}`)
    }),
  })
  console.log(
    `\n${clients} clients, ${place}: product ${rates.product.toFixed(1)}/s, raw ${rates.raw.toFixed(1)}/s: ${(rates.product / rates.raw).toFixed(2)} of raw`,
  )
  for (const { client, site } of pool) {
    site.close()
    await client.end()
  }
}

async function printPlans(at: Servers, client: pg.Client, search: Search): Promise<void> {
  const db = connect(at.connection)
  const asked = { pl: search.place, ...search.trip, ...(search.sort && { sort: search.sort }) }
  const { places } = await findSearchedPlaces(db, asked)
  const product = nearSql({ search: asked, period: periodOf(search), places, now: Date.now() }).compile(db)
  await db.destroy()
  const raw = rawPage(search)
  for (const [name, text, values] of [
    ['product', product.sql, [...product.parameters]],
    ['raw', raw.text, raw.values],
  ] satisfies [string, string, unknown[]][]) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS) ${text}`,
      values,
    )
    console.log(`\n## plan of the slowest: ${name}\n${rows.map((line) => line['QUERY PLAN']).join('\n')}`)
  }
}
