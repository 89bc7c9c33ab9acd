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

/** True for a real calendar day from 1900 to the given instant's day. */
export function isBirthDate(value: string, now: Instant): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) return false
  return value >= '1900-01-01' && value <= dayOf(now)
}
