// Entries of a car's calendar, and the repetition of blocks (rule 16).

import { day, type Period } from '../rental/period.ts'

/** What staff put into a calendar by hand; `block` is private use. */
export const blockKinds = ['block', 'wash', 'maintenance'] as const
export type BlockKind = (typeof blockKinds)[number]

export const entryKinds = ['booking', 'hold', ...blockKinds] as const
export type EntryKind = (typeof entryKinds)[number]

const week = 7 * day
const repeatedFor = 365 * day

/**
 * The periods of a block: itself, and repeated weekly every one that begins within 12 months of the first. Douala has no
 * daylight saving, so a week later is the same wall time.
 */
export function occurrences({ from, to }: Period, isWeekly: boolean): Period[] {
  const count = isWeekly ? Math.ceil(repeatedFor / week) : 1
  return Array.from({ length: count }, (_, index) => ({ from: from + index * week, to: to + index * week }))
}

/** Whether a block may repeat weekly: it must be over before its next one begins. */
export function mayRepeatWeekly({ from, to }: Period): boolean {
  return to - from <= week
}
