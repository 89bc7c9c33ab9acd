// The status transitions of a booking, and who may make them (rule 3).

import type { BookingStatus } from './status.ts'

/** `staff` is the owning supplier or an admin; `payments` a confirmed payment; `clock` the passing of time. */
export type TransitionActor = 'staff' | 'payments' | 'clock'

const transitions: Record<TransitionActor, Partial<Record<BookingStatus, readonly BookingStatus[]>>> = {
  staff: {
    pending: ['reserved', 'deposit', 'paid', 'cancelled'],
    reserved: ['deposit', 'paid', 'cancelled'],
    deposit: ['paid', 'cancelled'],
    paid: ['cancelled'],
  },
  payments: {
    void: ['deposit', 'paid'],
    pending: ['deposit', 'paid'],
    reserved: ['deposit', 'paid'],
    deposit: ['paid'],
  },
  clock: { pending: ['cancelled'] },
}

/**
 * True when `actor` may take a booking from one status to another. A driver never changes a status. An accepted change sets
 * its own, between part payment and paid: `settleChange`.
 */
export function canTransition(from: BookingStatus, to: BookingStatus, actor: TransitionActor): boolean {
  return transitions[actor][from]?.includes(to) ?? false
}

/** True when a booking of this status keeps the car; a `void` does so only while its hold lives. */
export function blocksCar(status: BookingStatus, holdIsLive = false): boolean {
  return status === 'void' ? holdIsLive : status !== 'cancelled'
}
