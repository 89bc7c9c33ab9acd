// The mail of a notification as a mail: what happened, which trip it is about, and how to hear less.

import { groupedReference } from '#domain/booking/reference.ts'
import { audiences, type NotificationKind } from '#domain/notification/events.ts'
import { allStars } from '#domain/review/review.ts'
import { messageOf } from '#server/messages/notifications/message.ts'
import { statusText } from '#server/messages/notifications/status-texts.ts'
import { amounts } from './confirmation-content.ts'
import type { Notified } from './find-notified.ts'
import type { Block, MailContent, Line } from '#server/documents/mail/layout/mail-content.ts'
import { notificationMailTexts, type NotificationMailTexts } from './notification-texts.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'

/** `booking-made` is mailed to its supplier. */
const withAmounts: ReadonlySet<NotificationKind> = new Set([
  'booking-made',
  'change-accepted',
  'booking-amended',
  'payment-received',
])

/** How it was, as five links that fill in the first answer; nothing is written before the reader sends it. */
function starsBlock(texts: NotificationMailTexts, car: string, reviewLink: string): Block {
  const lines = allStars.toReversed().map((many) => {
    const address = new URL(reviewLink)
    address.searchParams.set('stars', String(many))
    return { text: `${'★'.repeat(many)} ${texts.review.stars(many)}`, href: address.href }
  })
  return { heading: texts.review.heading, rows: [{ label: car, lines }] }
}

/** Writes the mail. `link` opens the booking, or its review. The reader is not greeted by name: what a guest typed is not repeated. */
export function notificationContent(
  { kind, reader, booking, sum, status }: Notified,
  link: string,
): MailContent {
  const { language } = reader
  const texts = notificationMailTexts[language]
  const words = confirmationTexts[language]
  const reference = groupedReference(booking.reference)
  const heading =
    kind === 'booking-made'
      ? texts.newBooking
      : kind === 'status-changed'
        ? statusText(status, language).heading
        : texts.headings[kind]
  const stop = (at: Date, place: Notified['booking']['pick_up']): Line[] => [
    { text: `${writeDate(at.getTime(), language)} (${words.cameroonTime})` },
    { text: place.name[language] },
    { text: place.address[language] },
  ]
  const isAsked = kind === 'review-asked'
  return {
    language,
    subject: texts.subject(heading, reference, booking.car_name),
    heading,
    greeting: words.greeting(null),
    opening: [messageOf({ kind, booking, reader, sum, status })],
    blocks: [
      ...(isAsked ? [starsBlock(texts, booking.car_name, link)] : []),
      {
        heading: texts.booking,
        rows: [
          { label: words.reference, lines: [{ text: reference }] },
          { label: words.car, lines: [{ text: booking.car_name }] },
          { label: words.pickUp, lines: stop(booking.from_at, booking.pick_up) },
          { label: words.dropOff, lines: stop(booking.to_at, booking.drop_off) },
        ],
      },
      ...(withAmounts.has(kind) ? [amounts({ ...booking, language }, words)] : []),
    ],
    action: { label: isAsked ? texts.review.action : words.open, href: link },
    closing: [
      ...(reader.type === 'user' && booking.guest_key !== null && !isAsked ? [words.sameDevice] : []),
      audiences[kind].isReceipt ? texts.always : texts.why,
    ],
  }
}
