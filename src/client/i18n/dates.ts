// Dates and times as people read them, always in Cameroon's time: that is where the car is.

import type { Language } from '#domain/language.ts'
import { instantOf } from '#domain/rental/period.ts'
import { rightNow } from '#client/store/clock.ts'

const timeZone = 'Africa/Douala'
/** British English: day before month and 24 hours, as in Cameroon. */
const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' }

/** An instant in milliseconds, an ISO timestamp, a wall time in Douala (`2026-08-21T09:00`) or a day (`2026-08-21`). */
export type Moment = number | string

export type Dates = {
  /** `Fri 21 Aug`; with the year when it is not this one. */
  day: (moment: Moment) => string
  /** `09:00` */
  time: (moment: Moment) => string
  /** `Fri 21 Aug, 09:00` */
  dateTime: (moment: Moment) => string
  /** `Fri 21 Aug – Mon 24 Aug` */
  range: (from: Moment, to: Moment) => string
  /** `2 hours ago`, `tomorrow` */
  relative: (moment: Moment) => string
  /** `Cameroon time` when the device lives in another zone; null when its clock agrees. */
  zoneNote: () => string | null
}

export function momentOf(moment: Moment): number {
  if (typeof moment === 'number') return moment
  // Wall times and days carry no zone: Date.parse would read them in the device's.
  return instantOf(moment) ?? instantOf(`${moment}T00:00`) ?? Date.parse(moment)
}

const dayParts = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const
const timeParts = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

type Formatters = Record<
  'day' | 'dayOfYear' | 'time' | 'dateTime' | 'dateTimeOfYear' | 'year',
  Intl.DateTimeFormat
> & {
  relative: Intl.RelativeTimeFormat
}

const made = new Map<Language, Formatters>()

/** Making a formatter is slow on a small phone; a list of cards needs the same ones. */
function formatters(language: Language): Formatters {
  const known = made.get(language)
  if (known) return known
  const of = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales[language], parts)
  const fresh: Formatters = {
    day: of(dayParts),
    dayOfYear: of({ ...dayParts, year: 'numeric' }),
    time: of(timeParts),
    dateTime: of({ ...dayParts, ...timeParts }),
    dateTimeOfYear: of({ ...dayParts, ...timeParts, year: 'numeric' }),
    year: of({ timeZone, year: 'numeric' }),
    relative: new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }),
  }
  made.set(language, fresh)
  return fresh
}

/** The formatters of a language; `note` is what zoneNote says when the device's zone differs. */
export function datesIn(language: Language, note: string | null = null, now: () => number = rightNow): Dates {
  const format = formatters(language)
  const isThisYear = (instant: number) => format.year.format(instant) === format.year.format(now())
  return {
    day: (moment) => {
      const instant = momentOf(moment)
      return (isThisYear(instant) ? format.day : format.dayOfYear).format(instant)
    },
    time: (moment) => format.time.format(momentOf(moment)),
    dateTime: (moment) => {
      const instant = momentOf(moment)
      return (isThisYear(instant) ? format.dateTime : format.dateTimeOfYear).format(instant)
    },
    range: (from, to) => {
      const [start, end] = [momentOf(from), momentOf(to)]
      const shown = isThisYear(start) && isThisYear(end) ? format.day : format.dayOfYear
      // The server sets thin spaces around the dash, browsers do not: what is drawn ahead has to read the same.
      return shown.formatRange(start, end).replaceAll('\u2009', ' ')
    },
    relative: (moment) => relativeTo(now(), momentOf(moment), format.relative),
    zoneNote: () => note,
  }
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

function relativeTo(now: number, instant: number, format: Intl.RelativeTimeFormat): string {
  const distance = instant - now
  for (const [unit, length] of units)
    if (Math.abs(distance) >= length) return format.format(Math.trunc(distance / length), unit)
  return format.format(0, 'second')
}

/** True when the device's clock shows another time than a clock in Douala. */
export function isElsewhere(now: Date = new Date()): boolean {
  return now.getTimezoneOffset() !== -60
}
