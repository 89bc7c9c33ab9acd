// Everything the server answers, given its ports. The process and the tests build it the same way.

import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Instant } from '#domain/rental/period.ts'
import { serveSessions } from './accounts/session-routes.ts'
import { servePasswords } from './accounts/password-routes.ts'
import { serveAccounts } from './accounts/routes.ts'
import { serveSignUp } from './accounts/sign-up-routes.ts'
import { viewerFrom } from './accounts/viewer.ts'
import { serveAvatars } from './avatars/routes.ts'
import { serveBookings } from './bookings/routes.ts'
import { serveCars } from './cars/routes.ts'
import type { Recaptcha } from './contact/recaptcha.ts'
import { serveContact } from './contact/routes.ts'
import type { Db } from './db/connect.ts'
import { openIntake } from './files/intake.ts'
import type { FilePort } from './files/port.ts'
import { answerBadAddress, answerBadRequest, answerErrors } from './http/errors.ts'
import { serveHealth } from './http/health.ts'
import { addressKey, limiter, usualLimits, type Limits } from './http/limits.ts'
import { serveOpenApi } from './http/openapi.ts'
import { protect } from './http/security.ts'
import { serveOn } from './http/serve.ts'
import { serveApp } from './http/static.ts'
import { serveLicences } from './licences/routes.ts'
import { serveLocations } from './locations/routes.ts'
import { serveMailbox } from './mailbox/routes.ts'
import { serveNewsletterPages } from './newsletter/pages.ts'
import { serveNewsletter } from './newsletter/routes.ts'
import { serveNotifications } from './notifications/routes.ts'
import { serveProfile } from './profile/routes.ts'
import type { RateBoard } from './rates/rate-board.ts'
import { serveRates } from './rates/routes.ts'
import { serveSettings } from './settings/routes.ts'
import { serveSuppliers } from './suppliers/routes.ts'

export type Ports = {
  db: Db
  rates: RateBoard
  /** Where uploads lie. */
  files: FilePort
  /** The server's clock, milliseconds UTC. */
  now: () => Instant
  /** The built client; without it only the API answers. */
  appFolder?: string
  /** The public origin when a proxy stands in front. */
  origin?: string
  trustedHops?: number
  limits?: Partial<Limits>
  /** Tells people from programs; absent while reCAPTCHA is off. */
  recaptcha?: Recaptcha
  /** Called when a request has left work in the outbox. */
  onQueued?: () => void
  /** Show the mails that are kept because no mail server is configured. */
  mailbox?: boolean
  /** Where unexpected errors are written; nothing personal is in them. */
  log?: boolean
}

/** Builds the request handler. It listens nowhere yet. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { db, files, now, rates } = ports
  const limits = { ...usualLimits, ...ports.limits }
  const app = Fastify({
    logger: ports.log ? { level: 'warn', serializers: { req: (request) => ({ method: request.method }) } } : false,
    // No line a request: addresses of people do not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    // Long enough that the contract's own schema is what refuses a parameter.
    routerOptions: { maxParamLength: 10_000 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    trustProxy: (_address: string, hop: number) => hop < (ports.trustedHops ?? 0),
  })
  await app.register(cookie)
  await app.register(multipart)
  answerErrors(app)
  protect(app, ports.origin)
  const reads = limiter(limits.reads)
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) await reads.take(addressKey(request.ip))
  })
  const serve = serveOn(app, viewerFrom(db, now), now)
  serveSettings(serve, db)
  serveLocations(serve, db)
  serveSuppliers(serve, db)
  serveCars(serve, db)
  serveRates(serve, rates)
  serveBookings(serve, db, rates, limiter(limits.bookings), ports.onQueued)
  const signInLimits = { byAccount: limiter(limits.signInByAccount), byAddress: limiter(limits.signInByAddress) }
  serveAccounts(serve, db, signInLimits)
  servePasswords(serve, db, signInLimits, ports.onQueued)
  const signUpLimits = {
    signUp: limiter(limits.signUp),
    lookUps: limiter(limits.emailLookUps),
    mailsTo: limiter(limits.mailsTo),
    mailsFrom: limiter(limits.mailsFrom),
  }
  serveSignUp(serve, db, signUpLimits, ports.onQueued)
  serveNotifications(serve, db)
  serveSessions(serve, db)
  serveProfile(serve, { db, files }, signInLimits)
  const contactLimits = { contact: limiter(limits.contact), recaptcha: limiter(limits.recaptcha) }
  serveContact(serve, db, { limits: contactLimits, recaptcha: ports.recaptcha, onQueued: ports.onQueued })
  serveNewsletter(serve, db, limiter(limits.newsletter), ports.onQueued)
  await serveNewsletterPages(app, db, now)
  const intake = openIntake({ byAddress: limiter(limits.uploadsByAddress), byPerson: limiter(limits.uploadsByPerson) })
  serveLicences(serve, { db, files }, intake)
  serveAvatars(serve, { db, files }, intake)
  serveHealth(serve, db)
  serveOpenApi(app, now)
  if (ports.mailbox) serveMailbox(app, db)
  await serveApp(app, ports.appFolder)
  return app
}
