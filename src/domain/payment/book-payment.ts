// The effect of a successful payment on its booking (rules 3 and 4).

import { canTransition } from '../booking/transitions.ts'
import type { BookingStatus } from '../booking/status.ts'
import type { Instant } from '../rental/period.ts'
import { holdEnd } from './hold.ts'

/** Why the money of a payment goes back whole. */
export const notKeptReasons = ['cancelled', 'already-paid', 'car-gone', 'incomplete'] as const
export type NotKept = (typeof notKeptReasons)[number]

/** Amounts in whole XAF. `on` is the money on the booking that is not on its way back, this payment's not among it. */
export type PayableBooking = {
  status: BookingStatus
  total: number
  on: number
  /** From this sum on the car of a hold is the driver's. */
  dueToKeep: number
  from: Instant
  /** When the car is let go; null for what is no hold, or no longer. */
  holdExpiresAt: Instant | null
}

/** `target` is the sum on the booking that the payment was opened to fill up to. */
export type Arrived = { xaf: number; target: number }

/** The booking afterwards: its status, and until when its car waits for more. */
export type BookedPayment = { status: BookingStatus; holdExpiresAt: Instant | null }

/**
 * Money that would fill the booking above what it was meant for came twice, and goes back. A part that reaches the sum from
 * which the car is kept makes the booking; a smaller one gives the hold half an hour again, and is nothing without the hold.
 */
export function bookPayment(
  { status, total, on, dueToKeep, from, holdExpiresAt }: PayableBooking,
  { xaf, target }: Arrived,
  now: Instant,
): BookedPayment | { back: NotKept } {
  if (status === 'cancelled') return { back: 'cancelled' }
  const sum = on + xaf
  if (sum > Math.min(target, total)) return { back: 'already-paid' }
  if (status === 'void') {
    // The hold is over and the rental has already begun: the car is not given.
    if (holdExpiresAt === null && from <= now) return { back: 'car-gone' }
    if (sum < dueToKeep)
      return holdExpiresAt === null
        ? { back: 'incomplete' }
        : { status, holdExpiresAt: Math.max(holdExpiresAt, holdEnd(now)) }
  }
  const next = sum >= total ? 'paid' : 'deposit'
  // What is paid already stays so: part of it was given back at the provider, and paid again.
  const isNew = next !== status && canTransition(status, next, 'payments')
  return { status: isNew ? next : status, holdExpiresAt: null }
}

type Standing = Pick<PayableBooking, 'status' | 'from' | 'holdExpiresAt'> & {
  due: number
  /** Its keys have left, whether or not they are back. */
  isHandedOver: boolean
}

/**
 * True when money for a booking may be asked for: while its car is held, then until pick-up while something is due, and again once
 * the keys have left: a later end and what the return costs more are paid like the rest.
 */
export function isPayable(
  { status, from, holdExpiresAt, due, isHandedOver }: Standing,
  now: Instant,
): boolean {
  if (status === 'cancelled' || due <= 0) return false
  return status === 'void' ? holdExpiresAt !== null && now < holdExpiresAt : isHandedOver || now < from
}
