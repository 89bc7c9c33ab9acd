// Searches with few and with many candidates: one at a time before and after VACUUM, then eight clients at once.

import type { CarPage } from '#contract/cars/cars.ts'
import { connect } from '#server/platform/db/connect.ts'
import { searchSql } from '#server/core/cars/search-cars.ts'
import { findSearchedPlaces } from '#server/core/cars/searched-places.ts'
import pg from 'pg'
import { Connection } from './connection.ts'
import { inTurns, p50, p95, ratesInTurns, type Times } from './measure.ts'
import {
  askRaw,
  compare,
  pathOf,
  periodOf,
  placesWith,
  rawStatement,
  tripOf,
  type Search,
} from './searches.ts'

export type Servers = { site: string; bare: string; connection: pg.ClientConfig }

const clients = 8
const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`
const random = (most: number) => Math.floor(Math.random() * most)
const ms = (times: Times) => `${p50(times).toFixed(1)}/${p95(times).toFixed(1)}`

/** Prints the figures of all searches, and the plans of the slowest. */
export async function benchSearches(at: Servers, cars: number): Promise<void> {
  const client = new pg.Client(at.connection)
  await client.connect()
  try {
    const places = await placesWith(client, [70, 380, 2800])
    const kinds: Omit<Search, 'trip'>[] = [
      ...places.map((place) => ({ place })),
      { place: 'city-0', gearbox: 'automatic' },
    ]
    await warmUp(at, kinds)
    for (const state of ['analysed', 'after VACUUM']) {
      if (state === 'after VACUUM') await client.query('VACUUM ANALYZE')
      // A connection that waited for VACUUM may have been closed.
      const [site, bare] = [await Connection.open(at.site), await Connection.open(at.bare)]
      console.log(`\n## ${state}: p50/p95 in ms`)
      const table = []
      for (const kind of kinds)
        table.push(await row({ client, site, bare, bareUrl: at.bare }, kind, cars > 20_000 ? 25 : 45))
      console.table(table)
      site.close()
      bare.close()
    }
    await together(at, 'city-0')
    await printPlans(at, client, { place: 'city-0', trip: tripOf(8) })
  } finally {
    await client.end()
  }
}

/** A process that has just started compiles its own code while it answers; how it answers then is measured apart, as cold. */
async function warmUp(at: Servers, kinds: readonly Omit<Search, 'trip'>[]): Promise<void> {
  const site = await Connection.open(at.site)
  for (let round = 0; round < 20; round++)
    for (const kind of kinds) await site.get(pathOf({ ...kind, trip: tripOf(round) }), randomAddress())
  site.close()
}

type Asked = { client: pg.Client; site: Connection; bare: Connection; bareUrl: string }

async function row({ client, site, bare, bareUrl }: Asked, kind: Omit<Search, 'trip'>, rounds: number) {
  const searchOf = (round: number): Search => ({ ...kind, trip: tripOf(round) })
  const askSite = async (round: number) => {
    const { status, body } = await site.get(pathOf(searchOf(round)), randomAddress())
    if (status !== 200) throw new Error(`${status} ${body.toString()}`)
    return body
  }
  let candidates = 0
  for (let round = 0; round < 5; round++) {
    const raw = await askRaw(client, searchOf(round))
    const body = await askSite(round)
    compare(searchOf(round), raw, JSON.parse(body.toString()) as CarPage)
    await fetch(`${bareUrl}/answer`, { method: 'PUT', body: new Uint8Array(body) })
    candidates = raw.total
  }
  const times = await inTurns(rounds, {
    raw: (round) => askRaw(client, searchOf(round)),
    product: askSite,
    bare: () => bare.get('/answer'),
  })
  return {
    search: `${kind.place}${kind.gearbox ? `, ${kind.gearbox}` : ''}`,
    found: candidates,
    raw: ms(times.raw),
    product: ms(times.product),
    'product to raw': ratio(p50(times.product), p50(times.raw)),
    'bare node:http': ms(times.bare),
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
      const { status } = await site.get(pathOf(next()), randomAddress())
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
  const asked = { pl: search.place, ...search.trip }
  const { places } = await findSearchedPlaces(db, asked)
  const product = searchSql(
    { search: asked, period: periodOf(search), places, now: Date.now() },
    true,
  ).compile(db)
  await db.destroy()
  const raw = rawStatement(search)
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
