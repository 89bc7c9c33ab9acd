// What can happen to the embedded database from outside: it is stopped, killed, frozen, and all its connections are cut.

import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectionTo, takeHold } from '#server/platform/db/embedded/hold.ts'
import { readLock } from '#server/platform/db/embedded/lock.ts'
import pg from 'pg'

/** A connection of its own to the server on a data folder. */
export async function askServer<T extends pg.QueryResultRow>(
  data: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const { sockets } = await readLock(resolve(data))
  const client = new pg.Client(connectionTo(sockets!))
  // One that cuts connections may cut its own.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Sends the server's first process a signal: SIGINT stops it in order, SIGKILL and SIGQUIT without. */
export async function signalServer(data: string, signal: NodeJS.Signals): Promise<number> {
  const { pid } = await readLock(resolve(data))
  process.kill(pid, signal)
  return pid
}

/** Cuts every connection, also those that are in use. Returns how many there were. */
export async function cutConnections(data: string): Promise<number> {
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`
  return (await askServer(data, cut)).length
}

/** Stops the server and all its processes in the middle of whatever they do, for some milliseconds. */
export async function freezeServer(data: string, milliseconds: number): Promise<void> {
  const { pid } = await readLock(resolve(data))
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const family = list
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid)
    .map(([own]) => own!)
  const tell = (signal: NodeJS.Signals) => {
    for (const one of family) {
      try {
        process.kill(one, signal)
      } catch {
        // It ended by itself meanwhile.
      }
    }
  }
  tell('SIGSTOP')
  await pause(milliseconds)
  tell('SIGCONT')
}

/** Waits until another server than `pid` answers on the folder. Throws after half a minute. */
export async function untilServed(data: string, pid: number): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(50)) {
    if ((await readLock(resolve(data))).pid === pid) continue
    const hold = await takeHold(resolve(data))
    if (hold) return hold.end()
  }
  throw new Error('the server did not come back')
}
