// The times of day a car may change hands at, every half hour.

import { instantOf, type Instant } from '#domain/rental/period.ts'
import { isWithinHours, type TimeRules } from '#domain/rental/time-rules.ts'

const step = 30

/**
 * The half hours of a day that the rules allow and that are not before `earliest`; `kept` (a typed 09:05) stays
 * in the list so that it can be shown as chosen.
 */
export function timeSteps(day: string, rules: TimeRules, earliest: Instant, kept: string): string[] {
  const times: string[] = []
  for (let minutes = 0; minutes < 24 * 60; minutes += step) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const instant = instantOf(`${day}T${time}`)
    if (instant !== null && instant >= earliest && isWithinHours(instant, rules)) times.push(time)
  }
  return times.includes(kept) ? times : [...times, kept].sort()
}
