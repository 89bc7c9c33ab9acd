// Sums and averages of the bookings whose pick-up is in a month (rule 17).

import { day, hour, minute } from '../rental/period.ts'

/** Sums can be added; an average is made of them last. Amounts are whole XAF. */
export type MonthSums = {
  /** Neither cancelled nor a hold. */
  bookings: number
  cancelled: number
  /** The totals of the bookings. */
  agreed: number
  /** What was paid and not given back, of cancelled ones too. */
  received: number
  /** Rental days of the bookings. */
  days: number
  /** From the moment of booking to the pick-up, of the bookings. */
  leadMinutes: number
  /** New bookings that staff confirmed, cancelled afterwards or not, and how long their drivers waited for it. */
  answered: number
  answerMinutes: number
}

const sumNames = [
  'bookings',
  'cancelled',
  'agreed',
  'received',
  'days',
  'leadMinutes',
  'answered',
  'answerMinutes',
] as const satisfies readonly (keyof MonthSums)[]

/** Several months together. */
export function addSums(months: readonly MonthSums[]): MonthSums {
  const sum = (name: keyof MonthSums) => months.reduce((total, month) => total + month[name], 0)
  return Object.fromEntries(sumNames.map((name) => [name, sum(name)])) as MonthSums
}

export type Averages = {
  lengthDays: number | null
  leadDays: number | null
  answerHours: number | null
  /** The part of all bookings that was cancelled, 0 to 1. */
  cancelledShare: number | null
}

const part = (sum: number, count: number) => (count === 0 ? null : sum / count)

/** Null where there is nothing to make an average of. */
export function averagesOf(sums: MonthSums): Averages {
  return {
    lengthDays: part(sums.days, sums.bookings),
    leadDays: part((sums.leadMinutes * minute) / day, sums.bookings),
    answerHours: part((sums.answerMinutes * minute) / hour, sums.answered),
    cancelledShare: part(sums.cancelled, sums.bookings + sums.cancelled),
  }
}
