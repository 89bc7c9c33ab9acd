// A booking as its reader sees it, field by field.

import type { Booking, BookingRow } from '#contract/bookings.ts'
import type { FoundBooking } from './find-bookings.ts'

/** For a list. */
export function presentRow(booking: FoundBooking): BookingRow {
  return {
    _id: booking.id,
    reference: booking.reference,
    status: booking.status,
    cancelRequested: booking.cancel_requested_at !== null,
    car: { _id: booking.car_id, ...booking.car },
    supplier: { _id: booking.supplier_id, name: booking.supplier.name, logo: booking.supplier.logo },
    driver: { fullName: booking.driver_name },
    pickUp: booking.pick_up,
    dropOff: booking.drop_off,
    from: booking.from_at.toISOString(),
    to: booking.to_at.toISOString(),
    days: booking.days,
    total: booking.total,
  }
}

/** With everything a pick-up needs. */
export function presentBooking(booking: FoundBooking): Booking {
  return {
    ...presentRow(booking),
    supplier: { _id: booking.supplier_id, ...booking.supplier },
    driver: { fullName: booking.driver_name, email: booking.driver_email, phone: booking.driver_phone },
    additionalDriver: booking.additional_driver && { fullName: booking.additional_driver.fullName },
    extras: booking.extras,
    lines: booking.lines,
    payment: booking.payment,
    paid: booking.paid,
    refunded: booking.refunded,
    dueAtCounter: booking.total - booking.paid,
    deposit: booking.security_deposit,
    currency: booking.currency,
    rate: booking.rate,
    isGuest: booking.guest_key !== null,
    createdAt: booking.created_at.toISOString(),
    history: booking.history.map(({ at, from, to }) => ({ at: new Date(at).toISOString(), from, to })),
  }
}
