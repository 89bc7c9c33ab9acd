// PostgreSQL's own programs for a database of your own: they must be of its version or newer.

import { spawn } from 'node:child_process'
import type { EmbeddedPostgres } from '#server/platform/db/embedded.ts'

/** Where a database is, as PostgreSQL's programs read it from their environment: no password in a list of processes. */
export type Whereabouts = Record<`PG${string}`, string>

/** Parameters of an address that have a variable of their own. */
const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'options'] as const

export function whereaboutsOf(url: string): Whereabouts {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const named = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      parameters.map((name) => [`PG${name.toUpperCase()}`, searchParams.get(name) ?? '']),
    ),
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''))
}

export const whereaboutsOfEmbedded = ({
  host,
  port,
  user,
  database,
}: EmbeddedPostgres['connection']): Whereabouts => ({
  PGHOST: host,
  PGPORT: String(port),
  PGUSER: user,
  PGDATABASE: database,
})

/** Runs `pg_dump` or `pg_restore`. Throws with a sentence when it is not installed, or with what it said. */
export async function runPgTool(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  where: Whereabouts,
): Promise<void> {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...where },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000)
  })
  await new Promise<void>((done, fail) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'ENOENT'
          ? new Error(
              `${program} is needed for this and is not installed: it comes with the client programs of PostgreSQL (postgresql-client), of the database's version or newer.`,
            )
          : error,
      )
    })
    child.once('close', (code) => {
      if (code === 0) done()
      else fail(new Error(`${program} failed. ${said.trim()}`))
    })
  })
}
