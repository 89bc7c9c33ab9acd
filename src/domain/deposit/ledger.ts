// The ledger of a booking's security deposit (rule 21): what was taken, given back and kept, and what is held after it.

import type { BookingStatus } from '../booking/status.ts'

export const depositKinds = ['taken', 'returned', 'retained'] as const
export type DepositKind = (typeof depositKinds)[number]

/** A card imprint holds no money of ours, and is given back all the same. */
export const depositMethods = ['cash', 'mobileMoney', 'cardImprint', 'other'] as const
export type DepositMethod = (typeof depositMethods)[number]

/** One line, in whole XAF. One that names another line takes it back, with the same kind and sum. */
export type DepositLine = { id: string; kind: DepositKind; amount: number; reverses: string | null }

/** Whole XAF by which a line moves what is held. */
export function effectOf({ kind, amount, reverses }: Omit<DepositLine, 'id'>): number {
  return (kind === 'taken') === (reverses === null) ? amount : -amount
}

/** Whole XAF that the supplier holds after these lines. */
export function heldOf(lines: readonly DepositLine[]): number {
  return lines.reduce((held, line) => held + effectOf(line), 0)
}

/** What a booking's state says about its deposit; `deposit` is the agreed sum in whole XAF. */
export type DepositTerms = {
  status: BookingStatus
  deposit: number
  isHandedOver: boolean
  isReturned: boolean
}

/**
 * The most that one line of this kind may move, in whole XAF: 0 where none is possible. It is taken up to what was agreed, from
 * a booking that stands and whose car is not back; it is kept once the keys were handed over; and what is held goes back always.
 */
export function mostOf(
  kind: DepositKind,
  { status, deposit, isHandedOver, isReturned }: DepositTerms,
  lines: readonly DepositLine[],
): number {
  const held = heldOf(lines)
  if (kind === 'returned') return held
  if (kind === 'retained') return isHandedOver ? held : 0
  const stands = status !== 'void' && status !== 'cancelled' && !isReturned
  return stands ? Math.max(0, deposit - held) : 0
}

/** True for a line that was typed wrong and can be taken back: once, and only while that leaves nothing below zero. */
export function mayReverse(id: string, lines: readonly DepositLine[]): boolean {
  const line = lines.find((other) => other.id === id)
  if (!line || line.reverses !== null || lines.some(({ reverses }) => reverses === id)) return false
  return heldOf(lines) - effectOf(line) >= 0
}
