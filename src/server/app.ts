// Everything the server answers, given its ports. The process and the tests build it the same way.

import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { RenderPage } from '#contract/prerendered-page.ts'
import { socialProviders } from '#contract/social.ts'
import type { Instant } from '#domain/rental/period.ts'
import { serveSessions } from './accounts/session-routes.ts'
import { servePasswords } from './accounts/password-routes.ts'
import { serveAccounts } from './accounts/routes.ts'
import { serveSignUp } from './accounts/sign-up-routes.ts'
import { viewerFrom } from './accounts/viewer.ts'
import type { PageViews } from './analytics/page-views.ts'
import { servePageViews } from './analytics/routes.ts'
import { serveAvatars } from './avatars/routes.ts'
import { serveBookingActs } from './bookings/bulk/routes.ts'
import { serveConfirmations } from './bookings/confirmation-routes.ts'
import { serveBookings } from './bookings/routes.ts'
import { serveCancellations } from './bookings/cancellations/routes.ts'
import { serveCars } from './cars/routes.ts'
import { serveChanges } from './bookings/changes/routes.ts'
import type { Recaptcha } from './contact/recaptcha.ts'
import { serveContact } from './contact/routes.ts'
import type { Db } from './db/connect.ts'
import { serveFavourites } from './favourites/routes.ts'
import { openIntake } from './files/intake.ts'
import type { FilePort } from './files/port.ts'
import { gateways, type GatewayName } from '#domain/payment/charge.ts'
import { answerBadAddress, answerBadRequest, answerErrors } from './http/errors.ts'
import { warnOfUntrustedProxy } from './http/forwarded.ts'
import { serveHealth } from './http/health.ts'
import { addressKey } from './http/address-key.ts'
import type { SharedLimit } from './http/device.ts'
import { limiter, usualLimits, type Limit, type Limiter, type Limits } from './http/limits.ts'
import { loggedError } from './http/logged-error.ts'
import { serveOpenApi } from './http/openapi.ts'
import { packPublic } from './http/pack.ts'
import { serveReports } from './http/policy/reports.ts'
import { publicOrigin } from './http/public-origin.ts'
import { requestIds } from './http/request-id.ts'
import { protect } from './http/security.ts'
import { serveOn } from './http/serve.ts'
import { spelled } from './http/spelling.ts'
import { serveApp } from './http/app-files/static.ts'
import { serveLicences } from './licences/routes.ts'
import { serveLocations } from './locations/routes.ts'
import { serveMailbox } from './mail/mailbox/routes.ts'
import { serveNewsletterPages } from './newsletter/pages.ts'
import { serveNewsletter } from './newsletter/routes.ts'
import { serveNotifications } from './notifications/routes.ts'
import { serveHooks, type ConfiguredGateways } from './payments/hooks.ts'
import type { PaymentPorts } from './payments/payment-ports.ts'
import { serveCrawlers } from './pages/crawlers.ts'
import { servePreviews } from './pages/previews.ts'
import { publicPages } from '#contract/pages.ts'
import { servePages } from './pages/routes.ts'
import { servePayments } from './payments/routes.ts'
import { serveProfile } from './profile/routes.ts'
import { servePush } from './push/routes.ts'
import type { RateBoard } from './rates/rate-board.ts'
import { serveRates } from './rates/routes.ts'
import { serveReceipts } from './receipts/routes.ts'
import { serveSettings } from './settings/routes.ts'
import type { Switches } from './settings/switches.ts'
import type { Providers } from './social/port.ts'
import { serveSocial } from './social/routes.ts'
import { serveSuppliers } from './suppliers/routes.ts'

export type Ports = {
  db: Db
  rates: RateBoard
  /** Where uploads lie. */
  files: FilePort
  /** What devices subscribe under to be told. */
  pushKey: string
  /** The server's clock, milliseconds UTC. */
  now: () => Instant
  /** The built client; without it only the API answers. */
  appFolder?: string
  /** Renders the public pages; without it every screen is the shell. */
  renderPage?: RenderPage
  /** Where the files of earlier builds are. */
  earlierBuilds?: string
  /** Tells devices to let go of the service worker. */
  retireWorker?: boolean
  /** The public origin when a proxy stands in front. */
  origin?: string
  trustedHops?: number
  /** Other origins whose pages may call with a session. */
  clients?: readonly string[]
  limits?: Partial<Limits>
  /** Tells people from programs; absent while reCAPTCHA is off. */
  recaptcha?: Recaptcha
  /** Who vouches for people who sign in; none while nobody is configured. */
  social?: Providers
  /** Counts views of screens; absent while analytics are off. */
  pageViews?: PageViews
  /** Who takes money online; without any, only the counter does. */
  gateways?: ConfiguredGateways
  hideSuppliers?: boolean
  /** The address of another basemap's style. */
  mapStyle?: string
  /** The header in which the proxy in front tells a visitor's country; absent while that decides no language. */
  countryHeader?: string
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
    logger: ports.log ? { level: 'warn', serializers: { req: (request) => ({ method: request.method }), err: loggedError } } : false,
    // No line a request: addresses of people do not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    // Long enough that the contract's own schema is what refuses a parameter.
    routerOptions: { maxParamLength: 10_000 },
    rewriteUrl: ({ url = '/' }) => spelled(url),
    genReqId: requestIds(ports.trustedHops ?? 0),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    trustProxy: (_address: string, hop: number) => hop < (ports.trustedHops ?? 0),
  })
  await app.register(cookie)
  await app.register(multipart)
  answerErrors(app)
  const origins = { own: ports.origin && new URL(ports.origin).origin, clients: new Set(ports.clients) }
  protect(app, origins, {
    stripe: ports.gateways?.stripe !== undefined,
    ...(ports.mapStyle ? { mapStyle: ports.mapStyle } : {}),
    ...(ports.recaptcha ? { recaptcha: ports.recaptcha.script } : {}),
  })
  packPublic(app)
  warnOfUntrustedProxy(app, ports.trustedHops ?? 0)
  const reads = limiter(limits.reads)
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) await reads.take(addressKey(request.ip))
  })
  const serve = serveOn(app, viewerFrom(db, now), now)
  serveSettings(serve, db, switchesOf(ports), ports.countryHeader ?? '')
  serveLocations(serve, db)
  serveSuppliers(serve, db, ports.hideSuppliers ?? false)
  serveCars(serve, db, ports.hideSuppliers ?? false)
  serveFavourites(serve, db, ports.hideSuppliers ?? false)
  serveRates(serve, rates)
  const mailLimits = { mailsTo: limiter(limits.mailsTo), mailsFrom: limiter(limits.mailsFrom) }
  const bookingLimits = { attempts: limiter(limits.bookings), guests: limiter(limits.guestBookings) }
  const paymentGateways = gatewaysOf(ports)
  serveBookings(serve, { db, files }, { rates, limits: bookingLimits, paymentGateways, onQueued: ports.onQueued })
  serveConfirmations(serve, db, { ...mailLimits, corrections: limiter(limits.corrections) }, ports.onQueued)
  const payments: PaymentPorts = { db, gateways: ports.gateways ?? {}, now, onError: reportPayment(app), onQueued: ports.onQueued }
  servePayments(serve, payments)
  serveHooks(app, payments, payments.gateways)
  serveCancellations(serve, payments)
  serveChanges(serve, payments)
  serveBookingActs(serve, payments)
  serveReceipts(serve, db)
  const signInLimits = {
    byAccount: limiter(limits.signInByAccount),
    byAddress: limiter(limits.signInByAddress),
    byKnownDevice: limiter(limits.signInByKnownDevice),
  }
  serveAccounts(serve, db, signInLimits)
  servePasswords(serve, db, signInLimits, ports.onQueued)
  const signUpLimits = {
    signUp: shared(limits.signUpByDevice, limits.signUpByAddress),
    lookUps: shared(limits.emailLookUpsByDevice, limits.emailLookUpsByAddress),
    ...mailLimits,
  }
  serveSignUp(serve, db, { limits: signUpLimits, recaptcha: ports.recaptcha, onQueued: ports.onQueued })
  const { social: providers = {}, origin, onQueued } = ports
  await serveSocial(app, { db, providers, now, limit: limiter(limits.social), origin, onQueued })
  servePageViews(serve, ports.pageViews)
  serveNotifications(serve, db)
  servePush(serve, { db, publicKey: ports.pushKey, limit: limiter(limits.push) })
  serveSessions(serve, db)
  serveProfile(serve, { db, files }, signInLimits)
  const newsletter = shared(limits.newsletterByDevice, limits.newsletterByAddress)
  const contact = shared(limits.contactByDevice, limits.contactByAddress)
  const contactLimits = { contact, newsletter, recaptcha: limiter(limits.recaptcha) }
  serveContact(serve, db, { limits: contactLimits, recaptcha: ports.recaptcha, onQueued: ports.onQueued })
  serveNewsletter(serve, db, newsletter, ports.onQueued)
  await serveNewsletterPages(app, db, now)
  const intake = openIntake({ ...shared(limits.uploadsByDevice, limits.uploadsByAddress), byPerson: limiter(limits.uploadsByPerson) })
  serveLicences(serve, { db, files }, intake)
  serveAvatars(serve, { db, files }, intake)
  serveHealth(serve, db)
  serveOpenApi(app, now)
  await serveReports(app, limiter(limits.reports), (violation) => app.log.warn(violation, 'a policy stopped something'))
  if (ports.mailbox) serveMailbox(app, db)
  serveCrawlers(app, { origin: publicOrigin(ports.origin), areSuppliersHidden: async () => ports.hideSuppliers ?? false })
  servePreviews(app, { db, limit: reads })
  await serveScreens(app, ports, reads)
  return app
}

/** The built app: its public pages rendered here where there is a renderer, the shell for every other screen. */
async function serveScreens(app: FastifyInstance, ports: Ports, reads: Limiter): Promise<void> {
  const { appFolder: folder, earlierBuilds: earlier, retireWorker, renderPage: render, db, now, hideSuppliers = false, countryHeader = null } = ports
  const files = { folder, earlier, retireWorker }
  if (folder === undefined || render === undefined) return serveApp(app, files)
  const origin = publicOrigin(ports.origin)
  const notFound = await servePages(app, { folder, render, db, now, reads, origin, areSuppliersHidden: hideSuppliers, countryHeader })
  await serveApp(app, { ...files, notFound, prerendered: [...publicPages, '/search'] })
}

function shared(byDevice: Limit, byAddress: Limit): SharedLimit {
  return { byDevice: limiter(byDevice), byAddress: limiter(byAddress) }
}

function gatewaysOf({ gateways: configured = {} }: Ports): GatewayName[] {
  return gateways.filter((name) => configured[name] !== undefined)
}

/** What a provider said when something failed; never whose payment it was. */
function reportPayment(app: FastifyInstance): PaymentPorts['onError'] {
  return (error) => app.log.warn({ problem: error instanceof Error ? error.message : 'unknown error' }, 'a payment gateway')
}

function switchesOf(ports: Ports): Switches {
  const { social = {}, hideSuppliers = false, countryHeader, pageViews, mapStyle, recaptcha } = ports
  const socialSignIn = socialProviders.filter((provider) => social[provider] !== undefined)
  return {
    socialSignIn,
    hideSuppliers,
    languageByIp: countryHeader !== undefined,
    analytics: pageViews !== undefined,
    paymentGateways: gatewaysOf(ports),
    ...(mapStyle ? { mapStyle } : {}),
    ...(recaptcha ? { recaptcha: { siteKey: recaptcha.siteKey, script: recaptcha.script } } : {}),
  }
}
