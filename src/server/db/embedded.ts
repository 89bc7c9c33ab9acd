// The embedded database: a real PostgreSQL, started as a child process on a socket that only this machine reaches.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries, type Binaries } from './embedded/binaries.ts'
import { findRunner, handOver, type Runner } from './embedded/unprivileged.ts'

export type EmbeddedPostgres = {
  connection: { host: string; user: string; database: string }
  /** Ends it as a server should end: no new connections, running statements cancelled, all written. */
  stop(): Promise<void>
}

const startWithin = 60_000
const settings = ['listen_addresses=', 'max_connections=60', 'jit=off', 'random_page_cost=1.1']

/**
 * Starts the server on a data folder, making the folder at the first start. One that still runs there (after a crash of
 * this process) is found and used. Throws with one sentence when it cannot run here.
 */
export async function startEmbeddedPostgres({ folder }: { folder: string }): Promise<EmbeddedPostgres> {
  const data = resolve(folder)
  const sockets = await socketFolder(data)
  const connection = { host: sockets, user: 'postgres', database: 'postgres' }
  if (!(await answers(connection))) {
    const binaries = await findBinaries()
    await mkdir(data, { recursive: true })
    await chmod(data, 0o700)
    const runner = findRunner([dirname(binaries.postgres), dirname(data), dirname(sockets)])
    await handOver(data, runner)
    await handOver(sockets, runner)
    if (!existsSync(join(data, 'PG_VERSION'))) initialise(binaries, runner, data)
    await launch(binaries, runner, data, connection)
  }
  return { connection, stop: () => stop(data, connection) }
}

/** Socket paths end at about a hundred bytes, so the folder is short and named after the data it belongs to. */
async function socketFolder(data: string): Promise<string> {
  const folder = join(tmpdir(), `wouri-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

function initialise(binaries: Binaries, runner: Runner, data: string): void {
  const [command, ...args] = [...runner.prefix, binaries.initdb, '-D', data, '-A', 'trust', '--no-locale', '-E', 'UTF8', '-U', 'postgres']
  const result = spawnSync(command!, args, { ...runner.ids, encoding: 'utf8', cwd: '/' })
  if (result.status !== 0) throw new Error(`The database folder could not be made. ${result.stderr || result.error?.message || ''}`)
}

/** A postmaster that was killed leaves children that hold the folder for a moment: worth a few tries. */
const tries = 5

async function launch(binaries: Binaries, runner: Runner, data: string, connection: EmbeddedPostgres['connection']): Promise<void> {
  const options = [...settings, `unix_socket_directories=${connection.host}`].flatMap((setting) => ['-c', setting])
  const command = [...runner.prefix, binaries.postgres, '-D', data, ...options]
  let said = ''
  for (let attempt = 0; attempt < tries; attempt++, await pause(1000)) {
    const child = new Postmaster(command, runner)
    while (!child.ended && Date.now() < child.deadline) {
      if (await answers(connection)) return child.release()
      await pause(25)
    }
    said = child.lastWords
  }
  throw new Error(`The embedded database did not start. ${said}`)
}

/** The server as a child process, watched until it answers. */
class Postmaster {
  readonly deadline = Date.now() + startWithin
  ended = false
  private said = ''
  private readonly child: ReturnType<typeof spawn>

  constructor(command: readonly string[], { ids }: Runner) {
    // Detached: Ctrl-C in a terminal reaches this process only, which then stops the server in order.
    this.child = spawn(command[0]!, command.slice(1), { ...ids, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.said = (this.said + chunk.toString()).slice(-2000)
    })
    for (const event of ['error', 'exit']) {
      this.child.once(event, () => {
        this.ended = true
      })
    }
  }

  get lastWords(): string {
    return this.said.trim().split('\n').at(-1) ?? ''
  }

  /** Nobody reads what it says any more, and it does not keep this process alive. */
  release(): void {
    this.child.stderr?.destroy()
    this.child.unref()
  }
}

async function answers(connection: EmbeddedPostgres['connection']): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stop(data: string, connection: EmbeddedPostgres['connection']): Promise<void> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  if (!pid) return
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + startWithin; existsSync(join(data, 'postmaster.pid')) && Date.now() < deadline; ) await pause(25)
  if (await answers(connection)) throw new Error('The embedded database did not stop.')
}

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))
