// What time alone makes necessary, in two paces: what somebody waits for, and what has been kept long enough.

import { forgetSessions } from '../accounts/forget-sessions.ts'
import { forgetUnusedAccounts } from '../accounts/forget-unused-accounts.ts'
import { forgetOldDevices } from '../accounts/known-devices.ts'
import { forgetTokens } from '../accounts/links.ts'
import { forgetConfirmations } from '../bookings/confirmation-link.ts'
import { forgetKeys } from '../bookings/idempotency.ts'
import { lapseUnconfirmed } from '../bookings/lapse-unconfirmed.ts'
import { overtakeStarted } from '../changes/overtake-change.ts'
import { forgetOldMessages } from '../contact/forget-messages.ts'
import type { Db } from '../db/connect.ts'
import type { FileStore } from '../files/keep-file.ts'
import { purgeTemporaryFiles } from '../files/purge-files.ts'
import { forgetLicences } from '../licences/forget-licences.ts'
import { forgetOldMails } from '../mail/forget-mails.ts'
import { forgetQuestions } from '../newsletter/subscriptions.ts'
import { remindPickUps } from '../notifications/remind-pick-ups.ts'
import { forgetWork } from '../outbox/forget-work.ts'
import { forgetEvents } from '../payments/receive-event.ts'
import { forgetAttempts } from '../social/attempts.ts'
import type { Duty } from './start-rounds.ts'

/** Every few minutes. `onQueued` is told when mails were left in the outbox. */
export function promptDuties({ db, onQueued }: { db: Db; onQueued: () => void }): Duty[] {
  const telling = (name: string, tell: typeof remindPickUps): Duty => ({
    name,
    run: async (now) => {
      if ((await tell(db, now)) > 0) onQueued()
    },
  })
  return [
    telling('unconfirmed bookings', lapseUnconfirmed),
    telling('reminders', remindPickUps),
    { name: 'changes', run: (now) => overtakeStarted(db, now) },
  ]
}

/** Every hour; how long each thing is kept stands beside what forgets it (quality section 7). */
export function retentionDuties(store: FileStore): Duty[] {
  const { db, files } = store
  return [
    { name: 'unused accounts', run: (now) => forgetUnusedAccounts(db, now) },
    { name: 'licences', run: (now) => forgetLicences(store, now) },
    // After both: what they let go is purged with the rest.
    { name: 'temporary files', run: (now) => purgeTemporaryFiles(db, files, now) },
    { name: 'sessions', run: (now) => forgetSessions(db, now) },
    { name: 'known devices', run: (now) => forgetOldDevices(db, now) },
    { name: 'links', run: (now) => forgetTokens(db, now) },
    { name: 'sign-ins on their way', run: (now) => forgetAttempts(db, now) },
    { name: 'confirmations', run: (now) => forgetConfirmations(db, now) },
    { name: 'booking keys', run: (now) => forgetKeys(db, now) },
    { name: 'outbox', run: (now) => forgetWork(db, now) },
    { name: 'kept mails', run: (now) => forgetOldMails(db, now) },
    { name: 'messages', run: (now) => forgetOldMessages(db, now) },
    { name: 'payment messages', run: (now) => forgetEvents(db, now) },
    { name: 'newsletter', run: (now) => forgetQuestions(db, now) },
  ]
}
