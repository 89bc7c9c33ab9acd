// npm run bench:public: the public pages of a start of its own, as a browser takes them, beside bare node:http with the same
// bytes: views a second, and the processor that one takes. In turns, so that whatever else the machine does hits both.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess, type Process } from '#tests/support/process.ts'
import { Connection } from './search/connection.ts'

const addresses = ['/', '/?l=fr', '/about', '/faq?l=es', '/locations', '/suppliers', '/search', '/nowhere']
const clients = 16
const seconds = 3
const tries = 3
/** Views a second of the home page in every way that it travels. */
const least = 3000

/** Of all the time that a process has had, user and system, in seconds; ticks of a hundredth. */
function processorOf({ child }: Process): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

type Measured = { rate: number; processor: number }
const median = (values: readonly Measured[]) =>
  values.toSorted((a, b) => a.rate - b.rate)[Math.floor(values.length / 2)]!

async function measure(server: Process, path: string, accepted: string): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: clients }, () => Connection.open(server.url!)))
  const [begun, before] = [performance.now(), processorOf(server)]
  let views = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - begun < seconds * 1000) {
        await connection.get(path, '10.0.0.1', accepted)
        views += 1
      }
    }),
  )
  const [took, spent] = [(performance.now() - begun) / 1000, processorOf(server) - before]
  connections.forEach((connection) => connection.close())
  return { rate: views / took, processor: (spent / views) * 1000 }
}

const folder = mkdtempSync(join(tmpdir(), 'wouri-bench-public-'))
const bare = await startProcess({}, 'tests/bench/search/bare-http.ts')
const site = await startProcess({ WOURI_DATA: folder })
try {
  if (site.url === null || bare.url === null) throw new Error(site.written() + bare.written())
  const one = await Connection.open(site.url)
  for (const [address, accepted] of addresses.flatMap((path) =>
    (path === '/' ? ['br', 'gzip', 'identity'] : ['br']).map((encoding) => [path, encoding] as const),
  )) {
    const { body } = await one.get(address, '10.0.0.1', accepted)
    const path = `/${accepted}${address.replaceAll(/\W/g, '-')}`
    await fetch(bare.url + path, { method: 'PUT', body: new Uint8Array(body) })
    const turns: { site: Measured; bare: Measured }[] = []
    for (let turn = 0; turn < tries; turn += 1)
      turns.push({ site: await measure(site, address, accepted), bare: await measure(bare, path, accepted) })
    const ours = median(turns.map((turn) => turn.site))
    const theirs = median(turns.map((turn) => turn.bare))
    console.log(
      `${address} ${accepted}, ${body.length} bytes: ${Math.round(ours.rate)} a second (bare ${Math.round(theirs.rate)}), ` +
        `${ours.processor.toFixed(2)} ms of processor a view (bare ${theirs.processor.toFixed(2)})`,
    )
    if (address === '/' && ours.rate < least) process.exitCode = 1
  }
  one.close()
} finally {
  await site.stop()
  await bare.stop()
  rmSync(folder, { recursive: true, force: true })
}
