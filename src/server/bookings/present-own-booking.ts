// A booking in its driver's copy of their data: also what no screen shows back.

import type { PersonalData } from '#contract/profile.ts'
import type { FoundBooking } from './find-bookings.ts'
import { presentBooking } from './present-booking.ts'

export function presentOwnBooking(booking: FoundBooking): PersonalData['bookings'][number] {
  const presented = presentBooking(booking)
  return {
    ...presented,
    driver: { ...presented.driver, birthDate: booking.driver_birth_date },
    additionalDriver: booking.additional_driver,
    cancelReason: booking.cancel_reason,
    history: booking.history.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  }
}
