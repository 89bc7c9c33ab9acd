// Dates and times as people read them, always in Cameroon's time: that is where the car is.

import type { Language } from '#domain/language.ts'
import { dayOf, instantOf } from '#domain/rental/period.ts'
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

const dateFormats = {
  day: dayParts,
  dayOfYear: { ...dayParts, year: 'numeric' },
  time: timeParts,
  dateTime: { ...dayParts, ...timeParts },
  dateTimeOfYear: { ...dayParts, ...timeParts, year: 'numeric' },
} as const

type DateFormat = keyof typeof dateFormats

const dateFormatters = new Map<string, Intl.DateTimeFormat>()
const relativeFormatters = new Map<Language, Intl.RelativeTimeFormat>()

/** Making a formatter takes up to 10 ms on a small phone: each is made when it is first needed, and once. */
function formatterOf(language: Language, format: DateFormat): Intl.DateTimeFormat {
  const key = `${language} ${format}`
  const formatter = dateFormatters.get(key) ?? new Intl.DateTimeFormat(locales[language], dateFormats[format])
  dateFormatters.set(key, formatter)
  return formatter
}

function relativeFormatterOf(language: Language): Intl.RelativeTimeFormat {
  const formatter =
    relativeFormatters.get(language) ?? new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  relativeFormatters.set(language, formatter)
  return formatter
}

/** The formatters of a language; `note` is what zoneNote says when the device's zone differs. */
export function datesIn(language: Language, note: string | null = null, now: () => number = rightNow): Dates {
  const format = (name: DateFormat) => formatterOf(language, name)
  const isThisYear = (instant: number) => dayOf(instant).slice(0, 4) === dayOf(now()).slice(0, 4)
  return {
    day: (moment) => {
      const instant = momentOf(moment)
      return format(isThisYear(instant) ? 'day' : 'dayOfYear').format(instant)
    },
    time: (moment) => format('time').format(momentOf(moment)),
    dateTime: (moment) => {
      const instant = momentOf(moment)
      return format(isThisYear(instant) ? 'dateTime' : 'dateTimeOfYear').format(instant)
    },
    range: (from, to) => {
      const [start, end] = [momentOf(from), momentOf(to)]
      const shown = format(isThisYear(start) && isThisYear(end) ? 'day' : 'dayOfYear')
      // Node sets thin spaces around the dash, browsers do not: prerendered text must be the same.
      return shown.formatRange(start, end).replaceAll('\u2009', ' ')
    },
    relative: (moment) => relativeTo(now(), momentOf(moment), relativeFormatterOf(language)),
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
