// Who may review a booking, and until when (rule 23).

import type { BookingStatus } from '../booking/status.ts'
import type { Failure } from '../failure.ts'
import { day, hour, type Instant } from '../rental/period.ts'

/** What is known of a trip when its driver wants to say how it was. */
export type ReviewedTrip = {
  status: BookingStatus
  to: Instant
  returnedAt: Instant | null
  isNoShow: boolean
  /** When it was first reviewed; null before that. */
  writtenAt: Instant | null
}

/** A car that nobody noted as returned counts as back after this. */
const assumedBack = 24 * hour
/** For so long a first review is taken, and a written one may be changed. */
const open = 30 * day
const changeable = 7 * day

/** The driver is asked after this, and once more after the other; never again. */
export const firstAsked = 3 * hour
export const askedAgain = 3 * day

/** From when on the trip may be reviewed. */
export function reviewableFrom({ to, returnedAt }: Pick<ReviewedTrip, 'to' | 'returnedAt'>): Instant {
  return returnedAt ?? to + assumedBack
}

/** The last instant of a first review, or of changing the one that was written. */
export function reviewableUntil(trip: Pick<ReviewedTrip, 'to' | 'returnedAt' | 'writtenAt'>): Instant {
  return trip.writtenAt === null ? reviewableFrom(trip) + open : trip.writtenAt + changeable
}

/** Nobody had the car: it was never confirmed, was cancelled, or its driver did not come. */
export function isWithoutTrip({
  status,
  returnedAt,
  isNoShow,
}: Pick<ReviewedTrip, 'status' | 'returnedAt' | 'isNoShow'>): boolean {
  if (isNoShow || status === 'cancelled' || status === 'void') return true
  return status === 'pending' && returnedAt === null
}

/** Why its driver may not write or change a review now; null when they may. */
export function reviewRefusal(trip: ReviewedTrip, now: Instant): Failure | null {
  if (trip.writtenAt === null) {
    if (isWithoutTrip(trip) && (trip.isNoShow || trip.status === 'cancelled' || now >= trip.to))
      return 'review-without-trip'
    if (now < reviewableFrom(trip)) return 'review-too-early'
  }
  if (now <= reviewableUntil(trip)) return null
  return trip.writtenAt === null ? 'review-too-late' : 'review-settled'
}

/** A supplier's answer, and its changes, for as long. */
export const mayChangeAnswer = (answeredAt: Instant | null, now: Instant): boolean =>
  answeredAt === null || now <= answeredAt + changeable

/** True for somebody who rents from themselves: a seat of the supplier under another name has its address or its number. */
export function isOwnCar(
  driver: { email: string; phone: string },
  seats: readonly { email: string; phone: string | null }[],
): boolean {
  const digits = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-9)
  const number = digits(driver.phone)
  return seats.some(
    ({ email, phone }) =>
      (email !== '' && email.toLowerCase() === driver.email.toLowerCase()) ||
      (number.length === 9 && digits(phone) === number),
  )
}
