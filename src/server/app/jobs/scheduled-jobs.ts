// Scheduled jobs: urgent ones every few minutes, those that delete old data every hour or every night.

import { forgetActs } from '#server/core/audit/forget-acts.ts'
import { forgetSessions } from '#server/core/accounts/sessions/sessions.ts'
import { forgetUnusedAccounts } from '#server/core/accounts/sign-up/forget-unused-accounts.ts'
import { forgetOldDevices } from '#server/core/accounts/sessions/known-devices.ts'
import { forgetTokens } from '#server/core/accounts/links.ts'
import { forgetConfirmations } from '#server/bookings/confirmation-link.ts'
import { forgetKeys } from '#server/bookings/idempotency.ts'
import { lapseUnconfirmed } from '#server/acts/requests/confirm-address/lapse-unconfirmed.ts'
import { overtakeStarted } from '#server/acts/requests/changes/overtake-change.ts'
import { forgetPasses } from '#server/platform/recaptcha/recaptcha-passes.ts'
import { forgetOldMessages } from '#server/trade/contact/forget-messages.ts'
import { closeCalendar } from '#server/core/calendar/close-calendar.ts'
import { keepLateCars } from '#server/core/calendar/keep-late-cars.ts'
import { keepOrder } from '#server/core/cars/keep-order.ts'
import { purgePhotos } from '#server/core/cars/photos/car-photos.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { purgeTemporaryFiles } from '#server/platform/files/purge-files.ts'
import { forgetCounters } from '#server/platform/http/limits/forget-counters.ts'
import { forgetInspectionPictures } from '#server/trade/inspections/forget-pictures.ts'
import { forgetLicences } from '#server/trade/licences/forget-licences.ts'
import { forgetOldMails } from '#server/documents/mail/transport/forget-mails.ts'
import { forgetQuestions } from '#server/trade/newsletter/subscriptions.ts'
import { remindPickUps } from '#server/messages/notifications/scheduled/remind-pick-ups.ts'
import { notifyHeldDeposits } from '#server/trade/deposits/notify-held-deposits.ts'
import { notifyLateCars } from '#server/messages/notifications/scheduled/notify-late-cars.ts'
import { notifyNextBookings } from '#server/messages/notifications/scheduled/notify-next-bookings.ts'
import { purgePictures } from '#server/core/public-pictures/purge-pictures.ts'
import { purgeConditions } from '#server/trade/suppliers/conditions/purge-conditions.ts'
import { askForReviews } from '#server/trade/reviews/ask-for-reviews.ts'
import { forgetReviewLinks } from '#server/trade/reviews/review-links.ts'
import { warnOfPapers } from '#server/messages/notifications/scheduled/warn-of-papers.ts'
import { forgetWork } from '#server/platform/jobs/outbox/forget-work.ts'
import { forgetEvents } from '#server/trade/payments/settlement/receive-event.ts'
import { rollUpFigures } from '#server/trade/figures/roll-up-figures.ts'
import { forgetAttempts } from '#server/trade/social/attempts.ts'
import type { ScheduledJob } from '#server/platform/jobs/scheduled/schedule.ts'

/** Every few minutes. `onQueued` is called when mails were left in the outbox. */
export function promptJobs({ db, onQueued }: { db: Db; onQueued: () => void }): ScheduledJob[] {
  const withMails = (name: string, job: typeof remindPickUps): ScheduledJob => ({
    name,
    run: async (now) => {
      if ((await job(db, now)) > 0) onQueued()
    },
  })
  return [
    withMails('unconfirmed bookings', lapseUnconfirmed),
    withMails('reminders', remindPickUps),
    { name: 'calendar of late cars', run: (now) => keepLateCars(db, now) },
    withMails('late cars', notifyLateCars),
    withMails('bookings after late cars', notifyNextBookings),
    withMails('held deposits', notifyHeldDeposits),
    withMails('papers', warnOfPapers),
    withMails('reviews', askForReviews),
    { name: 'changes', run: (now) => overtakeStarted(db, now) },
  ]
}

/**
 * What is kept for hours or days; how long is defined beside the job that deletes it (rule 13). `liveMonths` is how long the live
 * calendar has a booking that is over; null for ever.
 */
export function hourlyJobs(store: FileStore, liveMonths?: number | null): ScheduledJob[] {
  const { db, files } = store
  return [
    { name: 'unused accounts', run: (now) => forgetUnusedAccounts(db, now) },
    { name: 'licences', run: (now) => forgetLicences(store, now) },
    // After both: files they released are purged with the rest.
    { name: 'temporary files', run: (now) => purgeTemporaryFiles(db, files, now) },
    { name: 'photographs without a car', run: (now) => purgePhotos(store, now) },
    { name: 'pictures that nothing names', run: (now) => purgePictures(store, now) },
    { name: 'conditions of no booking', run: (now) => purgeConditions(store, now) },
    { name: 'sessions', run: (now) => forgetSessions(db, now) },
    { name: 'links', run: (now) => forgetTokens(db, now) },
    { name: 'sign-ins on their way', run: (now) => forgetAttempts(db, now) },
    { name: 'confirmations', run: (now) => forgetConfirmations(db, now) },
    { name: 'links to reviews', run: (now) => forgetReviewLinks(db, now) },
    { name: 'booking keys', run: (now) => forgetKeys(db, now) },
    { name: 'counters of limits', run: (now) => forgetCounters(db, now) },
    { name: 'passes of reCAPTCHA', run: (now) => forgetPasses(db, now) },
    { name: 'newsletter', run: (now) => forgetQuestions(db, now) },
    { name: 'orders of the search', run: () => keepOrder(db) },
    { name: 'figures of months that are over', run: (now) => rollUpFigures(db, now) },
    { name: 'calendar of closed years', run: async (now) => void (await closeCalendar(db, now, liveMonths)) },
  ]
}

/** What is kept for a month and longer. */
export function nightlyJobs(store: FileStore): ScheduledJob[] {
  const { db } = store
  return [
    { name: 'pictures of cars', run: (now) => forgetInspectionPictures(store, now) },
    { name: 'known devices', run: (now) => forgetOldDevices(db, now) },
    { name: 'outbox', run: (now) => forgetWork(db, now) },
    { name: 'kept mails', run: (now) => forgetOldMails(db, now) },
    { name: 'messages', run: (now) => forgetOldMessages(db, now) },
    { name: 'payment messages', run: (now) => forgetEvents(db, now) },
    { name: 'audit', run: (now) => forgetActs(db, now) },
  ]
}
