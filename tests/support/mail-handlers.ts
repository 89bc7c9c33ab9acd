// Every kind of mail the product sends, as the process is put together, for tests of the whole outbox.

import { sendAccountLink } from '#server/documents/mail/account/account-link.ts'
import { sendConfirmation } from '#server/documents/mail/booking/confirmation.ts'
import { sendContactMessage } from '#server/documents/mail/contact/contact-message.ts'
import { sendNewsletterConfirm } from '#server/documents/mail/contact/newsletter-confirm.ts'
import { sendPaymentLink } from '#server/documents/mail/booking/payment-link.ts'
import { sendPaperWarning } from '#server/documents/mail/papers/paper-warning.ts'
import { sendRecordPaper } from '#server/documents/mail/booking/record-paper.ts'
import { sendNotification } from '#server/documents/mail/booking/notification.ts'
import { sendPasswordChanged } from '#server/documents/mail/account/password-changed.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'
import type { OutboxPorts } from '#server/platform/jobs/outbox/work.ts'
import { origin } from './outbox.ts'
import type { TestServer } from './server.ts'

/** The outbox's handlers by kind, sending through `mail`. */
export function mailHandlers({ db, files, clock }: TestServer, mail: MailPort): OutboxPorts['handlers'] {
  const now = () => clock.now
  return {
    'booking-confirmed': sendConfirmation({ store: { db, files }, mail, origin, now }),
    'contact-message': sendContactMessage({ db, mail }),
    'newsletter-confirm': sendNewsletterConfirm({ db, mail, origin }),
    'account-link': sendAccountLink({ db, mail, origin, now }),
    'password-changed': sendPasswordChanged({ db, mail, origin }),
    notification: sendNotification({ db, mail, origin, now }),
    'paper-expiring': sendPaperWarning({ db, mail, origin }),
    'payment-link': sendPaymentLink({ db, mail, origin, now }),
    'record-sealed': sendRecordPaper({ store: { db, files }, mail, origin, now }),
  }
}
