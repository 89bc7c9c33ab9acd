// The embedded database: a real PostgreSQL, started as a child process on a socket that only this machine reaches.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries, type Binaries } from './embedded/binaries.ts'
import { findRunner, handOver, type Runner } from './embedded/unprivileged.ts'

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  /** Ends it as a server should end, all written; leaves it to whoever else in this machine still uses the folder. */
  stop(): Promise<void>
}

const startWithin = 60_000
const port = 5432
const settings = [
  'listen_addresses=',
  'max_connections=60',
  'jit=off',
  'random_page_cost=1.1',
  'timezone=UTC',
]
/** Ours only: PGPORT and the like would change the server, and a locale unknown to a Mac ends it. */
const env = { PATH: process.env['PATH'], LC_ALL: 'C' }

/**
 * Starts the server on a data folder, making the folder at the first start. One that still runs there (after a crash of
 * this process, or for another process) is used. Throws with one sentence when it cannot run here.
 */
export async function startEmbeddedPostgres({ folder }: { folder: string }): Promise<EmbeddedPostgres> {
  const data = resolve(folder)
  const hold = (await takeHold(data)) ?? (await start(data))
  return { connection: connectionTo(hold.host), stop: () => stop(data, hold) }
}

async function start(data: string): Promise<pg.Client> {
  const binaries = await findBinaries()
  const sockets = await socketFolder(data)
  await mkdir(dirname(data), { recursive: true })
  const runner = findRunner([dirname(binaries.postgres), dirname(data), dirname(sockets)])
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, runner, data)
  await handOver(data, runner)
  await handOver(sockets, runner)
  return launch(binaries, runner, data, sockets)
}

/** Socket paths end at about a hundred bytes, so the folder is short and named after the data it belongs to. */
async function socketFolder(data: string): Promise<string> {
  const name = `wouri-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`
  const folder = join(tmpdir().length < 70 ? tmpdir() : '/tmp', name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Made beside its place and moved there when complete: an interrupted first start leaves nothing half made. */
async function initialise(binaries: Binaries, runner: Runner, data: string): Promise<void> {
  const unfinished = `${data}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await handOver(unfinished, runner)
  const [command, ...args] = [
    ...runner.prefix,
    binaries.initdb,
    '-D',
    unfinished,
    '-A',
    'trust',
    '--no-locale',
    '-E',
    'UTF8',
    '-U',
    'postgres',
  ]
  const result = spawnSync(command!, args, { ...runner.ids, env, encoding: 'utf8', cwd: '/' })
  if (result.status !== 0)
    throw new Error(`The database folder could not be made. ${result.stderr || result.error?.message || ''}`)
  await rename(unfinished, data)
}

/** A postmaster that was killed leaves children that hold the folder for a moment: worth some tries. */
const tries = 20

async function launch(binaries: Binaries, runner: Runner, data: string, sockets: string): Promise<pg.Client> {
  const options = [...settings, `unix_socket_directories=${sockets}`].flatMap((setting) => ['-c', setting])
  const command = [...runner.prefix, binaries.postgres, '-D', data, '-p', String(port), ...options]
  let postmaster = new Postmaster(command, runner)
  let failures = 0
  for (
    const deadline = Date.now() + startWithin;
    Date.now() < deadline && failures < tries;
    await pause(25)
  ) {
    const hold = await takeHold(data)
    if (hold) {
      postmaster.release()
      return hold
    }
    if (!postmaster.ended) continue
    failures += 1
    await removeForeignLocks(data, sockets)
    await pause(200)
    postmaster = new Postmaster(command, runner)
  }
  postmaster.end()
  throw new Error(`The embedded database did not start. ${postmaster.lastWords}`)
}

/** The server as a child process, watched until it answers. */
class Postmaster {
  ended = false
  private said = ''
  private readonly child: ReturnType<typeof spawn>

  constructor(command: readonly string[], { ids }: Runner) {
    // Detached: Ctrl-C in a terminal reaches this process only, which then stops the server in order.
    this.child = spawn(command[0]!, command.slice(1), {
      ...ids,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.said = (this.said + chunk.toString()).slice(-2000)
    })
    for (const event of ['error', 'exit']) this.child.once(event, () => (this.ended = true))
  }

  get lastWords(): string {
    const lines = this.said.trim().split('\n')
    return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
  }

  /** Nobody reads what it says any more, and it does not keep this process alive. */
  release(): void {
    this.child.stderr?.destroy()
    this.child.unref()
  }

  end(): void {
    this.child.kill('SIGINT')
    this.release()
  }
}

/** What PostgreSQL writes about itself; the file stays behind when it is killed. */
async function readLock(data: string): Promise<{ pid: number; sockets: string | undefined }> {
  const [pid, , , , sockets] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  return { pid: Number(pid), sockets }
}

/**
 * After a restart of the machine the pid in a lock may be another program's, and in a container a killed server may stay
 * a zombie: PostgreSQL takes both for a running server.
 */
async function removeForeignLocks(data: string, sockets: string): Promise<void> {
  const { pid } = await readLock(data)
  if (!pid) return
  const state = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => askForProcess(pid))
  const isZombie = /^(State:\s*)?Z/m.test(state)
  if (state === '' || (state.includes('postgres') && !isZombie)) return
  await rm(join(data, 'postmaster.pid'), { force: true })
  await rm(join(sockets, `.s.PGSQL.${port}.lock`), { force: true })
}

/** Its state and its name, where there is no /proc; nothing when it is gone. */
const askForProcess = (pid: number) =>
  spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''

const holders = 'wouri-holder-'
const connectionTo = (host: string) =>
  ({ host, port, user: 'postgres', database: 'postgres', ssl: false }) as const

/** A connection kept open to say that this process uses the server; null when none answers on the folder. */
async function takeHold(data: string): Promise<pg.Client | null> {
  const { sockets } = await readLock(data)
  if (!sockets) return null
  const name = `${holders}${process.pid}`
  const client = new pg.Client({
    ...connectionTo(sockets),
    application_name: name,
    connectionTimeoutMillis: 2000,
  })
  // A server that dies is noticed by the next query of whoever needs it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => undefined)
    return null
  }
}

async function stop(data: string, hold: pg.Client): Promise<void> {
  await hold.end().catch(() => undefined)
  const last = await takeHold(data)
  if (!last) return
  const others =
    'SELECT FROM pg_stat_activity WHERE starts_with(application_name, $1) AND application_name <> $2'
  const { rowCount } = await last.query(others, [holders, `${holders}${process.pid}`])
  await last.end()
  if (rowCount) return
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill((await readLock(data)).pid, 'SIGINT')
  for (const deadline = Date.now() + startWithin; existsSync(join(data, 'postmaster.pid')); await pause(25)) {
    if (Date.now() > deadline) throw new Error('The embedded database did not stop.')
  }
}

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))
