// npm run bench:failover: a database and its replica, which has every commit before it is answered; the database ends in the middle
// of bookings, the replica is promoted and the address leads to it. Prints how long nobody could book, and what was lost.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { copyEmbedded } from '#server/commands/backup/copy-embedded.ts'
import { connect } from '#server/platform/db/connect.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { findBinaries } from '#server/platform/db/embedded/binaries.ts'
import { ownEnvironment } from '#server/platform/db/embedded/postmaster.ts'
import { findRunner, handOver } from '#server/platform/db/embedded/unprivileged.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { startClients } from '#tests/support/booking-clients.ts'
import { startProcess } from '#tests/support/process.ts'
import { freePort } from '#tests/support/services.ts'

const clients = 8
const before = 10_000
const after = 5000

const folder = mkdtempSync(join(tmpdir(), 'wouri-failover-'))
const [primary, replica, sockets] = ['primary', 'replica', 'sockets'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
mkdirSync(sockets)
const binaries = await findBinaries()
const runner = findRunner([dirname(binaries.postgres), folder])

/** The server as a child of this process: nobody starts it again. */
async function serve(data: string, settings: readonly string[] = []) {
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${sockets}`, ...settings]
  const [command, ...args] = [
    ...runner.prefix,
    binaries.postgres,
    '-D',
    data,
    '-p',
    String(port),
    ...options.flatMap((setting) => ['-c', setting]),
  ]
  const child: ChildProcess = spawn(command!, args, {
    ...runner.ids,
    env: ownEnvironment,
    cwd: '/',
    stdio: 'ignore',
  })
  const connection = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', ssl: false as const }
  const db = connect(connection)
  const isUp = () =>
    sql`SELECT 1`.execute(db).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) await wait(50)
  return { child, connection, db }
}

const isStreaming = async (db: ReturnType<typeof connect>) =>
  (await sql`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`.execute(db)).rows.length > 0

/** One address, which leads to a port until it is told another. */
async function startAddress(port: number) {
  const at = { port }
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = dial(at.port, '127.0.0.1')
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.on('error', () => undefined).on('close', () => other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(next: number) {
      at.port = next
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
    close: () => server.close(),
  }
}

const children: ChildProcess[] = []
try {
  await (await startEmbeddedPostgres({ folder: primary })).stop()
  await handOver(sockets, runner)
  const first = await serve(primary)
  children.push(first.child)
  await copyEmbedded(first.connection, primary, replica)
  writeFileSync(join(replica, 'standby.signal'), '')
  await handOver(replica, runner)
  const from = `host=127.0.0.1 port=${first.connection.port} user=postgres application_name=replica`
  const second = await serve(replica, [`primary_conninfo=${from}`])
  children.push(second.child)
  await sql`ALTER SYSTEM SET synchronous_standby_names = 'replica'`.execute(first.db)
  await sql`SELECT pg_reload_conf()`.execute(first.db)
  while (!(await isStreaming(first.db))) await wait(50)

  const address = await startAddress(first.connection.port)
  const site = await startProcess({
    DATABASE_URL: `postgres://postgres@127.0.0.1:${address.port}/postgres`,
    WOURI_DATA: join(folder, 'data'),
    WOURI_DEMO: 'on',
    FILES_KEY: randomBytes(32).toString('hex'),
    TRUSTED_HOPS: '1',
  })
  if (site.url === null) throw new Error(site.written())
  const load = startClients(site.url, clients)
  await wait(before)
  const ended = performance.now()
  // Ends at once and writes nothing more, as a machine that is gone.
  first.child.kill('SIGQUIT')
  await once(first.child, 'exit')
  await sql`SELECT pg_promote(true, 60)`.execute(second.db)
  const promoted = performance.now()
  address.leadTo(second.connection.port)
  const known = load.tally.acknowledged.length
  while (load.tally.acknowledged.length === known) await wait(5)
  const booked = performance.now()
  await wait(after)
  const { acknowledged, statuses, wrong, slowest } = await load.stop()
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM bookings WHERE id = ANY(${acknowledged})`.execute(second.db)
  console.log(
    `Promoted ${Math.round(promoted - ended)} ms after the database ended; the next booking ${Math.round(booked - ended)} ms after it.`,
  )
  console.log(
    `${rows[0]!.n} of ${acknowledged.length} acknowledged bookings are kept; ${clients} clients: ${JSON.stringify(statuses)}, slowest ${Math.round(slowest)} ms, wrong ${wrong.length}; the doctor finds ${(await examine(second.db)).length} violations.`,
  )
  await site.stop()
  address.close()
  await Promise.all([first.db.destroy(), second.db.destroy()])
} finally {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
