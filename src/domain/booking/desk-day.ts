// Sorts a day's bookings into the lists of the desk.

import { addDays, day, dayOf, instantOf, type Instant, type Period } from '../rental/period.ts'
import type { BookingStatus } from './status.ts'

export const deskLists = ['toAnswer', 'goingOut', 'comingBack', 'late', 'moneyDue'] as const
export type DeskList = (typeof deskLists)[number]

export type DeskBooking = {
  status: BookingStatus
  period: Period
  handedOver: boolean
  returned: boolean
  /** A cancellation or a change waits for an answer. */
  isAsked: boolean
  /** Whole XAF that the counter is still to take. */
  due: number
}

/** The day of `now` in Africa/Douala, half open. */
export function deskDay(now: Instant): Period {
  const today = dayOf(now)
  return { from: instantOf(`${today}T00:00`)!, to: instantOf(`${addDays(today, 1)}T00:00`)! }
}

/** How long a driver who has not come stays on the list of those who are late; the desk decides before that. */
export const lateFor = day

/**
 * The lists of today. Late is a car that was handed over and is not back, and a driver who has not come for a day at most.
 * Money is due where the counter meets the driver today. A hold is its driver's alone.
 */
export function deskListsOf(booking: DeskBooking, now: Instant): DeskList[] {
  const { status, period, handedOver, returned, isAsked, due } = booking
  if (status === 'void' || status === 'cancelled') return []
  const today = deskDay(now)
  const isToday = (instant: Instant) => instant >= today.from && instant < today.to
  const goesOut = isToday(period.from) && !handedOver
  const comesBack = isToday(period.to) && !returned
  const isOut = handedOver && !returned
  const hasNotCome = !handedOver && period.from < now && now - period.from < lateFor && now < period.to
  const on: Record<DeskList, boolean> = {
    toAnswer: isAsked || (status === 'pending' && now < period.from),
    goingOut: goesOut,
    comingBack: comesBack,
    late: (isOut && period.to < now) || hasNotCome,
    moneyDue: due > 0 && (goesOut || comesBack || (isToday(period.from) && handedOver)),
  }
  return deskLists.filter((list) => on[list])
}
