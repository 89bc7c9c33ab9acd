// The mail of a notification, written from the rows at the moment of sending.

import { isMailed } from '#domain/notification/events.ts'
import { isAddress } from '#domain/people/no-address.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/db/connect.ts'
import { bookingPath } from '#server/notifications/message.ts'
import { isStillTrue } from '#server/notifications/still-true.ts'
import type { Handler } from '#server/jobs/outbox/work.ts'
import { calendarFile } from './confirmation.ts'
import { findNotified, type Notified } from './find-notified.ts'
import { renderHtml } from '../layout/layout.ts'
import { notificationContent } from './notification-content.ts'
import { renderPlainText } from '../layout/plain-text.ts'
import type { Mail, MailPort } from '../transport/port.ts'

export type NotificationMailPorts = { db: Db; mail: MailPort; origin: string; now: () => Instant }

/** The outbox handler of `notification`. `origin` is the public address that links begin with. */
export function sendNotification({ db, mail, origin, now }: NotificationMailPorts): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const notified = await findNotified(db, payload['notificationId'] ?? '')
      // Asked again: e-mail notifications may have been turned off while the mail waited.
      if (
        notified === null ||
        !isAddress(notified.reader.email) ||
        !isMailed(notified.kind, notified.reader) ||
        !isStillTrue(notified.kind, notified.booking, now())
      )
        return
      await mail.send(notificationMail(notified, { origin, messageId: `<outbox-${job.id}@wouri>` }))
    },
  }
}

function notificationMail(
  notified: Notified,
  { origin, messageId }: { origin: string; messageId: string },
): Mail {
  const link = `${origin}${bookingPath(notified.booking.id, notified.reader.type)}`
  const content = notificationContent(notified, link)
  return {
    to: notified.reader.email,
    subject: content.subject,
    language: content.language,
    text: renderPlainText(content),
    html: renderHtml(content),
    attachments: ['change-accepted', 'booking-amended'].includes(notified.kind)
      ? [calendarFile(notified.booking, link)]
      : [],
    messageId,
  }
}
