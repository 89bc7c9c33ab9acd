// Staff acts on a booking that do not depend on its status alone.

import type { Person } from '../people/role.ts'
import { hasRight } from '../people/staff-rights.ts'
import { day, hour, minute, type Instant } from '../rental/period.ts'
import type { BookingStatus } from './status.ts'
import { canTransition } from './transitions.ts'

/** True for what is over or cancelled: only that leaves the lists of staff. A hold is its driver's alone, and a car that is out is not over. */
export function mayHide(
  { status, to, isOut }: { status: BookingStatus; to: Instant; isOut: boolean },
  now: Instant,
): boolean {
  return status === 'cancelled' || (status !== 'void' && to <= now && !isOut)
}

/** True where staff may cancel: never once the keys were handed over, nor after the return. */
export function mayCancel({
  status,
  isHandedOver,
}: {
  status: BookingStatus
  isHandedOver: boolean
}): boolean {
  return canTransition(status, 'cancelled', 'staff') && !isHandedOver
}

/** What an admin may set aside, with a reason, for one booking. */
export const rulesToSetAside = ['pick-up-too-soon', 'below-minimum-days'] as const
export type RuleToSetAside = (typeof rulesToSetAside)[number]

/** True until the car is back or its time is over, for a booking that is neither a hold nor cancelled. */
export function maySwap(
  { status, to, isReturned }: { status: BookingStatus; to: Instant; isReturned: boolean },
  now: Instant,
): boolean {
  return status !== 'void' && status !== 'cancelled' && !isReturned && now < to
}

/** True for a booking that is neither a hold nor cancelled, and whose driver waits for no answer. */
export function mayDiscount({ status, isAsked }: { status: BookingStatus; isAsked: boolean }): boolean {
  return status !== 'void' && status !== 'cancelled' && !isAsked
}

/**
 * True from a day before its pick-up, for a booking that is neither a hold nor cancelled: some come early. Who asks to cancel is
 * answered first, because nothing is cancelled afterwards.
 */
export function mayHandOver(
  { status, from, cancelRequested }: { status: BookingStatus; from: Instant; cancelRequested: boolean },
  now: Instant,
): boolean {
  return status !== 'void' && status !== 'cancelled' && !cancelRequested && now >= from - day
}

/** True where a hand-over is so long before the pick-up that staff say why: more than twelve hours. */
export function isEarlyHandOver(from: Instant, now: Instant): boolean {
  return now < from - 12 * hour
}

/** True for ten minutes after a hand-over or a return was noted: it was a slip of the finger. */
export function mayUndo(notedAt: Instant, now: Instant): boolean {
  return now - notedAt <= 10 * minute
}

/** True for the person who noted it, and for owners and admins: at a desk nobody takes back what a colleague has seen. */
export function mayUndoOf(notedBy: string | null, person: Person): boolean {
  return person.id === notedBy || hasRight(person, 'undo-for-others')
}

export type HandOverAct = 'handed-over' | 'taken-back' | 'handover-undone' | 'return-undone'
