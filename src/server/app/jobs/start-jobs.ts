// Starts background work: the outbox and the schedules.

import { startScheduler } from './scheduler.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { AlarmPorts } from '#server/acts/doctor/raise-alarms.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import type { ResealPorts } from '#server/platform/files/keys/reseal-files.ts'
import { sendAccountLink } from '#server/documents/mail/account/account-link.ts'
import { sendConfirmation } from '#server/documents/mail/booking/confirmation.ts'
import { sendContactMessage } from '#server/documents/mail/contact/contact-message.ts'
import { sendNewsletterConfirm } from '#server/documents/mail/contact/newsletter-confirm.ts'
import { sendPaymentLink } from '#server/documents/mail/booking/payment-link.ts'
import { sendRecordPaper } from '#server/documents/mail/booking/record-paper.ts'
import { sendNotification } from '#server/documents/mail/booking/notification.ts'
import { sendPaperWarning } from '#server/documents/mail/papers/paper-warning.ts'
import { sendPasswordChanged } from '#server/documents/mail/account/password-changed.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'
import { startOutbox } from '#server/platform/jobs/outbox/work.ts'
import type { Gateways } from '#server/trade/payments/gateways/port.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import type { PushPort } from '#server/messages/push/port.ts'
import { sendPush } from '#server/messages/push/send-push.ts'

export type JobPorts = {
  store: FileStore
  /** Absent where no file is sealed. */
  reseal?: Pick<ResealPorts, 'files' | 'keys'>
  gateways: Gateways
  /** Months for which the live calendar has a booking that is over; null for ever. */
  liveMonths?: number | null
  /** The doctor's examination, on a connection that may take its time. */
  examine: AlarmPorts['examine']
  mail: MailPort
  push: PushPort
  /** The public address that links in mails begin with. */
  origin: string
  now: () => Instant
  /** Gets codes only, nothing personal. */
  onError: (problem: string) => void
}

export type Jobs = {
  /** Looks for work in the outbox now. */
  wake(): void
  /** Begins nothing more and waits for what is running. */
  stop(): Promise<void>
}

export function startJobs(ports: JobPorts): Jobs {
  const { store, reseal, gateways, liveMonths, examine, mail, push, origin, now, onError } = ports
  const { db } = store
  const payments: PaymentPorts = {
    db,
    gateways,
    now,
    onError: (error) => onError(`payments: ${error instanceof Error ? error.message : 'unknown error'}`),
    onQueued: wake,
  }
  const outbox = startOutbox({
    db,
    handlers: {
      'booking-confirmed': sendConfirmation({ store, mail, origin, now }),
      'contact-message': sendContactMessage({ db, mail }),
      'newsletter-confirm': sendNewsletterConfirm({ db, mail, origin }),
      'account-link': sendAccountLink({ db, mail, origin, now }),
      'password-changed': sendPasswordChanged({ db, mail, origin }),
      notification: sendNotification({ db, mail, origin, now }),
      'paper-expiring': sendPaperWarning({ db, mail, origin }),
      'payment-link': sendPaymentLink({ db, mail, origin, now }),
      'record-sealed': sendRecordPaper({ store, mail, origin, now }),
      ...paymentJobs(payments),
    },
    now,
    onError,
  })
  // A loop of its own: devices name their services themselves, and a slow one must not keep mail or money waiting.
  const pushes = startOutbox({ db, handlers: { push: sendPush({ db, push, now }) }, now, onError })
  const clock = startScheduler({ store, reseal, payments, liveMonths, examine, now, onQueued: wake, onError })
  function wake(): void {
    outbox.wake()
    pushes.wake()
  }
  return {
    wake,
    async stop() {
      // Together: what is running may take long, and nothing is to begin meanwhile.
      await Promise.all([clock.stop(), outbox.stop(), pushes.stop()])
    },
  }
}
