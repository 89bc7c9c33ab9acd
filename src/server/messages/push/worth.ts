// Time to live and urgency of a push message.

import { day, hour, type Instant } from '#domain/rental/period.ts'
import type { NotificationKind, PaperEvent } from '#domain/notification/events.ts'
import type { Urgency } from './port.ts'

type EventDetails = {
  kind: NotificationKind | PaperEvent
  created_at: Date
  booking: { from_at: Date } | null
}

/** What its reader has just done, or can do nothing about any more. */
const soonOld: readonly EventDetails['kind'][] = [
  'booking-made',
  'hold-expired',
  'driver-landed',
  'driver-late',
]

/** Urgent: without it a driver may set out for a car that is not there, or stand at a counter that is not expecting them. */
const urgent: readonly EventDetails['kind'][] = [
  'cancellation-finalised',
  'booking-lapsed',
  'pick-up-tomorrow',
  'driver-landed',
  'driver-late',
]

/**
 * Whole seconds that are left; 0 or less when it is too late. Phones here are often off for a night: what stays true is
 * kept for a day, a reminder until the pick-up, the rest for an hour (rule 8).
 */
export function secondsLeft({ kind, created_at: createdAt, booking }: EventDetails, now: Instant): number {
  const life = soonOld.includes(kind) ? hour : day
  const end = kind === 'pick-up-tomorrow' && booking ? booking.from_at.getTime() : createdAt.getTime() + life
  return Math.floor((end - now) / 1000)
}

export function urgencyOf(kind: EventDetails['kind']): Urgency {
  return urgent.includes(kind) ? 'high' : 'normal'
}
