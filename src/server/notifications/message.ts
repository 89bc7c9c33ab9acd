// The sentence of a notification, written when it is read: in the reader's language of that moment.

import { groupedReference } from '#domain/booking/reference.ts'
import type { Language } from '#domain/language.ts'
import type { NotificationKind } from '#domain/notification/events.ts'
import type { UserType } from '#domain/people/role.ts'
import { writeDate } from '../mail/write-date.ts'
import { eventTexts } from './texts.ts'

export type Subject = {
  kind: NotificationKind
  booking: { reference: string; car_name: string; from_at: Date }
  reader: { type: UserType; language: Language }
}

/** One sentence, or two, in plain text. */
export function messageOf({ kind, booking, reader }: Subject): string {
  const key = kind === 'booking-made' && reader.type !== 'user' ? 'new-booking' : kind
  return eventTexts[reader.language][key]({
    reference: groupedReference(booking.reference),
    car: booking.car_name,
    pickUp: writeDate(booking.from_at.getTime(), reader.language),
  })
}
