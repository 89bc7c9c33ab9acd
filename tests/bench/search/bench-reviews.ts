// What the sheet of a car and the page of an agency ask for: five reviews in one call, of those with the most.

import type { ReviewPage } from '#contract/cars/reviews.ts'
import pg from 'pg'
import type { Servers } from './bench-searches.ts'
import { Connection } from './connection.ts'
import { inTurns, p50, p95 } from './measure.ts'

type Table = 'cars' | 'suppliers'

export async function benchReviews(at: Servers): Promise<void> {
  const client = new pg.Client(at.connection)
  await client.connect()
  const site = await Connection.open(at.site)
  try {
    const { rows } = await client.query<{ many: number }>('SELECT count(*)::int AS many FROM reviews')
    console.log(`\n## ${rows[0]!.many} reviews: pages of five, p50/p95 in ms`)
    const ask = async (path: string): Promise<ReviewPage> => {
      const { status, body } = await site.get(path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      return JSON.parse(body.toString()) as ReviewPage
    }
    for (const [table, column] of [
      ['cars', 'car_id'],
      ['suppliers', 'supplier_id'],
    ] satisfies [Table, string][]) {
      const most = await client.query<{ id: string; many: number }>(
        `SELECT ${column} AS id, count(*)::int AS many FROM reviews WHERE text IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1`,
      )
      const { id, many } = most.rows[0]!
      const path = `/api/${table}/${id}/reviews`
      const { next, reviews } = await ask(path)
      const after = next === null ? path : `${path}?after=${next}`
      const times = await inTurns(200, { first: () => ask(path), next: () => ask(after) })
      console.log(
        `${path} (${many} texts, ${reviews.length} in the first call): first ${p50(times.first).toFixed(1)}/${p95(times.first).toFixed(1)}, next ${p50(times.next).toFixed(1)}/${p95(times.next).toFixed(1)}`,
      )
    }
  } finally {
    site.close()
    await client.end()
  }
}
