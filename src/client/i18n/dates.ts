// Dates and times as people read them, always in Cameroon's time: that is where the car is.

import type { Language } from '#domain/language.ts'
import { dayOf, hour, instantOf, minute, wallTimeOf } from '#domain/rental/period.ts'
import { rightNow } from '#client/store/clock.ts'

/** An instant in milliseconds, an ISO timestamp, a wall time in Douala (`2026-08-21T09:00`) or a day (`2026-08-21`). */
export type Moment = number | string

export type Dates = {
  /** `Fri 21 Aug`; with the year when it is not this one. */
  day: (moment: Moment) => string
  /** `09:00` */
  time: (moment: Moment) => string
  /** `Fri 21 Aug, 09:00` */
  dateTime: (moment: Moment) => string
  /** `Fri 21 – Mon 24 Aug`, `Sun 30 Aug – Wed 2 Sept` */
  range: (from: Moment, to: Moment) => string
  /** `2 hours ago`, `tomorrow`; `just now` of the last minute */
  relative: (moment: Moment) => string
  /** `Cameroon time` when the device lives in another zone; null when its clock agrees. */
  zoneNote: () => string | null
}

export function momentOf(moment: Moment): number {
  if (typeof moment === 'number') return moment
  // Wall times and days carry no zone: Date.parse would read them in the device's.
  return instantOf(moment) ?? instantOf(`${moment}T00:00`) ?? Date.parse(moment)
}

/**
 * Short names as CLDR has them, written out: the server's and the browser's editions of CLDR differ ("Sep", "Sept"), and
 * prerendered text must be the same; and the first `Intl.DateTimeFormat` of a page takes 20 ms of a desktop's time.
 */
const names: Record<Language, { weekdays: string[]; months: string[] }> = {
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  },
  fr: {
    weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
    months: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juil.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
  },
  es: {
    weekdays: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
    months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
  },
}

/** The parts of a day in Douala as a language writes them. */
function partsOf(instant: number, language: Language) {
  const { weekdays, months } = names[language]
  const wall = wallTimeOf(instant)
  const at = new Date(`${wall}:00Z`)
  return {
    day: `${weekdays[at.getUTCDay()]} ${at.getUTCDate()}`,
    month: months[at.getUTCMonth()]!,
    year: wall.slice(0, 4),
    time: wall.slice(11),
  }
}

const relativeFormatters = new Map<Language, Intl.RelativeTimeFormat>()

function relativeFormatterOf(language: Language): Intl.RelativeTimeFormat {
  const formatter =
    relativeFormatters.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  relativeFormatters.set(language, formatter)
  return formatter
}

/** How a language writes dates; `note` is what zoneNote says when the device's zone differs. */
export function datesIn(language: Language, note: string | null = null, now: () => number = rightNow): Dates {
  const thisYear = () => dayOf(now()).slice(0, 4)
  const writeDay = (moment: Moment) => {
    const { day, month, year } = partsOf(momentOf(moment), language)
    return year === thisYear() ? `${day} ${month}` : `${day} ${month} ${year}`
  }
  const writeTime = (moment: Moment) => partsOf(momentOf(moment), language).time
  return {
    day: writeDay,
    time: writeTime,
    dateTime: (moment) => `${writeDay(moment)}, ${writeTime(moment)}`,
    range: (from, to) => {
      const [start, end] = [partsOf(momentOf(from), language), partsOf(momentOf(to), language)]
      if (start.year !== end.year) return `${start.day} ${start.month} ${start.year} – ${writeDay(to)}`
      return start.month === end.month
        ? `${start.day} – ${writeDay(to)}`
        : `${start.day} ${start.month} – ${writeDay(to)}`
    },
    relative: (moment) => relativeTo(now(), momentOf(moment), language),
    zoneNote: () => note,
  }
}

/** What has just happened is not "now": nobody says that it is saved now. */
const justNow: Record<Language, string> = { en: 'just now', fr: 'à l’instant', es: 'ahora mismo' }

/** Hours within a day or under half a day; beyond that the days between both dates in Douala, as a person counts them. */
function relativeTo(now: number, instant: number, language: Language): string {
  const distance = instant - now
  if (distance <= 0 && distance > -minute) return justNow[language]
  const format = relativeFormatterOf(language)
  const days = (momentOf(dayOf(instant)) - momentOf(dayOf(now))) / (24 * hour)
  if (days !== 0 && Math.abs(distance) >= 12 * hour) return format.format(days, 'day')
  if (Math.abs(distance) >= hour) return format.format(Math.trunc(distance / hour), 'hour')
  if (Math.abs(distance) >= minute) return format.format(Math.trunc(distance / minute), 'minute')
  return format.format(0, 'second')
}

/** True when the device's clock shows another time than a clock in Douala. */
export function isElsewhere(now: Date = new Date()): boolean {
  return now.getTimezoneOffset() !== -60
}
