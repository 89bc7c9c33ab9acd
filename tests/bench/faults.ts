// npm run bench:faults: a frozen database, full disks, five hundred slow readers and SIGTERM under load; prints what people saw.
// Disks are made small with tmpfs, for which the machine must let this user mount; elsewhere that part says so and is left out.

import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startClients } from '#tests/support/booking-clients.ts'
import { freezeServer } from '#tests/support/embedded-server.ts'
import { form } from '#tests/support/files.ts'
import { startProcess, type Process } from '#tests/support/process.ts'

const frozenFor = 45_000
const readers = 500
const readFor = 15_000

const folder = mkdtempSync(join(tmpdir(), 'wouri-faults-'))
/** The disk of everything, and one of the files alone within it. */
const disks = { all: folder, files: join(folder, 'files') }
const database = join(folder, 'postgres')

/** Mounts a disk of some megabytes; false where this user may not. */
function mount(path: string, megabytes: number): boolean {
  mkdirSync(path, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', path], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

const ballast = (path: string) => join(path, 'ballast')

/** Takes all that is left of a disk but `left` bytes. */
function fillUp(path: string, left: number): void {
  const { bavail, bsize } = statfsSync(path)
  try {
    writeFileSync(ballast(path), Buffer.alloc(Math.max(0, bavail * bsize - left)))
  } catch (error) {
    // Somebody else wrote meanwhile: it is full all the same.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Limits count by address: everybody here has one of their own. */
const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

async function timed(
  site: Process,
  path: string,
  init?: RequestInit,
): Promise<{ status: number; took: number }> {
  const begun = performance.now()
  const headers = new Headers(init?.headers)
  headers.set('x-forwarded-for', anAddress())
  const status = await fetch(site.url + path, { ...init, headers, signal: AbortSignal.timeout(30_000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
  return { status, took: performance.now() - begun }
}

const upload = (site: Process) => {
  const { payload, headers } = form({
    field: 'file',
    bytes: '%PDF-1.4\n%%EOF',
    name: 'licence.pdf',
    type: 'application/pdf',
  })
  return timed(site, '/api/create-license', { method: 'POST', body: new Uint8Array(payload), headers })
}

const tallied = (statuses: readonly number[]) =>
  JSON.stringify(
    Object.fromEntries(
      Map.groupBy(statuses, String)
        .entries()
        .map(([key, all]) => [key, all.length]),
    ),
  )

const percentile = (times: readonly number[], share: number) =>
  Math.round([...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0)

async function frozen(site: Process): Promise<void> {
  const asked: { status: number; took: number }[] = []
  const clients = startClients(site.url!, 8)
  await wait(2000)
  const thawed = freezeServer(database, frozenFor)
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      asked.push(await timed(site, '/api/ready'))
      await wait(500)
    }
  }
  const watching = watch()
  await thawed
  const back = Date.now()
  const before = clients.tally.acknowledged.length
  while (clients.tally.acknowledged.length === before && Date.now() - back < 30_000) await wait(20)
  console.log(
    `Frozen for ${frozenFor / 1000} s: /api/ready answered ${tallied(asked.map(({ status }) => status))}, at most after ${Math.round(Math.max(...asked.map(({ took }) => took)))} ms; a booking ${Date.now() - back} ms after it was back.`,
  )
  over.abort()
  await watching
  const { statuses, slowest, wrong } = await clients.stop()
  console.log(
    `  eight clients: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms, wrong ${wrong.length}`,
  )
}

const memoryOf = ({ child }: Process) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  )

async function slowReaders(site: Process): Promise<void> {
  const { hostname, port } = new URL(site.url!)
  const before = memoryOf(site)
  const sockets: Socket[] = []
  for (let count = 0; count < readers; count += 1) {
    const socket = connect(Number(port), hostname)
      .on('error', () => undefined)
      .pause()
    socket.write(
      `GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${anAddress()}\r\n\r\n`.repeat(
        4,
      ),
    )
    sockets.push(socket)
  }
  const others: { status: number; took: number }[] = []
  for (const end = Date.now() + readFor; Date.now() < end; await wait(100))
    others.push(await timed(site, '/api/locations'))
  const times = others.map(({ took }) => took)
  console.log(
    `${readers} slow readers for ${readFor / 1000} s: others got ${tallied(others.map(({ status }) => status))}, p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms; memory ${before} MB, then ${memoryOf(site)} MB.`,
  )
  for (const socket of sockets) socket.destroy()
}

async function fullDisks(site: Process): Promise<void> {
  fillUp(disks.files, 0)
  const full = await upload(site)
  rmSync(ballast(disks.files))
  console.log(
    `Disk of files full: an upload is answered ${full.status}, after room was made ${(await upload(site)).status}.`,
  )
  fillUp(disks.all, 0)
  const clients = startClients(site.url!, 8)
  await wait(10_000)
  const reads = await timed(site, '/api/locations')
  rmSync(ballast(disks.all))
  const before = clients.tally.acknowledged.length
  const freed = Date.now()
  while (clients.tally.acknowledged.length === before && Date.now() - freed < 60_000) await wait(50)
  const took = Date.now() - freed
  const { statuses, wrong } = await clients.stop()
  console.log(
    `Disk of the database full for 10 s: reading is answered ${reads.status}, eight clients ${JSON.stringify(statuses)}, wrong ${wrong.length}; a booking ${took} ms after room was made.`,
  )
}

async function terminated(site: Process): Promise<void> {
  const statuses: number[] = []
  const drained = new AbortController()
  const client = async () => {
    while (!drained.signal.aborted) statuses.push((await timed(site, '/api/locations')).status)
  }
  const balance = async () => {
    while ((await timed(site, '/api/ready')).status === 200) await wait(50)
    drained.abort()
  }
  const load = Promise.all([balance(), ...Array.from({ length: 16 }, client)])
  await wait(2000)
  const before = statuses.length
  const begun = Date.now()
  const ended = site.stop()
  await load
  const code = await ended
  console.log(
    `SIGTERM under 16 clients: ${before} answered before, ${statuses.length - before} after it, all together ${tallied(statuses)}; ended with ${code} after ${Date.now() - begun} ms.`,
  )
}

const areSmall = mount(disks.all, 400) && mount(disks.files, 2)
const site = await startProcess({ WOURI_DATA: folder, TRUSTED_HOPS: '1', DRAIN_SECONDS: '2' })
try {
  if (site.url === null) throw new Error(site.written())
  await slowReaders(site)
  await frozen(site)
  if (areSmall) await fullDisks(site)
  else console.log('Full disks are left out: this user may not mount any.')
  await terminated(site)
} finally {
  await site.stop()
  if (areSmall) for (const path of [disks.files, disks.all]) execFileSync('umount', ['-l', path])
  rmSync(folder, { recursive: true, force: true })
}
