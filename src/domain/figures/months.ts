// The months that figures are counted by, in Africa/Douala.

import { dayOf, instantOf, type Instant, type Period } from '../rental/period.ts'

/** A month of the calendar in Douala, `2026-08`. */
export type Month = string

/** The longest range of figures. */
export const mostMonths = 24

const numberOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

const monthOf = (count: number): Month =>
  `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`

/** The month `count` months after another one (negative: before). */
export const addMonths = (month: Month, count: number): Month => monthOf(numberOf(month) + count)

/** The month in Douala of an instant. */
export const monthAt = (instant: Instant): Month => dayOf(instant).slice(0, 7)

/** How many months there are from one to another, both among them; below 1 where there are none. */
export const countMonths = (from: Month, to: Month): number => numberOf(to) - numberOf(from) + 1

/** The months from one to another, both among them; null when there are none or more than `mostMonths`. */
export function monthsBetween(from: Month, to: Month): Month[] | null {
  const count = countMonths(from, to)
  if (count < 1 || count > mostMonths) return null
  return Array.from({ length: count }, (_, index) => addMonths(from, index))
}

/** From the first instant of a month in Douala to the first of the next. */
export function monthPeriod(month: Month): Period {
  return { from: instantOf(`${month}-01T00:00`)!, to: instantOf(`${addMonths(month, 1)}-01T00:00`)! }
}
