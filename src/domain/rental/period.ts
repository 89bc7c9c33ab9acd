// When a car is away: from the pick-up instant to the drop-off instant, half open, in Cameroon's wall time.

/** Milliseconds since 1970, UTC. */
export type Instant = number

/** A wall-clock time in Africa/Douala, `2026-08-21T09:00`. */
export type WallTime = string

/** A calendar day in Africa/Douala, `2026-08-21`. */
export type Day = string

export type Period = { from: Instant; to: Instant }

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Africa/Douala is UTC+1 the whole year and always was since 1970, so no time zone database is needed. */
const offset = hour

const wallPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** The instant of a wall time in Douala, or null when there is no such day or time (2027-02-30, 25:00). */
export function instantOf(wall: WallTime): Instant | null {
  if (!wallPattern.test(wall)) return null
  const instant = Date.parse(`${wall}:00.000Z`) - offset
  return Number.isNaN(instant) || wallTimeOf(instant) !== wall ? null : instant
}

/** The wall time in Douala of an instant, cut to the minute. */
export function wallTimeOf(instant: Instant): WallTime {
  return new Date(instant + offset).toISOString().slice(0, 16)
}

/** The calendar day in Douala of an instant. */
export function dayOf(instant: Instant): Day {
  return wallTimeOf(instant).slice(0, 10)
}

/** The day `count` days after another one (negative: before). */
export function addDays(from: Day, count: number): Day {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * day).toISOString().slice(0, 10)
}

/** Started hours of a period: 61 minutes are two hours. */
export function hoursOf(period: Period): number {
  return Math.ceil((period.to - period.from) / hour)
}

/** Started rental days, the number shown everywhere: 25 hours are two days. */
export function daysOf(period: Period): number {
  return Math.ceil(hoursOf(period) / 24)
}

/** True when two half-open periods share an instant; back to back at the same minute they do not. */
export function overlaps(a: Period, b: Period): boolean {
  return a.from < b.to && b.from < a.to
}

/** The search that opens first: pick-up in three days at 10:00, for three days (rule 5). */
export function defaultPeriod(now: Instant): { from: WallTime; to: WallTime } {
  const start = addDays(dayOf(now), 3)
  return { from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00` }
}
