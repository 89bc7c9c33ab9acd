// Parses days and times as people type them in Cameroon: day first, hours with `:`, `h` or nothing.

import { instantOf, type Day } from '#domain/rental/period.ts'

export type Typed = { day: Day; time: string | null }

const dayFirst = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4}|\d{2})$/
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

const two = (value: string | undefined) => (value ?? '').padStart(2, '0')

/** `21/08/2026`, `21.8.26`, `2026-08-21`, each also with a time after it; null when it is no such day. */
export function readDay(text: string): Typed | null {
  const trimmed = text.trim().replace(/\s*,\s*|T/, ' ')
  const [, dayText = trimmed, timeText] = /^(\S+)\s+(\S+)$/.exec(trimmed) ?? []
  const found = dayFirst.exec(dayText)
  const iso = yearFirst.exec(dayText)
  const [year, month, date] = found ? [found[3], found[2], found[1]] : iso ? [iso[1], iso[2], iso[3]] : []
  if (year === undefined) return null
  const day = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`
  if (instantOf(`${day}T00:00`) === null) return null
  const time = timeText === undefined ? null : readTime(timeText)
  if (timeText !== undefined && time === null) return null
  return { day, time }
}

/** `9`, `9h`, `9:05`, `09h05`, `0905`: to the nearest five minutes below; null when it is no time. */
export function readTime(text: string): string | null {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:\s*[:h.]\s*)?(\d{2})?$/i.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${two(hours)}:${two(String(Math.floor(Number(minutes) / 5) * 5))}`
}

/** `21/08/2026`, the way it can be typed back. */
export function writeDay(day: Day): string {
  return day.split('-').reverse().join('/')
}

/** `17/04/1991`, `17.4.1991`, `17041991` or, from the browser's own memory, `1991-04-17`; null when it is no day. */
export function readBirthDate(text: string): Day | null {
  const typed = text.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
  // Two digits of a year would be read as this century.
  return /\d{4}/.test(typed) ? (readDay(typed)?.day ?? null) : null
}
