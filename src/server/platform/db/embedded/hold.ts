// Keeps a connection open for each process that uses the server. The last process to end stops it.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { port, readLock } from './lock.ts'

const stopWithin = 60_000
const holders = 'wouri-holder-'

export const connectionTo = (host: string) =>
  ({ host, port, user: 'postgres', database: 'postgres', ssl: false }) as const

/** A connection kept open to say that this process uses the server; null when none answers on the folder. */
export async function takeHold(data: string): Promise<pg.Client | null> {
  const { sockets } = await readLock(data)
  if (!sockets) return null
  const name = `${holders}${process.pid}`
  const client = new pg.Client({
    ...connectionTo(sockets),
    application_name: name,
    connectionTimeoutMillis: 2000,
  })
  // A server that dies is noticed by the next query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    await client.end().catch(() => undefined)
    return null
  }
}

/** Releases the hold, and stops the server when it was the last one. */
export async function releaseHold(data: string, hold: pg.Client): Promise<void> {
  await hold.end().catch(() => undefined)
  const last = await takeHold(data)
  if (!last) return
  const others =
    'SELECT FROM pg_stat_activity WHERE starts_with(application_name, $1) AND application_name <> $2'
  const { rowCount } = await last.query(others, [holders, `${holders}${process.pid}`])
  await last.end()
  if (rowCount) return
  const { pid } = await readLock(data)
  // A server that ended meanwhile took its lock along. 0 would be this process and all that it belongs to.
  if (!(pid > 0)) return
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + stopWithin; existsSync(join(data, 'postmaster.pid')); await pause(25)) {
    if (Date.now() > deadline) throw new Error('The embedded database did not stop.')
  }
}
