// Age on a day, as the law counts it: a year more on the birthday.

import { dayOf, type Day, type Instant } from '../rental/period.ts'

/** Full years at an instant (day in Africa/Douala). Somebody born on 29 February turns on 1 March of common years. */
export function ageAt(birthDate: Day, at: Instant): number {
  const today = dayOf(at)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1
}

/** The age a driver needs for a car: the site's minimum, or the car's own when it asks for more. */
export function requiredAge(siteMinimum: number, carMinimum: number): number {
  return Math.max(siteMinimum, carMinimum)
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * The day that a client means: the day itself, or the ISO instant that a form holding a date as an instant sends
 * (`1990-05-16T23:00:00.000Z` is midnight of the 17th in Douala). Anything else stays as it is, to be refused.
 */
export function birthDayOf(sent: string): string {
  const instant = instantPattern.test(sent) ? Date.parse(sent) : NaN
  return Number.isNaN(instant) ? sent : dayOf(instant)
}

/** True for a real calendar day from 1900 to the given instant's day. */
export function isBirthDate(value: string, now: Instant): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) return false
  return value >= '1900-01-01' && value <= dayOf(now)
}
