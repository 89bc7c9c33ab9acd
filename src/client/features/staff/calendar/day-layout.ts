// Entries of a calendar as columns: one column a day in Africa/Douala, half open like the entries themselves.

import {
  addDays,
  day as dayLength,
  hour,
  instantOf,
  minute,
  overlaps,
  wallTimeOf,
  type Day,
  type Instant,
  type Period,
  type WallTime,
} from '#domain/rental/period.ts'

export type Timed = { from: string; to: string }

/** What is late takes the car's time until now: as if it ended then. Something else may begin before that. */
export function lastingUntil<E extends Timed & { isLate?: boolean | undefined }>(
  now: Instant,
  entries: readonly E[],
): readonly E[] {
  const isOver = ({ isLate, to }: E) => isLate === true && Date.parse(to) < now
  if (!entries.some(isOver)) return entries
  return entries.map((entry) => (isOver(entry) ? { ...entry, to: new Date(now).toISOString() } : entry))
}

/** The days from the first one on. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** From midnight to midnight in Douala. */
function periodOfDay(day: Day): Period {
  const from = instantOf(`${day}T00:00`) ?? 0
  return { from, to: from + dayLength }
}

function periodOf({ from, to }: Timed): Period {
  return { from: Date.parse(from), to: Date.parse(to) }
}

/** Where an entry lies among the shown days, as shares of their width; null when it touches none of them. */
export function barOf(entry: Timed, first: Day, count: number): { start: number; width: number } | null {
  const shown = { from: periodOfDay(first).from, to: periodOfDay(first).from + count * dayLength }
  const period = periodOf(entry)
  if (!overlaps(period, shown)) return null
  const length = shown.to - shown.from
  const from = Math.max(period.from, shown.from)
  return { start: (from - shown.from) / length, width: (Math.min(period.to, shown.to) - from) / length }
}

export type DayCell<E extends Timed> = {
  day: Day
  /** What touches the day, in order. */
  entries: E[]
  /** What is left of it, in order. */
  free: Period[]
}

/** The shown days of one car. Entries of one car never overlap. */
export function cellsOf<E extends Timed>(entries: readonly E[], first: Day, count: number): DayCell<E>[] {
  return daysFrom(first, count).map((day) => cellOf(entries, day))
}

export function cellOf<E extends Timed>(entries: readonly E[], day: Day): DayCell<E> {
  const whole = periodOfDay(day)
  const here = entries.filter((entry) => overlaps(periodOf(entry), whole))
  return { day, entries: here, free: freeIn(whole, here.map(periodOf)) }
}

function freeIn(whole: Period, taken: Period[]): Period[] {
  const free: Period[] = []
  let from = whole.from
  for (const each of taken) {
    if (each.from > from) free.push({ from, to: each.from })
    from = Math.max(from, each.to)
  }
  if (from < whole.to) free.push({ from, to: whole.to })
  return free
}

const halfHour = 30 * minute

/** What is left of free time from now on, begun at a full half hour; null when it is over. */
export function stillFree({ from, to }: Period, now: Instant): Period | null {
  const start = from >= now ? from : Math.ceil(now / halfHour) * halfHour
  return start < to ? { from: start, to } : null
}

/** What a form for new free time begins with: of a whole day its working hours. */
export function proposedPeriod({ from, to }: Period): { from: WallTime; to: WallTime } {
  const isWholeDay = to - from === dayLength
  return {
    from: wallTimeOf(isWholeDay ? from + 8 * hour : from),
    to: wallTimeOf(isWholeDay ? to - 6 * hour : to),
  }
}
