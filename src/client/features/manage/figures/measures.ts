// The figures: a number of a month or of all months together, and how it is formatted.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MonthFigures } from '#contract/staff/site/figures.ts'
import { sumTime, utilisation } from '#domain/figures/car-time.ts'
import { changeOfShare, changeOfSum, type Change } from '#domain/figures/comparison.ts'
import { addSums, averagesOf } from '#domain/figures/month-sums.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { useLanguage } from '#client/i18n/language.ts'

export const measures = [
  'bookings',
  'agreed',
  'received',
  'utilisation',
  'length',
  'lead',
  'answer',
  'cancelled',
] as const
export type Measure = (typeof measures)[number]

export const measureLabels: Record<Measure, MessageDescriptor> = {
  bookings: msg`Bookings`,
  agreed: msg`Agreed`,
  received: msg`Received`,
  utilisation: msg`Utilisation`,
  length: msg`Average length`,
  lead: msg`Booked ahead`,
  answer: msg`Time to confirm`,
  cancelled: msg`Cancelled`,
}

/** One line each that says what is counted. */
export const measureNotes: Record<Measure, MessageDescriptor> = {
  bookings: msg`By the month of the pick-up, without cancelled ones.`,
  agreed: msg`The totals of these bookings.`,
  received: msg`Paid and not given back, for cancelled bookings too.`,
  utilisation: msg`Time booked, of the time a car was listed or booked.`,
  length: msg`Rental days of a booking.`,
  lead: msg`From booking to pick-up.`,
  answer: msg`From a new booking until you confirmed it.`,
  cancelled: msg`By the month of the pick-up.`,
}

/** Null where there is nothing to count. */
export function valueOf(measure: Measure, months: readonly MonthFigures[]): number | null {
  const sums = addSums(months)
  const averages = averagesOf(sums)
  switch (measure) {
    case 'utilisation':
      return utilisation(sumTime(months))
    case 'length':
      return averages.lengthDays
    case 'lead':
      return averages.leadDays
    case 'answer':
      return averages.answerHours
    default:
      return sums[measure]
  }
}

/** How a figure of some months differs from that of the months before; null where nothing is to be compared. */
export function changeOf(
  measure: Measure,
  months: readonly MonthFigures[],
  before: readonly MonthFigures[],
): Change | null {
  const compare = measure === 'utilisation' ? changeOfShare : changeOfSum
  return compare(valueOf(measure, months), valueOf(measure, before))
}

/** Returns what writes a value in the reader's language; without a value, a dash. */
export function useMeasures(): (measure: Measure, value: number | null) => string {
  const language = useLanguage()
  const francs = useFrancs()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'long',
      maximumFractionDigits: name === 'minute' ? 0 : 1,
    }).format(value)
  return (measure, value) => {
    if (value === null) return '–'
    switch (measure) {
      case 'agreed':
      case 'received':
        return francs(value)
      case 'utilisation':
        return percent.format(value)
      case 'length':
      case 'lead':
        return unit(value, 'day')
      case 'answer':
        return value < 1 ? unit(value * 60, 'minute') : unit(value, 'hour')
      default:
        return new Intl.NumberFormat(language).format(value)
    }
  }
}

/** Returns what writes a month, `2026-08`: `Aug 2026`. */
export function useMonthName(): (month: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`))
}
