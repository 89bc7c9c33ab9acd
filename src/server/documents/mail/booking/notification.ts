// The mail of a notification, written from the rows at the moment of sending.

import { isMailed } from '#domain/notification/events.ts'
import { isAddress } from '#domain/people/no-address.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { bookingPath } from '#server/messages/notifications/message.ts'
import { isStillTrue } from '#server/messages/notifications/still-true.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { isReviewed, mintReviewLink } from '#server/trade/reviews/review-links.ts'
import { calendarFile } from './confirmation.ts'
import { findNotified } from './find-notified.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import { pageLink } from '#server/documents/mail/layout/page-link.ts'
import { notificationContent } from './notification-content.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'

/** With these comes the calendar file: the trip has other dates or another place. */
const withCalendar: ReadonlySet<string> = new Set(['change-accepted', 'booking-amended'])

export type NotificationMailPorts = { db: Db; mail: MailPort; origin: string; now: () => Instant }

/** The outbox handler of `notification`. `origin` is the public address that links begin with. */
export function sendNotification({ db, mail, origin, now }: NotificationMailPorts): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const notified = await findNotified(db, payload['notificationId'] ?? '')
      // Checked again: email notifications may have been turned off while the mail waited.
      if (
        notified === null ||
        !isAddress(notified.reader.email) ||
        !isMailed(notified.kind, notified.reader) ||
        !isStillTrue(notified.kind, notified.booking, now(), notified.status)
      )
        return
      const { booking, reader, kind } = notified
      const asks = kind === 'review-asked'
      if (asks && (await isReviewed(db, booking.id))) return
      // Whoever reads the mailbox may say it, signed in or not.
      const token = asks ? `&review=${await mintReviewLink(db, booking.id, now())}` : ''
      const link = pageLink(origin, bookingPath(booking.id, reader.type) + token, reader.language)
      const attachments = withCalendar.has(kind) ? [calendarFile(booking, link)] : []
      await mail.send(
        composeMail(notificationContent(notified, link), job, { to: reader.email, attachments }),
      )
    },
  }
}
