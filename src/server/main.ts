// Composition root: environment, database, ports, listen.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstAdminPath } from './core/accounts/first-admin/first-admin.ts'
import { countPageViews } from './trade/analytics/page-views.ts'
import { buildApp } from './app/app.ts'
import { openRecaptcha } from './platform/recaptcha/recaptcha.ts'
import { drainAtSignal } from './platform/lifecycle/drain.ts'
import type { Db } from './platform/db/connect.ts'
import { migrateDatabase, openDatabase, type Database } from './platform/db/open-database.ts'
import { waitForDatabase } from './platform/lifecycle/wait-for-database.ts'
import { poolConfig } from './platform/db/pool-config.ts'
import { connectReplica } from './platform/db/replica.ts'
import { fill } from './demonstration/seed/fill.ts'
import { describeAccounts } from './demonstration/seed/accounts.ts'
import { hasDemonstration, refuseLeftover } from './demonstration/start-rule.ts'
import { examine } from './acts/doctor/examine.ts'
import { originOf, readEnvironment, type Environment } from './app/env.ts'
import { adoptKeys } from './platform/files/keys/adopt-keys.ts'
import { openFiles } from './platform/files/open-files.ts'
import { databaseCounters, redisCounters } from './platform/http/limits/counters.ts'
import { openRedis } from './platform/http/limits/redis.ts'
import { keepBuild } from './platform/http/app-files/earlier-builds.ts'
import { startJobs, type Jobs } from './app/jobs/start-jobs.ts'
import { mailboxMail } from './documents/mail/mailbox/mailbox-mail.ts'
import { countMails } from './documents/mail/transport/count-mails.ts'
import { openMetrics } from './platform/metrics/metrics.ts'
import { listenForMetrics } from './platform/metrics/serve-metrics.ts'
import { storedMetrics } from './platform/metrics/stored-metrics.ts'
import type { MailPort } from './documents/mail/transport/port.ts'
import { smtpMail } from './documents/mail/transport/smtp.ts'
import { openRenderer } from './documents/pages/renderer.ts'
import { configuredGateways } from './trade/payments/configured.ts'
import { keptKeys } from './messages/push/kept-keys.ts'
import { environmentKeys, vapidSubject } from './messages/push/vapid.ts'
import type { Ports } from './app/ports.ts'
import { webPushPort } from './messages/push/web-push.ts'
import { openRateBoard } from './trade/rates/rate-board.ts'
import { configuredProviders } from './trade/social/configured.ts'
import type { Traces } from './platform/tracing/tracing.ts'

const builtRenderer = fileURLToPath(new URL('../../dist/renderer', import.meta.url))
const builtApp = fileURLToPath(new URL('../../dist/client', import.meta.url))

function openMail(env: Environment, db: Db): MailPort {
  if (env.SMTP_URL === undefined) return mailboxMail({ db, now: Date.now })
  return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM })
}

/** Somebody reads the log of a site that others use; on a desk a line a request hides what matters. */
function logsRequests({
  LOG_REQUESTS: said,
  WOURI_ORIGIN: origin,
  DATABASE_URL: database,
}: Environment): boolean {
  return said ? said === 'on' : origin !== undefined || database !== undefined
}

/** Loads what sends traces only where they are wanted. */
async function openedTraces(env: Environment): Promise<Traces | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (endpoint === undefined) return undefined
  const { openTraces } = await import('./platform/tracing/open-traces.ts')
  return openTraces({ endpoint, service: env.OTEL_SERVICE_NAME, sampled: env.OTEL_TRACES_SAMPLER_ARG })
}

/** The built app, with what tabs that were left open may still ask for. */
async function appFiles(
  env: Environment,
): Promise<Pick<Ports, 'appFolder' | 'renderPage' | 'earlierBuilds' | 'retireWorker'>> {
  const retireWorker = env.SERVICE_WORKER === 'off'
  if (!existsSync(join(builtApp, 'index.html'))) return { retireWorker }
  const renderPage = await openRenderer(builtRenderer)
  const app = { appFolder: builtApp, retireWorker, ...(renderPage && { renderPage }) }
  try {
    const earlierBuilds = await keepBuild({
      folder: builtApp,
      data: resolve(env.WOURI_DATA),
      now: Date.now(),
    })
    return { ...app, earlierBuilds }
  } catch (error) {
    console.warn(`Earlier builds cannot be kept: ${error instanceof Error ? error.message : 'unknown error'}`)
    return app
  }
}

async function start(): Promise<void> {
  const env = readEnvironment(process.env)
  const withWorld = hasDemonstration(env)
  const database = await openDatabase(env, console.warn)
  try {
    await waitForDatabase(database.db, console.warn)
    await serve(env, database, withWorld)
  } catch (error) {
    // A port that is taken must not leave the embedded database running.
    await database.stop()
    throw error
  }
}

async function serve(env: Environment, database: Database, withWorld: boolean): Promise<void> {
  const { db } = database
  await migrateDatabase(database)
  if (!withWorld) await refuseLeftover(db)
  const { files, stored, keys } = await openFiles(env)
  const originalKey = await adoptKeys(db, stored, keys, Date.now())
  await database.withoutLimits((unlimited) => fill(unlimited, Date.now(), withWorld, files))
  const rates = await openRateBoard({
    db,
    providers: env.RATE_PROVIDERS.split(',').filter((url) => url !== 'off'),
    cacheSeconds: env.RATE_CACHE_SECONDS,
    world: {
      fetch,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      random: Math.random,
    },
    now: Date.now,
    onError: (error) =>
      console.warn(`Exchange rates: ${error instanceof Error ? error.message : 'unknown error'}`),
  })
  // Only the demonstration shows its mails: elsewhere a forgotten SMTP_URL must not expose mails.
  const showsMailbox = env.SMTP_URL === undefined && withWorld
  const {
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET: secret,
    RECAPTCHA_URL: url,
    RECAPTCHA_SCRIPT_URL: script,
  } = env
  const recaptcha =
    siteKey && secret ? openRecaptcha({ db, siteKey, secret, url, script, now: Date.now }) : null
  const onUncounted = (error: unknown) =>
    console.warn(`Page views: ${error instanceof Error ? error.message : 'unknown error'}`)
  const pageViews = env.ANALYTICS_URL
    ? countPageViews({ url: env.ANALYTICS_URL, now: Date.now, fetch, onError: onUncounted })
    : undefined
  const measured = openMetrics()
  const gateways = await configuredGateways(env, {
    db,
    now: Date.now,
    origin: originOf(env),
    withWorld,
    onRejected: (gateway, code) => measured.paymentRejections.inc({ gateway, code }),
  })
  const pushKeys = environmentKeys(env) ?? (await keptKeys(db, keys, originalKey))
  const push = webPushPort({ keys: pushKeys, subject: vapidSubject(env, originOf(env)) })
  const replica = env.DATABASE_REPLICA_URL
    ? connectReplica(poolConfig(env.DATABASE_REPLICA_URL), db, Date.now)
    : null
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, console.warn) : null
  const traces = await openedTraces(env)
  let jobs: Jobs | undefined
  // A signal may come while it is being made.
  let app: Awaited<ReturnType<typeof buildApp>> | undefined
  const isDraining = drainAtSignal({
    announceFor: env.DRAIN_SECONDS * 1000,
    closeServer: async () => app?.close(),
    stopJobs: async () => jobs?.stop(),
    release: [
      async () => pageViews?.stop(),
      async () => traces?.stop(),
      async () => redis?.disconnect(),
      async () => replica?.destroy(),
      database.stop,
    ],
    exit: process.exit,
  })
  const reading = { metrics: measured, refresh: storedMetrics(measured, db, Date.now) }
  app = await buildApp({
    metrics: { ...reading, token: env.METRICS_TOKEN },
    db,
    rates,
    files,
    pushKey: push.publicKey,
    ...(replica && { replica }),
    ...(traces && { traces }),
    counters: redis ? redisCounters(redis) : databaseCounters(db),
    now: Date.now,
    isDraining,
    onQueued: () => jobs?.wake(),
    sendsMail: env.SMTP_URL !== undefined,
    mailbox: showsMailbox,
    showsDocs: env.API_DOCS === undefined ? withWorld : env.API_DOCS === 'on',
    log: { requests: logsRequests(env) },
    trustedHops: env.TRUSTED_HOPS,
    clients: env.WOURI_CLIENTS,
    social: await configuredProviders(env),
    gateways,
    hideSuppliers: env.HIDE_SUPPLIERS === 'on',
    ...(env.MAP_STYLE_URL ? { mapStyle: env.MAP_STYLE_URL } : {}),
    ...(env.LANGUAGE_BY_IP === 'on' ? { countryHeader: env.GEO_HEADER } : {}),
    ...(pageViews ? { pageViews } : {}),
    ...(recaptcha ? { recaptcha } : {}),
    ...(env.WOURI_ORIGIN ? { origin: env.WOURI_ORIGIN } : {}),
    tls: env.HSTS,
    ...(await appFiles(env)),
  })
  if (env.METRICS_PORT !== undefined)
    await listenForMetrics(reading, { port: env.METRICS_PORT, host: env.HOST, token: env.METRICS_TOKEN })
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const here = `http://localhost:${port}`
  const origin = env.WOURI_ORIGIN ? new URL(env.WOURI_ORIGIN).origin : here
  const mail = countMails(openMail(env, db), measured)
  jobs = startJobs({
    store: { db, files },
    reseal: { files, keys },
    gateways,
    liveMonths: env.CALENDAR_MONTHS,
    examine: () => database.withoutLimits(examine),
    mail,
    push,
    origin,
    now: Date.now,
    onError: (problem) => console.warn(problem),
  })
  console.log(`Wouri is ready at ${here}`)
  if (showsMailbox) console.log(`Mails are not sent but kept: ${here}/mailbox`)
  else if (env.SMTP_URL === undefined)
    console.warn('SMTP_URL is not set: mails are kept in the database and reach nobody.')
  if (withWorld) console.log(describeAccounts())
  const firstAdmin = await firstAdminPath(db, Date.now())
  if (firstAdmin !== null)
    console.log(`There is no admin yet. Make the first one within a day: ${origin}${firstAdmin}`)
  void rates.refresh()
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
