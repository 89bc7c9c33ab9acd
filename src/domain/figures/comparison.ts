// A period of months beside the one before it (rule 17).

import { addMonths, countMonths, monthAt, type Month } from './months.ts'
import type { Instant } from '../rental/period.ts'

type Range = { from: Month; to: Month }

/** As many months directly before those of a range, both ends included. */
export function rangeBefore({ from, to }: Range): Range {
  return { from: addMonths(from, -countMonths(from, to)), to: addMonths(from, -1) }
}

/** True when the last month of a range is not over at an instant: more may come to its sums. */
export const isRunning = ({ to }: Range, now: Instant): boolean => to >= monthAt(now)

/** `by` is whole percent of what was there before, or whole points where both are shares; 0 only where it is `same`. */
export type Change = { direction: 'more' | 'less' | 'same'; by: number }

const changeBy = (by: number): Change => ({
  direction: by > 0 ? 'more' : by < 0 ? 'less' : 'same',
  by: Math.abs(by),
})

/** How a sum or an average moved; null where there was nothing before, or there is nothing now. */
export function changeOfSum(now: number | null, before: number | null): Change | null {
  if (now === null || before === null || before <= 0) return null
  return changeBy(Math.round(((now - before) / before) * 100))
}

/** How a share (0 to 1) moved, in points; null where one of the two is missing. */
export function changeOfShare(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  return changeBy(Math.round(now * 100) - Math.round(before * 100))
}
