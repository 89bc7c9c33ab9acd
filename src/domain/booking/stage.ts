// The stage that a booking has reached.

import { day, hour } from '#domain/rental/period.ts'
import type { BookingStatus } from './status.ts'

/** How far the journey is: booked, confirmed, on the road, returned. Times are instants in UTC. */
export type BookingStage = 'booked' | 'confirmed' | 'running' | 'finished' | 'cancelled'

/** The stage shown on the timeline: the status before pick-up, the clock after it. */
export function stageOf(
  status: BookingStatus,
  period: { from: number; to: number },
  now: number,
): BookingStage {
  if (status === 'cancelled') return 'cancelled'
  if (now >= period.to) return 'finished'
  if (now >= period.from) return 'running'
  return status === 'pending' || status === 'void' ? 'booked' : 'confirmed'
}

/** What a driver on the way to the car tells its supplier, each once. */
export const arrivalNews = ['landed', 'late'] as const
export type ArrivalNews = (typeof arrivalNews)[number]

/**
 * True while the driver is on the way to the car: from a day before pick-up until two hours after it, since a driver who is
 * late needs the meeting point most. Times are instants in UTC.
 */
export function isArriving(status: BookingStatus, pickUp: number, now: number): boolean {
  if (status === 'cancelled' || status === 'void') return false
  return now >= pickUp - day && now < pickUp + 2 * hour
}
