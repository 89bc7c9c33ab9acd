// What the counter took and handed back, and how a line of it that was wrong is taken back (rules, section 25).

import { settleChange, type MoneyOn } from '../booking/change.ts'
import type { BookingStatus } from '../booking/status.ts'

export const counterLineKinds = ['taken', 'handed-back'] as const
export type CounterLineKind = (typeof counterLineKinds)[number]

/** Of the receipt of a sum that was written down `at`-th, from 0: it never changes, because no line is removed. */
export const receiptNumber = (reference: string, at: number): string => `${reference}-${at + 1}`

/** Whole XAF of a booking: what stands of what was taken and handed back, and what is to be handed back in all. */
export type CounterSums = { taken: number; handedBack: number; toHandBack: number }

/**
 * True where the line of `amount` whole XAF may be taken back: money that was handed back since was there, and what is promised to
 * somebody whose booking was cancelled as well.
 */
export function mayCorrect(
  { kind, amount }: { kind: CounterLineKind; amount: number },
  { taken, handedBack, toHandBack }: CounterSums,
): boolean {
  return kind === 'handed-back' || taken - amount >= Math.max(handedBack, toHandBack)
}

/**
 * What a booking is once money on it was taken back. `owed` and `money` are whole XAF, after it. One that no money is left on is
 * confirmed, as it was before; what was cancelled stays so.
 */
export function statusAfterCorrection(status: BookingStatus, owed: number, money: MoneyOn): BookingStatus {
  const { status: next } = settleChange(status, owed, money)
  return next === 'deposit' && money.online + money.counter <= 0 ? 'reserved' : next
}
