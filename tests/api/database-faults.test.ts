// The database is restarted, cut off, killed and frozen while eight clients search and book. The process outlives it, says
// 503 with a time to come back, and keeps every booking that it acknowledged.
// @module-tag all

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClients, type Clients } from '#tests/support/booking-clients.ts'
import {
  askServer,
  cutConnections,
  freezeServer,
  signalServer,
  untilServed,
} from '#tests/support/embedded-server.ts'
import { startProcess, type Process } from '#tests/support/process.ts'

let folder: string
let data: string
let site: Process
let clients: Clients
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wouri-faults-'))
  data = join(folder, 'postgres')
  site = await startProcess({ WOURI_DATA: folder, TRUSTED_HOPS: '1' })
  clients = startClients(site.url!, 8)
})
afterAll(async () => {
  await clients?.stop()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What is promised is five seconds; a shared machine gets some more. */
const recovery = 10_000

async function ready(): Promise<{ status: number; retryAfter: string | null }> {
  const response = await fetch(`${site.url}/api/ready`)
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
  }
}

/** Bookings go on, and the process is the one that was started. */
async function expectRecovery(): Promise<void> {
  const before = clients.tally.acknowledged.length
  await expect.poll(async () => (await ready()).status, { timeout: recovery, interval: 50 }).toBe(200)
  await expect
    .poll(() => clients.tally.acknowledged.length, { timeout: recovery, interval: 50 })
    .toBeGreaterThan(before)
  expect(site.child.exitCode).toBeNull()
}

async function underLoad(): Promise<void> {
  const before = clients.tally.acknowledged.length
  await expect
    .poll(() => clients.tally.acknowledged.length, { timeout: 30_000, interval: 50 })
    .toBeGreaterThan(before + 5)
}

test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
  'the database ends by %s and comes back',
  async (signal) => {
    await underLoad()
    await untilServed(data, await signalServer(data, signal))
    await expectRecovery()
  },
)

test('every connection is cut, three times', async () => {
  for (let time = 0; time < 3; time++) {
    await underLoad()
    expect(await cutConnections(data)).toBeGreaterThan(3)
    await expectRecovery()
  }
})

test('the database is frozen: the readiness check fails before it is thawed', async () => {
  await underLoad()
  let isFrozen = true
  const frozen = freezeServer(data, 4000).then(() => (isFrozen = false))
  await pause(500)
  const watched = await ready()
  expect(watched).toMatchObject({ status: 503, retryAfter: '2' })
  expect(isFrozen).toBe(true)
  // What needs no database is there as ever.
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200)
  await frozen
  await expectRecovery()
})

test('nothing that was acknowledged is lost, and no client got an internal error', async () => {
  const { wrong, statuses, acknowledged } = await clients.stop()
  expect(wrong).toEqual([])
  expect(statuses['none']).toBeUndefined()
  expect(statuses['503']).toBeGreaterThan(0)
  const kept = await askServer<{ id: string }>(data, 'SELECT id FROM bookings WHERE id = ANY($1)', [
    acknowledged,
  ])
  expect(kept.length).toBe(new Set(acknowledged).size)
  // The loops beside the answers live as well: confirmations leave after the last fault.
  const last = new Date(clients.tally.lastGood)
  const done = () => askServer(data, 'SELECT id FROM outbox WHERE done_at > $1', [last])
  await expect.poll(async () => (await done()).length, { timeout: 90_000, interval: 200 }).toBeGreaterThan(0)
  expect(await askServer(data, 'SELECT id FROM outbox WHERE dead_at IS NOT NULL')).toEqual([])
})
