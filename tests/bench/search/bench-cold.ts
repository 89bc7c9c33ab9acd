// The first search after the database has restarted, with nothing in its memory (the machine may have it in its own), and the
// first one of a process that has just begun and still compiles its code.

import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { startProcess } from '#tests/support/process.ts'
import pg from 'pg'
import { Connection } from './connection.ts'
import { inTurns, p50 } from './measure.ts'
import { askRaw, pathOf, tripOf } from './searches.ts'
import { ratio } from './bench-searches.ts'

const rounds = 5
const took = async (act: () => Promise<unknown>) => (await inTurns(1, { act })).act[0]!
const middle = (times: number[]) => p50(times.toSorted((a, b) => a - b))
const searchOf = (round: number) => ({ place: 'city-0', trip: tripOf(round) })

/** `folder` is that of a whole site, which nothing runs on. */
export async function benchCold(folder: string): Promise<void> {
  const start = () => startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  let server = await start()
  const { host, port, user, database } = server.connection
  const address = `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`
  const startSite = async () => {
    const site = await startProcess({ DATABASE_URL: address, WOURI_DATA: folder, WOURI_DEMO: 'off' })
    if (site.url === null) throw new Error(site.written())
    return { ...site, connection: await Connection.open(site.url) }
  }
  const restart = async () => {
    await server.stop()
    server = await start()
  }
  let site = await startSite()
  const askSite = async (round: number) => {
    const { status } = await site.connection.get(pathOf(searchOf(round), 'cars'))
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  // As in a process that has run for a while: all of its code is compiled.
  for (let round = 0; round < 20; round++) await askSite(round)

  const times: Record<'raw' | 'product' | 'begun', number[]> = { raw: [], product: [], begun: [] }
  for (let round = 0; round < rounds; round++) {
    await restart()
    const client = new pg.Client(server.connection)
    await client.connect()
    times.raw.push(await took(() => askRaw(client, searchOf(round))))
    await client.end()

    await restart()
    while ((await site.connection.get('/api/ready')).status !== 200) await wait(50)
    times.product.push(await took(() => askSite(round)))
  }
  for (let round = 0; round < rounds; round++) {
    site.connection.close()
    await site.stop()
    site = await startSite()
    times.begun.push(await took(() => askSite(round)))
  }
  site.connection.close()
  await site.stop()
  await server.stop()
  const [product, raw, begun] = [middle(times.product), middle(times.raw), middle(times.begun)]
  console.log(
    `\nCold, city-0: product ${product.toFixed(0)} ms, raw ${raw.toFixed(0)} ms: ${ratio(product, raw)}`,
  )
  console.log(`The first search of a process that has just started: ${begun.toFixed(0)} ms`)
}
