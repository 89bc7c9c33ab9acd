// The sentence of a notification, written when it is read: in the reader's language of that moment.

import { groupedReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/language.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { NotificationKind } from '#domain/notification/events.ts'
import type { UserType } from '#domain/people/role.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import { statusText } from './status-texts.ts'
import { writeSum, type Sum } from './sum-of.ts'
import type { OtherSide, Voice } from './event-texts.ts'
import { eventTexts } from './texts.ts'

export type Subject = {
  kind: NotificationKind
  booking: { reference: string; car_name: string; from_at: Date }
  reader: { type: UserType; language: Language }
  /** Of money that came or went back; null for everything else. */
  sum: Sum | null
  /** Of a changed status, where it led; null for everything else. */
  status: BookingStatus | null
}

const otherSides: Partial<Record<NotificationKind, OtherSide>> = {
  'booking-made': 'new-booking',
  'booking-lapsed': 'car-free-again',
  'cancellation-finalised': 'fleet-booking-cancelled',
  'refund-late': 'refund-stuck',
}

/** Which variant of an event's text a reader of this type gets. */
export function voiceOf(kind: NotificationKind, type: UserType): Voice {
  const otherSide = type === 'user' ? undefined : otherSides[kind]
  return otherSide ?? kind
}

/** Where a reader of this type opens a booking: staff in their own area. Without the origin. */
export function bookingPath(id: string, type: UserType): string {
  return type === 'user' ? `/booking?b=${id}` : `/staff/bookings/${id}`
}

/** One sentence, or two, in plain text. */
export function messageOf({ kind, booking, reader, sum, status }: Subject): string {
  return eventTexts[reader.language][voiceOf(kind, reader.type)]({
    reference: groupedReference(booking.reference),
    car: booking.car_name,
    pickUp: writeDate(booking.from_at.getTime(), reader.language),
    sum: sum && writeSum(sum, reader.language),
    isNothing: sum?.amount === 0,
    became: statusText(status, reader.language).became,
  })
}
