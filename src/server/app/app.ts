// Everything the server answers, given its ports. The process and the tests build it the same way.

import type { FastifyInstance } from 'fastify'
import { serveSessions } from '#server/core/accounts/sessions/routes.ts'
import { servePasswords } from '#server/core/accounts/passwords/routes.ts'
import { serveAccounts } from '#server/core/accounts/sign-in/routes.ts'
import { serveSignUp } from '#server/core/accounts/sign-up/routes.ts'
import { viewerFrom } from '#server/core/accounts/sessions/viewer.ts'
import { servePageViews } from '#server/trade/analytics/routes.ts'
import { serveAvatars } from '#server/trade/avatars/routes.ts'
import { serveBookingActs } from '#server/acts/requests/bulk/routes.ts'
import { serveConfirmations } from '#server/acts/requests/confirm-address/routes.ts'
import { serveNewBookings } from '#server/acts/checkout/routes.ts'
import { serveBookings } from '#server/bookings/list/routes.ts'
import { serveArrival } from '#server/acts/requests/arrival/routes.ts'
import { serveCancellations } from '#server/acts/requests/cancellations/routes.ts'
import { servePhotos } from '#server/core/cars/photos/serve-photos.ts'
import { serveCalendar } from '#server/acts/calendar/routes.ts'
import { serveMaintenance } from '#server/acts/maintenance/routes.ts'
import { serveCarAccount } from '#server/trade/car-account/routes.ts'
import { serveCars } from '#server/core/cars/routes.ts'
import { serveChanges } from '#server/acts/requests/changes/routes.ts'
import { serveContact } from '#server/trade/contact/routes.ts'
import { serveFavourites } from '#server/trade/favourites/routes.ts'
import { serveDesk } from '#server/acts/desk/routes.ts'
import { serveAudit } from '#server/core/audit/routes.ts'
import { serveFigures } from '#server/trade/figures/routes.ts'
import { serveFleet } from '#server/trade/fleet/routes.ts'
import { serveCarEdits } from '#server/trade/fleet/edits/routes.ts'
import { serveCarTable } from '#server/trade/fleet/table/routes.ts'
import { serveCharges } from '#server/trade/charges/routes.ts'
import { serveDriverHalf } from '#server/trade/driver-half/routes.ts'
import { serveInspections } from '#server/trade/inspections/routes.ts'
import { servePapers } from '#server/trade/papers/routes.ts'
import { serveReviews, serveStaffReviews } from '#server/trade/reviews/routes.ts'
import { serveSeasons } from '#server/trade/seasons/routes.ts'
import { serveStaffPlaces } from '#server/trade/places/routes.ts'
import { openIntake } from '#server/platform/files/intake.ts'
import { minute } from '#domain/rental/period.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { createApp } from '#server/platform/http/setup/create-app.ts'
import { serveHealth } from '#server/platform/http/setup/health.ts'
import type { SharedLimit } from '#server/platform/http/security/device.ts'
import { limitersOf } from '#server/platform/http/limits/limits.ts'
import type { LimitName } from '#server/platform/http/limits/usual-limits.ts'
import { serveDocs } from '#server/platform/http/docs/routes.ts'
import { serveReports } from '#server/platform/http/policy/reports.ts'
import { publicOrigin } from '#server/platform/http/public-origin.ts'
import { keepShared, type SharedJson } from '#server/platform/http/shared-json.ts'
import { serveOn } from '#server/platform/http/serve.ts'
import { serveFailedWork } from '#server/acts/failed-work/routes.ts'
import { serveLicences } from '#server/trade/licences/routes.ts'
import { serveLocations } from '#server/core/locations/routes.ts'
import { serveMailbox } from '#server/documents/mail/mailbox/routes.ts'
import { measureRequests } from '#server/platform/metrics/measure-requests.ts'
import { serveMetricsBeside } from '#server/platform/metrics/serve-metrics.ts'
import { serveNewsletterPages } from '#server/trade/newsletter/pages.ts'
import { serveNewsletter } from '#server/trade/newsletter/routes.ts'
import { serveNotifications } from '#server/messages/notifications/routes.ts'
import { serveEvents } from '#server/trade/payments/settlement/event-routes.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import type { Ports } from './ports.ts'
import { serveScreens } from './serve-screens.ts'
import { serveCrawlers } from '#server/documents/pages/crawlers/routes.ts'
import { servePreviews } from '#server/documents/pages/previews.ts'
import { servePaymentLinks } from '#server/trade/payments/links/routes.ts'
import { servePayments } from '#server/trade/payments/checkout/routes.ts'
import { servePeople } from '#server/trade/people/routes.ts'
import { serveProfile } from '#server/acts/profile/routes.ts'
import { servePush } from '#server/messages/push/routes.ts'
import { serveRates } from '#server/trade/rates/routes.ts'
import { serveReceipts } from '#server/documents/receipts/routes.ts'
import { serveRecordPapers } from '#server/documents/records/routes.ts'
import { serveSettings } from '#server/core/settings/routes.ts'
import { flagsOf, gatewaysOf } from './flags-of-ports.ts'
import { hiddenSuppliers } from '#server/core/settings/hidden-suppliers.ts'
import { serveSiteSettings } from '#server/core/settings/staff-routes.ts'
import { serveSocial } from '#server/trade/social/routes.ts'
import { guardStaff, oncePerRequest } from '#server/core/staff/guard.ts'
import { countSuppliers } from '#server/trade/suppliers/list-suppliers.ts'
import { traceRequests } from '#server/platform/tracing/trace-requests.ts'
import { serveSuppliers } from '#server/trade/suppliers/routes.ts'
import { serveConditions } from '#server/trade/suppliers/conditions/routes.ts'
import { serveLogos } from '#server/trade/suppliers/logos.ts'
import {
  serveStaffSuppliers,
  serveSupplierFiles,
  serveVerification,
} from '#server/trade/suppliers/staff-routes.ts'

/** Builds the request handler. It listens nowhere yet. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { db, files, now, rates } = ports
  const limiter = limitersOf(ports.limits, ports.counters)
  const shared = (byDevice: LimitName, byAddress: LimitName): SharedLimit => ({
    byDevice: limiter(byDevice),
    byAddress: limiter(byAddress),
  })
  const reads = limiter('reads')
  const app = await createApp({ ...ports, reads })
  if (ports.traces) traceRequests(app, ports.traces, ports.trustedHops ?? 0)
  const { metrics: measured } = ports
  if (measured) measureRequests(app, measured.metrics)
  if (measured?.token) serveMetricsBeside(app, measured, measured.token)
  const viewerOf = oncePerRequest(viewerFrom(db, now))
  guardStaff(app, viewerOf, {
    reads: limiter('staffReads'),
    acts: limiter('staffActs'),
    exports: limiter('staffExports'),
  })
  const serve = serveOn(app, viewerOf, now)
  const areSuppliersHidden = hiddenSuppliers(db, ports.hideSuppliers ?? false)
  serveSettings(serve, db, { flags: flagsOf(ports), areSuppliersHidden }, ports.countryHeader ?? '')
  serveSiteSettings(serve, db, ports.hideSuppliers ?? false)
  const kept = keepShared(ports.keptFor ?? minute, now)
  forgetChanged(app, kept)
  // Not from the replica: what was just changed would be read as it was, and kept for a minute.
  serveLocations(serve, db, kept)
  serveSuppliers(serve, db, areSuppliersHidden, kept)
  serveCars(serve, db, { areSuppliersHidden, kept, now, replica: ports.replica ?? db })
  serveFavourites(serve, db, areSuppliersHidden)
  serveRates(serve, rates)
  const mailsTo = limiter('mailsTo')
  const mailLimits = { mailsTo, mailsFrom: limiter('mailsFrom') }
  const bookingLimits = { attempts: limiter('bookings'), guests: limiter('guestBookings') }
  const paymentGateways = gatewaysOf(ports)
  serveBookings(serve, db)
  serveNewBookings(
    serve,
    { db, files },
    { rates, limits: bookingLimits, paymentGateways, onQueued: ports.onQueued },
  )
  serveConfirmations(serve, db, { ...mailLimits, corrections: limiter('corrections') }, ports.onQueued)
  const payments: PaymentPorts = {
    db,
    gateways: ports.gateways ?? {},
    now,
    onError: reportPayment(app),
    onQueued: ports.onQueued,
    onSettled: (gateway, seconds) => measured?.metrics.paymentMessages.observe({ gateway }, seconds),
  }
  servePayments(serve, payments)
  const site = publicOrigin(ports.origin)
  servePaymentLinks(serve, { ...payments, origin: site, openings: limiter('paymentLinks'), mailsTo })
  serveEvents(app, payments)
  serveArrival(serve, db, ports.onQueued)
  serveCancellations(serve, payments)
  serveChanges(serve, payments)
  serveBookingActs(serve, payments)
  serveDesk(serve, payments)
  serveCalendar(serve, db)
  serveMaintenance(serve, db)
  serveReceipts(serve, db)
  serveRecordPapers(serve, { db, files })
  const signInLimits = {
    byAccount: limiter('signInByAccount'),
    byAddress: limiter('signInByAddress'),
    byKnownDevice: limiter('signInByKnownDevice'),
  }
  serveAccounts(serve, db, signInLimits)
  servePasswords(serve, db, signInLimits, ports.onQueued)
  const signUpLimits = {
    signUp: shared('signUpByDevice', 'signUpByAddress'),
    lookUps: shared('emailLookUpsByDevice', 'emailLookUpsByAddress'),
    ...mailLimits,
  }
  serveSignUp(serve, db, { limits: signUpLimits, recaptcha: ports.recaptcha, onQueued: ports.onQueued })
  const { social: providers = {}, origin, onQueued } = ports
  await serveSocial(app, { db, providers, now, limit: limiter('social'), origin, onQueued })
  servePageViews(serve, ports.pageViews)
  serveNotifications(serve, db)
  servePush(serve, { db, publicKey: ports.pushKey, limit: limiter('push') })
  serveSessions(serve, db)
  servePeople(serve, { db, files }, { mailsTo, onQueued: ports.onQueued })
  serveProfile(serve, { db, files }, signInLimits)
  const newsletter = shared('newsletterByDevice', 'newsletterByAddress')
  const contact = shared('contactByDevice', 'contactByAddress')
  const contactLimits = { contact, newsletter, recaptcha: limiter('recaptcha') }
  serveContact(serve, db, { limits: contactLimits, recaptcha: ports.recaptcha, onQueued: ports.onQueued })
  serveNewsletter(serve, db, newsletter, ports.onQueued)
  await serveNewsletterPages(app, db, now)
  const intake = openIntake({
    ...shared('uploadsByDevice', 'uploadsByAddress'),
    byPerson: limiter('uploadsByPerson'),
    photosByPerson: limiter('photosByPerson'),
  })
  serveFleet(serve, { db, files }, intake)
  serveCarTable(serve, db, intake)
  serveCarEdits(serve, db)
  serveCarAccount(serve, db)
  servePapers(serve, { db, files }, intake)
  serveInspections(serve, { db, files }, intake)
  serveCharges(serve, db)
  serveDriverHalf(serve, { db, files }, intake)
  serveStaffSuppliers(serve, db, {
    mailsTo,
    invitations: limiter('invitations'),
    origin: site,
    sendsMail: ports.sendsMail !== false,
    onQueued: ports.onQueued,
  })
  serveSupplierFiles(serve, { db, files }, intake)
  serveVerification(serve, { db, files })
  serveConditions(serve, { db, files }, areSuppliersHidden)
  serveStaffPlaces(serve, { db, files }, intake, ports.onQueued)
  serveSeasons(serve, db)
  serveReviews(serve, db, areSuppliersHidden, limiter('reviews'))
  serveStaffReviews(serve, db)
  serveFigures(serve, db)
  serveAudit(serve, db)
  serveFailedWork(serve, db, ports.onQueued)
  serveLicences(serve, { db, files }, intake)
  serveAvatars(serve, { db, files }, intake)
  serveHealth(serve, db, ports.isDraining)
  serveDocs(app, ports)
  await serveReports(app, limiter('reports'), (violation) =>
    app.log.warn(violation, 'a policy stopped something'),
  )
  if (ports.mailbox) serveMailbox(app, db)
  serveCrawlers(app, { origin: site, areSuppliersHidden, countSuppliers: () => countSuppliers(db) })
  servePhotos(app, files)
  serveLogos(app, files)
  servePreviews(app, { db, limit: reads })
  await serveScreens(app, ports, reads, areSuppliersHidden)
  return app
}

/** What an admin changes about places and suppliers is seen at once where it was done, and within a minute in other processes. */
function forgetChanged(app: FastifyInstance, kept: KeptAnswers<SharedJson>): void {
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    if (
      method !== 'GET' &&
      statusCode < 300 &&
      /^\/api\/staff\/(places|place-proposals|suppliers|settings)/.test(url)
    )
      kept.forget()
  })
}

/** What a provider said when something failed; never whose payment it was. */
function reportPayment(app: FastifyInstance): PaymentPorts['onError'] {
  return (error) =>
    app.log.warn({ problem: error instanceof Error ? error.message : 'unknown error' }, 'a payment gateway')
}
