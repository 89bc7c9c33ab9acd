// npm run bench:restarts: restarts the database fifteen times while eight clients search and book; prints their answers.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startClients } from '#tests/support/booking-clients.ts'
import { askServer, signalServer, untilServed } from '#tests/support/embedded-server.ts'
import { startProcess } from '#tests/support/process.ts'

const times = Number(process.argv[2] ?? 15)
/** Milliseconds of load before each restart. */
const load = 2000

const folder = mkdtempSync(join(tmpdir(), 'wouri-restarts-'))
const data = join(folder, 'postgres')
const site = await startProcess({ WOURI_DATA: folder, TRUSTED_HOPS: '1' })
if (site.url === null) throw new Error(site.written())
const clients = startClients(site.url, 8)
let lived = 0
try {
  for (let time = 1; time <= times; time++) {
    await wait(load)
    const away = Date.now()
    await untilServed(data, await signalServer(data, 'SIGINT'))
    const back = Date.now()
    const before = clients.tally.acknowledged.length
    while (clients.tally.acknowledged.length === before && site.child.exitCode === null) await wait(5)
    if (site.child.exitCode === null) lived += 1
    console.log(`${time}: away for ${back - away} ms, a booking ${Date.now() - back} ms after it was back`)
  }
  const { statuses, wrong, acknowledged, slowest } = await clients.stop()
  const kept = await askServer(data, 'SELECT id FROM bookings WHERE id = ANY($1)', [acknowledged])
  console.log(
    `The process lived ${lived} of ${times} times. Answers: ${JSON.stringify(statuses)}; wrong: ${wrong.length}; slowest ${Math.round(slowest)} ms.`,
  )
  console.log(`Bookings acknowledged: ${acknowledged.length}, in the database: ${kept.length}.`)
  process.exitCode = lived === times && wrong.length === 0 && kept.length === acknowledged.length ? 0 : 1
} finally {
  await clients.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
