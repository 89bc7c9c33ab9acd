// A booking as its reader sees it, field by field.

import { shownAddress } from '#domain/people/no-address.ts'
import type { ChangeRequest } from '#contract/bookings/booking-changes.ts'
import type { Booking, BookingRow } from '#contract/bookings/bookings.ts'
import { confirmBy } from '#domain/booking/address-confirmation.ts'
import { isWithoutTrip, reviewableFrom, reviewableUntil } from '#domain/review/reviewable.ts'
import { handBackLimit } from '#domain/payment/refund.ts'
import { presentDeposit } from './money/find-deposit.ts'
import { owedOf, presentCharges } from './money/find-charges.ts'
import { presentPayment } from './money/find-payments.ts'
import type { StoredBooking } from './find-bookings.ts'
import type { PersonalData } from '#contract/account/profile.ts'

/** For a list. */
export function presentRow(booking: StoredBooking): BookingRow {
  return {
    _id: booking.id,
    reference: booking.reference,
    status: booking.status,
    cancelRequested: booking.cancel_requested_at !== null,
    changeRequested: booking.change !== null,
    handedOver: booking.handed_over_at !== null,
    car: {
      _id: booking.car_id,
      name: booking.car.name,
      image: booking.car.image,
      range: booking.car.range,
    },
    supplier: { _id: booking.supplier_id, name: booking.supplier.name, logo: booking.supplier.logo },
    driver: { fullName: booking.driver_name },
    pickUp: booking.pick_up,
    dropOff: booking.drop_off,
    from: booking.from_at.toISOString(),
    to: booking.to_at.toISOString(),
    days: booking.days,
    total: booking.total,
    confirmBy: booking.is_asked ? lapsesAtOf(booking) : null,
  }
}

/** When it is cancelled unless the address is confirmed, or staff confirm the booking. */
export function lapsesAtOf({
  status,
  is_unconfirmed: isUnconfirmed,
  handed_over_at: handedOverAt,
  created_at: bookedAt,
  from_at: pickUp,
}: StoredBooking): string | null {
  // Whoever has the car has come.
  if (handedOverAt !== null) return null
  const deadline = confirmBy({
    status,
    isConfirmed: !isUnconfirmed,
    bookedAt: bookedAt.getTime(),
    pickUp: pickUp.getTime(),
  })
  return deadline === null ? null : new Date(deadline).toISOString()
}

/** With everything a pick-up needs. */
export function presentBooking(booking: StoredBooking): Booking {
  return {
    ...presentRow(booking),
    supplier: { _id: booking.supplier_id, ...booking.supplier },
    driver: {
      fullName: booking.driver_name,
      email: shownAddress(booking.driver_email),
      phone: booking.driver_phone,
    },
    additionalDriver: booking.additional_driver && { fullName: booking.additional_driver.fullName },
    extras: booking.extras,
    lines: booking.lines,
    payment: booking.payment,
    paid: booking.paid,
    refunded: booking.refunded,
    dueAtCounter: dueOf(booking),
    goingBack: booking.going_back,
    backAtCounter: backAtCounterOf(booking),
    handedBack: booking.handed_back,
    withdrawn: booking.withdrawn,
    payments: booking.payments.map(presentPayment),
    deposit: booking.security_deposit,
    securityDeposit: presentDeposit(booking),
    charges: presentCharges(booking),
    currency: booking.currency,
    rate: booking.rate,
    isGuest: booking.guest_key !== null,
    awaitsDriver: booking.awaits_driver && booking.handed_over_at === null,
    hasConditions: booking.conditions.length > 0,
    createdAt: booking.created_at.toISOString(),
    returnedAt: booking.returned_at?.toISOString() ?? null,
    change: booking.change && presentChange(booking.change),
    landedAt: booking.landed_at?.toISOString() ?? null,
    lateAt: booking.late_at?.toISOString() ?? null,
    review: reviewOf(booking),
    history: booking.history.map(({ at, from, to }) => ({ at: new Date(at).toISOString(), from, to })),
  }
}

/** What a payment link shows: what is paid for, without names. */
export function presentForPayer(booking: StoredBooking): Booking {
  return {
    ...presentBooking(booking),
    confirmBy: null,
    driver: { fullName: '', email: '', phone: '' },
    additionalDriver: null,
    isGuest: false,
    change: null,
    securityDeposit: null,
    charges: null,
    landedAt: null,
    lateAt: null,
    review: null,
    history: [],
  }
}

/** When it may be reviewed; null where there was no trip. */
function reviewOf(booking: StoredBooking): NonNullable<Booking['review']> | null {
  const { status, returned_at: returned, no_show_at: noShow, reviewed_at: written } = booking
  const trip = {
    status,
    to: booking.to_at.getTime(),
    returnedAt: returned?.getTime() ?? null,
    isNoShow: noShow !== null,
    writtenAt: written?.getTime() ?? null,
  }
  if (written === null && isWithoutTrip(trip)) return null
  return {
    from: new Date(reviewableFrom(trip)).toISOString(),
    until: new Date(reviewableUntil(trip)).toISOString(),
    isWritten: written !== null,
  }
}

/** Whole XAF that the counter takes; what is on its way back is no longer on the booking. */
export function dueOf({
  paid,
  going_back: goingBack,
  ...booking
}: Pick<StoredBooking, 'paid' | 'going_back' | 'total' | 'charges'>): number {
  return Math.max(0, owedOf(booking) - paid + goingBack)
}

/** Whole XAF to be handed back at the counter: what the booking does not cost, or what was decided when it was cancelled. */
export function backAtCounterOf({
  status,
  at_counter: counter,
  handed_back: handedBack,
  back_at_counter: back,
  ...booking
}: StoredBooking): number {
  if (status === 'cancelled') return Math.max(0, back - handedBack)
  return handBackLimit(
    { status, total: owedOf(booking) },
    { counter, online: booking.paid - booking.going_back - counter },
  )
}

function presentChange({
  from,
  to,
  askedAt,
  ...change
}: NonNullable<StoredBooking['change']>): ChangeRequest {
  const instant = (value: string) => new Date(value).toISOString()
  return {
    from: instant(from),
    to: instant(to),
    days: change.days,
    extras: change.extras,
    total: change.total,
    difference: change.difference,
    note: change.note,
    requestedAt: instant(askedAt),
  }
}

export function presentOwnBooking(booking: StoredBooking): PersonalData['bookings'][number] {
  const presented = presentBooking(booking)
  return {
    ...presented,
    driver: { ...presented.driver, birthDate: booking.driver_birth_date },
    additionalDriver: booking.additional_driver,
    cancelReason: booking.cancel_reason,
    history: booking.history.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  }
}
