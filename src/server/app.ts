// Everything the server answers, given its ports. The process and the tests build it the same way.

import type { FastifyInstance } from 'fastify'
import { socialProviders } from '#contract/social.ts'
import { serveSessions } from './accounts/sessions/routes.ts'
import { servePasswords } from './accounts/passwords/routes.ts'
import { serveAccounts } from './accounts/sign-in/routes.ts'
import { serveSignUp } from './accounts/sign-up/routes.ts'
import { viewerFrom } from './accounts/sessions/viewer.ts'
import { servePageViews } from './analytics/routes.ts'
import { serveAvatars } from './avatars/routes.ts'
import { serveBookingActs } from './bookings/bulk/routes.ts'
import { serveConfirmations } from './bookings/confirm-address/routes.ts'
import { serveNewBookings } from './bookings/create/routes.ts'
import { serveBookings } from './bookings/list/routes.ts'
import { serveArrival } from './bookings/arrival/routes.ts'
import { serveCancellations } from './bookings/cancellations/routes.ts'
import { servePhotos } from './cars/photos/serve-photos.ts'
import { serveCalendar } from './calendar/routes.ts'
import { serveCars } from './cars/routes.ts'
import { serveChanges } from './bookings/changes/routes.ts'
import { serveContact } from './contact/routes.ts'
import { serveFavourites } from './favourites/routes.ts'
import { serveDesk } from './desk/routes.ts'
import { serveAudit } from './audit/routes.ts'
import { serveFigures } from './figures/routes.ts'
import { serveFleet } from './fleet/routes.ts'
import { serveSeasons } from './seasons/routes.ts'
import { serveStaffPlaces } from './places/routes.ts'
import { openIntake } from './files/intake.ts'
import { gateways, type GatewayName } from '#domain/payment/gateway.ts'
import { createApp } from './http/setup/create-app.ts'
import { serveHealth } from './http/setup/health.ts'
import type { SharedLimit } from './http/security/device.ts'
import { limiter, usualLimits, type Limit, type Limiter } from './http/limits/limits.ts'
import { serveOpenApi } from './http/setup/openapi.ts'
import { serveReports } from './http/policy/reports.ts'
import { publicOrigin } from './http/public-origin.ts'
import { serveOn } from './http/serve.ts'
import { serveApp } from './http/app-files/static.ts'
import { serveLicences } from './licences/routes.ts'
import { serveLocations } from './locations/routes.ts'
import { serveMailbox } from './mail/mailbox/routes.ts'
import { serveNewsletterPages } from './newsletter/pages.ts'
import { serveNewsletter } from './newsletter/routes.ts'
import { serveNotifications } from './notifications/routes.ts'
import { serveEvents } from './payments/settlement/event-routes.ts'
import type { PaymentPorts } from './payments/gateways/payment-ports.ts'
import type { Ports } from './ports.ts'
import { serveCrawlers } from './pages/crawlers.ts'
import { servePreviews } from './pages/previews.ts'
import { prerenderedPages } from '#contract/pages.ts'
import { servePages } from './pages/routes.ts'
import { servePayments } from './payments/checkout/routes.ts'
import { servePeople } from './people/routes.ts'
import { serveProfile } from './profile/routes.ts'
import { servePush } from './push/routes.ts'
import { serveRates } from './rates/routes.ts'
import { serveReceipts } from './receipts/routes.ts'
import { serveSettings } from './settings/routes.ts'
import type { FeatureFlags } from './settings/feature-flags.ts'
import { hiddenSuppliers, type AreSuppliersHidden } from './settings/hidden-suppliers.ts'
import { serveSiteSettings } from './settings/staff-routes.ts'
import { serveSocial } from './social/routes.ts'
import { guardStaff, oncePerRequest } from './staff/guard.ts'
import { serveSuppliers } from './suppliers/routes.ts'
import { serveStaffSuppliers } from './suppliers/staff-routes.ts'

/** Builds the request handler. It listens nowhere yet. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { db, files, now, rates } = ports
  const limits = { ...usualLimits, ...ports.limits }
  const reads = limiter(limits.reads)
  const app = await createApp({ ...ports, reads })
  const viewerOf = oncePerRequest(viewerFrom(db, now))
  guardStaff(app, viewerOf, {
    reads: limiter(limits.staffReads),
    acts: limiter(limits.staffActs),
    exports: limiter(limits.staffExports),
  })
  const serve = serveOn(app, viewerOf, now)
  const areSuppliersHidden = hiddenSuppliers(db, ports.hideSuppliers ?? false)
  serveSettings(serve, db, { flags: flagsOf(ports), areSuppliersHidden }, ports.countryHeader ?? '')
  serveSiteSettings(serve, db, ports.hideSuppliers ?? false)
  serveLocations(serve, db)
  serveSuppliers(serve, db, areSuppliersHidden)
  serveCars(serve, db, areSuppliersHidden)
  serveFavourites(serve, db, areSuppliersHidden)
  serveRates(serve, rates)
  const mailLimits = { mailsTo: limiter(limits.mailsTo), mailsFrom: limiter(limits.mailsFrom) }
  const bookingLimits = { attempts: limiter(limits.bookings), guests: limiter(limits.guestBookings) }
  const paymentGateways = gatewaysOf(ports)
  serveBookings(serve, db)
  serveNewBookings(
    serve,
    { db, files },
    { rates, limits: bookingLimits, paymentGateways, onQueued: ports.onQueued },
  )
  serveConfirmations(serve, db, { ...mailLimits, corrections: limiter(limits.corrections) }, ports.onQueued)
  const payments: PaymentPorts = {
    db,
    gateways: ports.gateways ?? {},
    now,
    onError: reportPayment(app),
    onQueued: ports.onQueued,
  }
  servePayments(serve, payments)
  serveEvents(app, payments)
  serveArrival(serve, db, ports.onQueued)
  serveCancellations(serve, payments)
  serveChanges(serve, payments)
  serveBookingActs(serve, payments)
  serveDesk(serve, payments)
  serveCalendar(serve, db)
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
  servePeople(serve, { db, files }, { mailsTo: mailLimits.mailsTo, onQueued: ports.onQueued })
  serveProfile(serve, { db, files }, signInLimits)
  const newsletter = shared(limits.newsletterByDevice, limits.newsletterByAddress)
  const contact = shared(limits.contactByDevice, limits.contactByAddress)
  const contactLimits = { contact, newsletter, recaptcha: limiter(limits.recaptcha) }
  serveContact(serve, db, { limits: contactLimits, recaptcha: ports.recaptcha, onQueued: ports.onQueued })
  serveNewsletter(serve, db, newsletter, ports.onQueued)
  await serveNewsletterPages(app, db, now)
  const intake = openIntake({
    ...shared(limits.uploadsByDevice, limits.uploadsByAddress),
    byPerson: limiter(limits.uploadsByPerson),
    photosByPerson: limiter(limits.photosByPerson),
  })
  serveFleet(serve, { db, files }, intake)
  serveStaffSuppliers(serve, db, ports.onQueued)
  serveStaffPlaces(serve, db)
  serveSeasons(serve, db)
  serveFigures(serve, db)
  serveAudit(serve, db)
  serveLicences(serve, { db, files }, intake)
  serveAvatars(serve, { db, files }, intake)
  serveHealth(serve, db)
  serveOpenApi(app, now)
  await serveReports(app, limiter(limits.reports), (violation) =>
    app.log.warn(violation, 'a policy stopped something'),
  )
  if (ports.mailbox) serveMailbox(app, db)
  serveCrawlers(app, {
    origin: publicOrigin(ports.origin),
    areSuppliersHidden,
  })
  servePhotos(app, files)
  servePreviews(app, { db, limit: reads })
  await serveScreens(app, ports, reads, areSuppliersHidden)
  return app
}

/** The built app: its public pages rendered here where there is a renderer, the shell for every other screen. */
async function serveScreens(
  app: FastifyInstance,
  ports: Ports,
  reads: Limiter,
  areSuppliersHidden: AreSuppliersHidden,
): Promise<void> {
  const {
    appFolder: folder,
    earlierBuilds: earlier,
    retireWorker,
    renderPage: render,
    db,
    now,
    countryHeader = null,
  } = ports
  const files = { folder, earlier, retireWorker }
  if (folder === undefined || render === undefined) return serveApp(app, files)
  const origin = publicOrigin(ports.origin)
  const notFound = await servePages(app, {
    folder,
    render,
    db,
    now,
    reads,
    origin,
    areSuppliersHidden,
    countryHeader,
  })
  await serveApp(app, { ...files, notFound, prerendered: prerenderedPages })
}

function shared(byDevice: Limit, byAddress: Limit): SharedLimit {
  return { byDevice: limiter(byDevice), byAddress: limiter(byAddress) }
}

function gatewaysOf({ gateways: configured = {} }: Ports): GatewayName[] {
  return gateways.filter((name) => configured[name] !== undefined)
}

/** What a provider said when something failed; never whose payment it was. */
function reportPayment(app: FastifyInstance): PaymentPorts['onError'] {
  return (error) =>
    app.log.warn({ problem: error instanceof Error ? error.message : 'unknown error' }, 'a payment gateway')
}

function flagsOf(ports: Ports): FeatureFlags {
  const { social = {}, countryHeader, pageViews, mapStyle, recaptcha } = ports
  const socialSignIn = socialProviders.filter((provider) => social[provider] !== undefined)
  return {
    socialSignIn,
    languageByIp: countryHeader !== undefined,
    analytics: pageViews !== undefined,
    paymentGateways: gatewaysOf(ports),
    ...(mapStyle ? { mapStyle } : {}),
    ...(recaptcha ? { recaptcha: { siteKey: recaptcha.siteKey, script: recaptcha.script } } : {}),
  }
}
