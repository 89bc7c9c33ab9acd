// The embedded database: a real PostgreSQL, started as a child process on a socket that only this machine reaches.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries, type Binaries } from './embedded/binaries.ts'
import { connectionTo, releaseHold, takeHold } from './embedded/hold.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { port, removeForeignLocks } from './embedded/lock.ts'
import { logOf, logSettings, rotateLog } from './embedded/log.ts'
import { ownEnvironment, Postmaster } from './embedded/postmaster.ts'
import { findRunner, handOver, type Runner } from './embedded/unprivileged.ts'

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  /** Ends it as a server should end, all written; leaves it to any other process in this machine that still uses the folder. */
  stop(): Promise<void>
}

const startWithin = 60_000
const settings = [
  'listen_addresses=',
  'max_connections=60',
  'jit=off',
  'random_page_cost=1.1',
  'timezone=UTC',
  ...logSettings,
]

/** `onProblem` is called when the server ended by itself, and when it runs again. */
export type EmbeddedOptions = { folder: string; onProblem?: (problem: string) => void }

/**
 * Starts the server on a data folder, making the folder at the first start. One that still runs there (after a crash of
 * this process, or for another process) is used; one that dies is started again. Its log is beside the folder. Throws
 * with one sentence when it cannot run here.
 */
export async function startEmbeddedPostgres({
  folder,
  onProblem = () => undefined,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = resolve(folder)
  const open = async () => (await takeHold(data)) ?? (await start(data))
  const hold = await open()
  const kept = keepRunning({ hold, open, log: logOf(data), onProblem })
  return {
    connection: connectionTo(hold.host),
    stop: async () => releaseHold(data, await kept.release()),
  }
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

/**
 * Made beside its place and moved there when complete: an interrupted first start leaves nothing half made, and of two at once
 * the first one's stays.
 */
async function initialise(binaries: Binaries, runner: Runner, data: string): Promise<void> {
  await removeUnfinished(data)
  const unfinished = `${data}.new-${process.pid}`
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
  const result = spawnSync(command, args, { ...runner.ids, env: ownEnvironment, encoding: 'utf8', cwd: '/' })
  if (result.status !== 0)
    throw new Error(`The database folder could not be made. ${result.stderr || result.error?.message || ''}`)
  await rename(unfinished, data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** What first starts left that were interrupted. */
async function removeUnfinished(data: string): Promise<void> {
  for (const name of await readdir(dirname(data))) {
    const maker = Number(name.startsWith(`${basename(data)}.new-`) && name.split('-').at(-1))
    if (maker && !isRunning(maker)) await rm(join(dirname(data), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A postmaster that was killed leaves children that hold the folder for a moment: worth some tries. */
const tries = 20

async function launch(binaries: Binaries, runner: Runner, data: string, sockets: string): Promise<pg.Client> {
  const options = [...settings, `unix_socket_directories=${sockets}`].flatMap((setting) => ['-c', setting])
  const command = [...runner.prefix, binaries.postgres, '-D', data, '-p', String(port), ...options]
  const log = logOf(data)
  await rotateLog(log)
  let postmaster = new Postmaster(command, runner, log)
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
    postmaster = new Postmaster(command, runner, log)
  }
  postmaster.end()
  throw new Error(`The embedded database did not start. ${postmaster.lastWords}`)
}
