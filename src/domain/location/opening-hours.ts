// When somebody is at a place to hand a car over (rule 19). Wall times in Africa/Douala.

import { wallTimeOf, type Instant, type Period } from '../rental/period.ts'
import type { TimeProblem } from '../rental/time-rules.ts'

/** `08:00` and `18:00`; `24:00` is the end of the day. */
export type DayHours = { opens: string; closes: string }

/** Seven, from Monday to Sunday; null is a day on which nobody is there. */
export type OpeningHours = readonly (DayHours | null)[]

/** Nothing is a place that is always open. */
type MaybeHours = OpeningHours | null | undefined

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** True for a time of a day, which opens before it closes. */
export function isDayHours({ opens, closes }: DayHours): boolean {
  return timePattern.test(opens) && (timePattern.test(closes) || closes === '24:00') && opens < closes
}

/** The hours of the day in Douala on which the instant lies; null when the place is closed then. */
export function hoursOn(hours: OpeningHours, instant: Instant): DayHours | null {
  const fromSunday = new Date(`${wallTimeOf(instant)}Z`).getUTCDay()
  return hours[(fromSunday + 6) % 7] ?? null
}

/** True when a car may change hands at the instant; the minutes of opening and closing count. */
export function isOpenAt(hours: MaybeHours, instant: Instant): boolean {
  if (!hours) return true
  const time = wallTimeOf(instant).slice(11)
  // Midnight is also the end of the day before.
  if (time === '00:00' && hoursOn(hours, instant - 1)?.closes === '24:00') return true
  const day = hoursOn(hours, instant)
  return day !== null && day.opens <= time && time <= day.closes
}

/** The first end of a period at which its place is closed, or null. */
export function checkHandoverHours(
  { from, to }: Period,
  { pickUp, dropOff }: { pickUp: MaybeHours; dropOff: MaybeHours },
): TimeProblem | null {
  if (!isOpenAt(pickUp, from)) return { field: 'from', code: 'place-closed' }
  if (!isOpenAt(dropOff, to)) return { field: 'to', code: 'place-closed' }
  return null
}

/** Weekdays with the same hours that follow each other, as `[first, last]` counted from Monday, 0. */
export function groupedHours(hours: OpeningHours): { days: [number, number]; hours: DayHours | null }[] {
  const groups: { days: [number, number]; hours: DayHours | null }[] = []
  for (const [index, day] of hours.entries()) {
    const last = groups.at(-1)
    if (last && last.hours?.opens === day?.opens && last.hours?.closes === day?.closes) last.days[1] = index
    else groups.push({ days: [index, index], hours: day })
  }
  return groups
}
