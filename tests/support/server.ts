// The real application on a database of its own, without a port.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { inject } from 'vitest'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { addDays, dayOf, instantOf, type Instant } from '#domain/rental/period.ts'
import { buildApp } from '#server/app/app.ts'
import type { Ports } from '#server/app/ports.ts'
import { connect, type Db } from '#server/platform/db/connect.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import type { Limits } from '#server/platform/http/limits/usual-limits.ts'
import { sandboxGateway } from '#server/trade/payments/gateways/sandbox/gateway.ts'
import { sandboxMobileGateway } from '#server/trade/payments/gateways/sandbox/mobile-gateway.ts'
import { openRateBoard } from '#server/trade/rates/rate-board.ts'
import { templateName } from './database.ts'
import { memoryFiles, type MemoryFiles } from './files.ts'

export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  options?: Omit<InjectOptions, 'method' | 'url'>,
) => Promise<LightMyRequestResponse>

export type TestServer = {
  app: FastifyInstance
  db: Db
  files: MemoryFiles
  clock: { now: number }
  /** A caller with a cookie jar of its own, not signed in. */
  visitor(): Ask
  /** A caller with a session of somebody of the demonstration world. */
  as(email: string): Promise<Ask>
  /** A caller who has signed in with their password, on a device that the account knows from then on. */
  signIn(email: string): Promise<Ask>
  close(): Promise<void>
}

/** A key of the right shape; nothing is sent under it. */
export const pushKey = `B${'A'.repeat(86)}`

const unlimited = { points: 1_000_000, seconds: 60 }
/** What every test does a lot; a test about one of these sets it. */
const roomy = {
  reads: unlimited,
  bookings: unlimited,
  guestBookings: unlimited,
  uploadsByAddress: unlimited,
  uploadsByDevice: unlimited,
}

/** The product gives a statement up after seconds; a test on a busy machine waits longer. */
const patient = { connectionTimeoutMillis: 40_000, statement_timeout: 40_000, query_timeout: 45_000 }

/** The world has a today: in a run that goes on past midnight in Douala it stays the day on which the world was filled. */
const lastOfDay = (filledAt: Instant) => instantOf(`${addDays(dayOf(filledAt), 1)}T00:00`)! - 1

/** Starts it on a fresh copy of the world. The clock stands still unless a test moves it. */
export async function startServer(
  limits: Partial<Limits> = {},
  ports: Partial<Ports> | ((db: Db) => Partial<Ports>) = {},
  pool: Pick<PoolConfig, 'max' | 'statement_timeout'> = {},
): Promise<TestServer> {
  const connection = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect(connection)
  // The files are copied: the usual way writes every page to the log as well.
  await sql`CREATE DATABASE ${sql.ref(name)} TEMPLATE ${sql.ref(templateName)} STRATEGY FILE_COPY`.execute(
    admin,
  )
  await admin.destroy()
  const db = connect({ ...connection, database: name, ...patient, ...pool })
  const clock = { now: Math.min(Date.now(), lastOfDay(inject('filledAt'))) }
  const now = () => clock.now
  const world = { fetch, sleep: async () => undefined, random: () => 0 }
  const rates = await openRateBoard({ db, providers: [], world, now, onError: () => undefined })
  const files = memoryFiles()
  const gateways = {
    sandbox: sandboxGateway({ db, now }),
    sandboxMobile: sandboxMobileGateway({ db, now }),
  }
  const app = await buildApp({
    db,
    rates,
    files,
    pushKey,
    now,
    limits: { ...roomy, ...limits },
    // What a test changes is seen at once.
    keptFor: 0,
    gateways,
    ...(typeof ports === 'function' ? ports(db) : ports),
  })

  const visitor = (jar = new Map<string, string>()): Ask => {
    return async (method, url, options = {}) => {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
      const headers = { host: 'localhost', ...(cookie ? { cookie } : {}), ...options.headers }
      const response = await app.inject({ ...options, method, url, headers })
      for (const { name: key, value } of response.cookies) {
        if (value) jar.set(key, value)
        else jar.delete(key)
      }
      return response
    }
  }

  return {
    app,
    db,
    files,
    clock,
    visitor: () => visitor(),
    // Comparing a password costs more than most tests.
    async as(email) {
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .where('blacklisted', '=', false)
        .executeTakeFirstOrThrow()
      return visitor(new Map([['sid', await openSession(db, id, false, now())]]))
    },
    async signIn(email) {
      const ask = visitor()
      const payload = { email, password: demonstrationPassword }
      const response = await ask('POST', '/api/sign-in/frontend', { payload })
      if (response.statusCode !== 200) throw new Error(`cannot sign in as ${email}: ${response.statusCode}`)
      return ask
    },
    async close() {
      await app.close()
      await db.destroy()
      const last = connect(connection)
      await sql`DROP DATABASE ${sql.ref(name)} WITH (FORCE)`.execute(last)
      await last.destroy()
    },
  }
}

/** The application once more on the same database, as another process runs it; closing it leaves the database. */
export async function anotherProcess({ db, clock, files }: TestServer) {
  const now = () => clock.now
  const world = { fetch, sleep: async () => undefined, random: () => 0 }
  const rates = await openRateBoard({ db, providers: [], world, now, onError: () => undefined })
  const gateways = {
    sandbox: sandboxGateway({ db, now }),
    sandboxMobile: sandboxMobileGateway({ db, now }),
  }
  const app = await buildApp({ db, rates, files, pushKey, now, limits: roomy, gateways })
  return {
    ask: (method: 'GET', url: string) => app.inject({ method, url, headers: { host: 'localhost' } }),
    close: () => app.close(),
  }
}
