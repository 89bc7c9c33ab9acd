// What the sentences of notifications are made of.

import type { NotificationKind } from '#domain/notification/events.ts'

/**
 * `reference` in groups of four; `pickUp` is the date and time in full, in Cameroon's time; `sum` where it is about money;
 * `isNothing`: the sum is 0, though something was paid; `became` is the new status, as it follows "your booking".
 */
export type EventDetails = {
  reference: string
  car: string
  pickUp: string
  sum: string | null
  isNothing: boolean
  became: string
}

/** Variants for a supplier or an admin: of `booking-made` and `refund-late`, and for a supplier alone of the two cancelled. */
export type OtherSide = 'new-booking' | 'car-free-again' | 'fleet-booking-cancelled' | 'refund-stuck'

/** Which text: an event, in the variant for its reader. */
export type Voice = NotificationKind | OtherSide

export type EventTexts = Readonly<Record<Voice, (details: EventDetails) => string>>
