// Search parameters of the figures: the months, the supplier, and which figure is drawn.

import * as v from 'valibot'
import { addMonths, monthAt, monthsBetween, mostMonths, type Month } from '#domain/figures/months.ts'
import { orNothing } from '#client/search-string.ts'
import { rightNow } from '#client/store/clock.ts'
import { measures } from './measures.ts'

const MonthText = orNothing(v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)))

export const FiguresSearch = v.object({
  from: MonthText,
  to: MonthText,
  supplier: orNothing(v.pipe(v.string(), v.maxLength(64))),
  measure: orNothing(v.picklist(measures)),
})

type Range = { from: Month; to: Month }

/** Half a year up to this month, unless the address says another range. */
export function rangeOf({ from, to }: { from?: Month | undefined; to?: Month | undefined }): Range {
  const end = to ?? (from === undefined ? monthAt(rightNow()) : addMonths(from, 5))
  const start = from ?? addMonths(end, -5)
  return monthsBetween(start, end) ? { from: start, to: end } : { from: end, to: end }
}

/** A range with another beginning: its end moves along where it would be empty or too long. */
export function beginningAt(from: Month, { to }: Range): Range {
  if (to < from) return { from, to: from }
  const latest = addMonths(from, mostMonths - 1)
  return { from, to: to > latest ? latest : to }
}

/** A range with another end: its beginning moves along. */
export function endingAt(to: Month, { from }: Range): Range {
  if (from > to) return { from: to, to }
  const earliest = addMonths(to, 1 - mostMonths)
  return { from: from < earliest ? earliest : from, to }
}

/** The months that are offered, the latest first: a year ahead and four back, and the range itself. */
export function monthChoices({ from, to }: Range): Month[] {
  const now = monthAt(rightNow())
  const offered = Array.from({ length: 60 }, (_, index) => addMonths(now, 11 - index))
  return [...new Set([...offered, from, to])].toSorted().toReversed()
}
