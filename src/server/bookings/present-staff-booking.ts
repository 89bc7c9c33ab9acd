// A booking as staff see it in a list, field by field.

import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { StoredBooking } from './find-bookings.ts'
import { dueOf, lapsesAtOf, presentRow } from './present-booking.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

/** For a list of staff: with how to reach the driver, which of the cars it is, and the money. */
export function presentStaffRow(booking: StoredBooking): StaffBookingRow {
  return {
    ...presentRow(booking),
    car: { _id: booking.car_id, ...booking.car },
    driver: { _id: booking.driver_id, fullName: booking.driver_name, phone: booking.driver_phone },
    paid: booking.paid,
    due: booking.status === 'cancelled' ? 0 : dueOf(booking),
    handedOverAt: instant(booking.handed_over_at),
    returnedAt: instant(booking.returned_at),
    noShowAt: instant(booking.no_show_at),
    lapsesAt: lapsesAtOf(booking),
  }
}
