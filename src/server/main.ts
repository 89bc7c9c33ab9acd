// Composition root: environment, database, ports, listen.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstAdminPath } from './accounts/first-admin/first-admin.ts'
import { countPageViews } from './analytics/page-views.ts'
import { buildApp } from './app.ts'
import { openRecaptcha } from './contact/recaptcha.ts'
import type { Db } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, type Database } from './db/open-database.ts'
import { fill } from './db/seed/fill.ts'
import { fillFiles } from './db/seed/fill-files.ts'
import { describeAccounts } from './db/seed/accounts.ts'
import { hasDemonstration, refuseLeftover } from './demonstration/start-rule.ts'
import { readEnvironment, type Environment } from './env.ts'
import { installationKey, openFiles } from './files/open-files.ts'
import { keepBuild } from './http/app-files/earlier-builds.ts'
import { startJobs, type Jobs } from './jobs/start-jobs.ts'
import { mailboxMail } from './mail/mailbox/mailbox-mail.ts'
import type { MailPort } from './mail/transport/port.ts'
import { smtpMail } from './mail/transport/smtp.ts'
import { openRenderer } from './pages/renderer.ts'
import { configuredGateways } from './payments/configured.ts'
import { vapidKeys, vapidSubject } from './push/vapid.ts'
import type { Ports } from './ports.ts'
import { webPushPort } from './push/web-push.ts'
import { openRateBoard } from './rates/rate-board.ts'
import { configuredProviders } from './social/configured.ts'

const builtRenderer = fileURLToPath(new URL('../../dist/renderer', import.meta.url))
const builtApp = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** How long a stop waits for requests that are being answered. */
const timeout = 10_000

function openMail(env: Environment, db: Db): MailPort {
  if (env.SMTP_URL === undefined) return mailboxMail({ db, now: Date.now })
  return smtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM })
}

/** The public address; without one the port of this machine, which must be set then. */
function originOf(env: Environment): string {
  return env.WOURI_ORIGIN ? new URL(env.WOURI_ORIGIN).origin : `http://localhost:${env.PORT}`
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
    await serve(env, database, withWorld)
  } catch (error) {
    // A port that is taken must not leave the embedded database running.
    await database.stop()
    throw error
  }
}

async function serve(env: Environment, database: Database, withWorld: boolean): Promise<void> {
  const { db } = database
  await migrate(db)
  if (!withWorld) await refuseLeftover(db)
  const isNewWorld = await fill(db, Date.now(), withWorld)
  const installation = { data: env.WOURI_DATA, key: env.FILES_KEY }
  const files = await openFiles(installation)
  if (isNewWorld) await fillFiles(db, files, Date.now())
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
  const recaptcha = siteKey && secret ? openRecaptcha({ siteKey, secret, url, script, now: Date.now }) : null
  const onUncounted = (error: unknown) =>
    console.warn(`Page views: ${error instanceof Error ? error.message : 'unknown error'}`)
  const pageViews = env.ANALYTICS_URL
    ? countPageViews({ url: env.ANALYTICS_URL, now: Date.now, fetch, onError: onUncounted })
    : undefined
  const gateways = await configuredGateways(env, { db, now: Date.now, origin: originOf(env), withWorld })
  const keys = vapidKeys(env, await installationKey(installation))
  const push = webPushPort({ keys, subject: vapidSubject(env, originOf(env)) })
  let jobs: Jobs | undefined
  const app = await buildApp({
    db,
    rates,
    files,
    pushKey: push.publicKey,
    now: Date.now,
    onQueued: () => jobs?.wake(),
    mailbox: showsMailbox,
    log: true,
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
    ...(await appFiles(env)),
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), timeout).unref()
    await app.close()
    await pageViews?.stop()
    await jobs?.stop()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  await app.listen({ port: env.PORT, host: env.HOST })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const here = `http://localhost:${port}`
  const origin = env.WOURI_ORIGIN ? new URL(env.WOURI_ORIGIN).origin : here
  const mail = openMail(env, db)
  jobs = startJobs({
    store: { db, files },
    gateways,
    mail,
    push,
    origin,
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
