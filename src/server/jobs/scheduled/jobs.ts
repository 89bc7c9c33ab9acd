// Scheduled jobs: urgent ones every few minutes, those that delete old data every hour or every night.

import { forgetActs } from '#server/audit/forget-acts.ts'
import { forgetSessions } from '#server/accounts/sessions/sessions.ts'
import { forgetUnusedAccounts } from '#server/accounts/sign-up/forget-unused-accounts.ts'
import { forgetOldDevices } from '#server/accounts/sessions/known-devices.ts'
import { forgetTokens } from '#server/accounts/links.ts'
import { forgetConfirmations } from '#server/bookings/confirmation-link.ts'
import { forgetKeys } from '#server/bookings/idempotency.ts'
import { lapseUnconfirmed } from '#server/bookings/confirm-address/lapse-unconfirmed.ts'
import { overtakeStarted } from '#server/bookings/changes/overtake-change.ts'
import { forgetPasses } from '#server/contact/recaptcha-passes.ts'
import { forgetOldMessages } from '#server/contact/forget-messages.ts'
import { purgePhotos } from '#server/cars/photos/car-photos.ts'
import type { Db } from '#server/db/connect.ts'
import type { FileStore } from '#server/files/keep-file.ts'
import { purgeTemporaryFiles } from '#server/files/purge-files.ts'
import { forgetCounters } from '#server/http/limits/forget-counters.ts'
import { forgetLicences } from '#server/licences/forget-licences.ts'
import { forgetOldMails } from '#server/mail/transport/forget-mails.ts'
import { forgetQuestions } from '#server/newsletter/subscriptions.ts'
import { remindPickUps } from '#server/notifications/remind-pick-ups.ts'
import { notifyLateCars } from '#server/notifications/notify-late-cars.ts'
import { purgePictures } from '#server/public-pictures/purge-pictures.ts'
import { purgeConditions } from '#server/suppliers/conditions/purge-conditions.ts'
import { warnOfPapers } from '#server/notifications/warn-of-papers.ts'
import { forgetWork } from '../outbox/forget-work.ts'
import { forgetEvents } from '#server/payments/settlement/receive-event.ts'
import { forgetAttempts } from '#server/social/attempts.ts'
import type { ScheduledJob } from './schedule.ts'

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
    withMails('late cars', notifyLateCars),
    withMails('papers', warnOfPapers),
    { name: 'changes', run: (now) => overtakeStarted(db, now) },
  ]
}

/** What is kept for hours or days; how long is defined beside the job that deletes it (rule 13). */
export function hourlyJobs(store: FileStore): ScheduledJob[] {
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
    { name: 'booking keys', run: (now) => forgetKeys(db, now) },
    { name: 'counters of limits', run: (now) => forgetCounters(db, now) },
    { name: 'passes of reCAPTCHA', run: (now) => forgetPasses(db, now) },
    { name: 'newsletter', run: (now) => forgetQuestions(db, now) },
  ]
}

/** What is kept for a month and longer. */
export function nightlyJobs({ db }: FileStore): ScheduledJob[] {
  return [
    { name: 'known devices', run: (now) => forgetOldDevices(db, now) },
    { name: 'outbox', run: (now) => forgetWork(db, now) },
    { name: 'kept mails', run: (now) => forgetOldMails(db, now) },
    { name: 'messages', run: (now) => forgetOldMessages(db, now) },
    { name: 'payment messages', run: (now) => forgetEvents(db, now) },
    { name: 'audit', run: (now) => forgetActs(db, now) },
  ]
}
