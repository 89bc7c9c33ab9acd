// The mail of a notification, written from the rows at the moment of sending.

import { isMailed } from '#domain/notification/events.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import type { Handler } from '../outbox/work.ts'
import { findNotified, type Notified } from './find-notified.ts'
import { drawLetter } from './layout.ts'
import { notificationLetter } from './notification-letter.ts'
import { writeLetter } from './plain-text.ts'
import type { Mail, MailPort } from './port.ts'

export type NotificationMailPorts = { db: Db; mail: MailPort; origin: string; now: () => Instant }

/** What a mail says must be true when it goes out: a trip that was cancelled or has begun is not announced. */
function isStillTrue({ kind, booking }: Notified, now: Instant): boolean {
  if (kind !== 'booking-made' && kind !== 'pick-up-tomorrow') return true
  if (booking.status === 'void' || booking.status === 'cancelled') return false
  return kind === 'booking-made' || booking.from_at.getTime() > now
}

/** The outbox handler of `notification`. `origin` is the public address that links begin with. */
export function sendNotification({ db, mail, origin, now }: NotificationMailPorts): Handler {
  return {
    patience: day,
    async run(payload, job) {
      const notified = await findNotified(db, payload['notificationId'] ?? '')
      // Asked again: e-mail notifications may have been turned off while the mail waited.
      if (notified === null || !isMailed(notified.kind, notified.reader) || !isStillTrue(notified, now()))
        return
      await mail.send(notificationMail(notified, { origin, messageId: `<outbox-${job.id}@wouri>` }))
    },
  }
}

function notificationMail(
  notified: Notified,
  { origin, messageId }: { origin: string; messageId: string },
): Mail {
  const letter = notificationLetter(notified, `${origin}/booking?b=${notified.booking.id}`)
  return {
    to: notified.reader.email,
    subject: letter.subject,
    language: letter.language,
    text: writeLetter(letter),
    html: drawLetter(letter),
    attachments: [],
    messageId,
  }
}
