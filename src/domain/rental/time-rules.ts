// When a rental may start and how short or long it may be. The date sheet, checkout and the server run the same checks.

import type { Failure } from '../failure.ts'
import { dayOf, daysOf, hour, wallTimeOf, type Day, type Instant, type Period } from './period.ts'

export type TimeRules = {
  /** Hours between now and pick-up, at least 1. */
  minPickupHours: number
  /** Hours between pick-up and drop-off, at least 1. */
  minRentalHours: number
  /** First and last hour of the day, in Africa/Douala, at which a car changes hands. */
  minPickupDropoffHour: number
  maxPickupDropoffHour: number
}

/** Limits of what we can price: the longest rental, and how far ahead one may begin. */
export const longestRentalDays = 364
export const monthsAhead = 12

/** The last day in Douala on which a car may be picked up: today's date a year on, and 28 February for the 29th. */
export function lastPickUpDay(now: Instant): Day {
  const today = dayOf(now)
  return `${Number(today.slice(0, 4)) + monthsAhead / 12}${today.slice(4).replace('-02-29', '-02-28')}`
}

/** True when the wall time in Douala is in the hours of service; the last hour counts to its full hour only. */
export function isWithinHours(instant: Instant, rules: TimeRules): boolean {
  const [hours, minutes] = wallTimeOf(instant).slice(11).split(':').map(Number) as [number, number]
  const time = hours + minutes / 60
  // 23 is the last hour of the day: every minute of it counts, as nothing later exists.
  const last = rules.maxPickupDropoffHour === 23 ? 24 : rules.maxPickupDropoffHour
  return time >= rules.minPickupDropoffHour && time <= last
}

export type TimeField = 'from' | 'to'
export type TimeProblem = { field: TimeField; code: Failure; count?: number }

/**
 * The first thing wrong with a period, or null. Instants in UTC; `minimumDays` is the supplier's own minimum (1 = none).
 * Rules: rule 14 and the settings object.
 */
export function checkPeriod(
  period: Period,
  rules: TimeRules,
  now: Instant,
  minimumDays = 1,
): TimeProblem | null {
  if (period.from < now + rules.minPickupHours * hour)
    return { field: 'from', code: 'pick-up-too-soon', count: rules.minPickupHours }
  if (dayOf(period.from) > lastPickUpDay(now))
    return { field: 'from', code: 'pick-up-too-far', count: monthsAhead }
  if (!isWithinHours(period.from, rules)) return { field: 'from', code: 'outside-hours' }
  if (period.to <= period.from) return { field: 'to', code: 'drop-off-before-pick-up' }
  if (period.to - period.from < rules.minRentalHours * hour)
    return { field: 'to', code: 'rental-too-short', count: rules.minRentalHours }
  if (!isWithinHours(period.to, rules)) return { field: 'to', code: 'outside-hours' }
  if (daysOf(period) > longestRentalDays)
    return { field: 'to', code: 'rental-too-long', count: longestRentalDays }
  if (minimumDays > 1 && daysOf(period) < minimumDays)
    return { field: 'to', code: 'below-minimum-days', count: minimumDays }
  return null
}
