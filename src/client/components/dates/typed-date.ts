// Parses days and times as people type them in Cameroon: day first, a month as a number or by its name, hours with `:`, `h` or nothing.

import { plain } from '#domain/text/plain.ts'
import { instantOf, type Day } from '#domain/rental/period.ts'
import { typedLine } from '#domain/text/pasted.ts'

export type Typed = { day: Day; time: string | null }

const dayFirst = /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{4}|\d{2})(?:\s+(\S.*))?$/
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:t|\s+)?(\S.*)?$/

/** How their names begin in English, French and Spanish. */
const months = [
  /^jan|^ene/,
  /^fe[bv]/,
  /^mar/,
  /^apr|^avr|^abr/,
  /^ma[iy]/,
  /^juin|^jun/,
  /^jui?l/,
  /^aou|^ao|^aug|^ago/,
  /^sep|^set/,
  /^oct/,
  /^nov/,
  /^dec|^dic/,
]

const two = (value: string | undefined) => (value ?? '').padStart(2, '0')

/** A month that is named becomes its number, and the words around day and time go: `samedi 1er août 2027 à 9h` is `1/8/2027 9h`. */
function inNumbers(text: string): string {
  const words = plain(typedLine(text))
    .replace(/,/g, ' ')
    .replace(/(\d)(?:er|st|nd|rd|th)\b/g, '$1')
    .replace(/\b(?:a las?|a|at|de|del|el|le|of|on|the|vers)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [, date, name, rest] = /^(?:[a-z]+\.? )?(\d{1,2}) ([a-z]{3,})\.? (\d.*)$/.exec(words) ?? []
  const [, first, dayOfMonth, last] = /^(?:[a-z]+\.? )?([a-z]{3,})\.? (\d{1,2}) (\d{4}.*)$/.exec(words) ?? []
  const named = name ?? first
  const month = named === undefined ? 0 : months.findIndex((each) => each.test(named)) + 1
  if (month > 0) return `${date ?? dayOfMonth}/${month}/${rest ?? last}`
  // The name of a weekday.
  return words.replace(/^[a-z]+\.? (?=\d)/, '')
}

/** `21/08/2026`, `21.8.26`, `2026-08-21`, `21 août 2026`, each also with a time after it; null when it is no such day. */
export function readDay(text: string): Typed | null {
  const typed = inNumbers(text)
  const found = dayFirst.exec(typed)
  const iso = yearFirst.exec(typed)
  const [year, month, date, timeText] = found
    ? [found[3], found[2], found[1], found[4]]
    : iso
      ? [iso[1], iso[2], iso[3], iso[4]]
      : []
  if (year === undefined) return null
  const day = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(date)}`
  if (instantOf(`${day}T00:00`) === null) return null
  const time = timeText === undefined ? null : readTime(timeText)
  if (timeText !== undefined && time === null) return null
  return { day, time }
}

const written =
  /^(?:(?:à|a las?|a|at|vers) )?(\d{1,2})(?: ?(?:[:h.]|heures?|hrs?) ?)?(\d{2})? ?([ap])?\.?(?:m\.?)?$/

/** `9`, `9h`, `9:05`, `à 9 heures 05`, `0905`, `9 pm`: to the nearest five minutes below; null when it is no time. */
export function readTime(text: string): string | null {
  const [, typed, minutes = '00', half] = written.exec(typedLine(text).toLowerCase()) ?? []
  if (typed === undefined) return null
  if (half !== undefined && (Number(typed) < 1 || Number(typed) > 12)) return null
  const hours = half === undefined ? Number(typed) : (Number(typed) % 12) + (half === 'p' ? 12 : 0)
  if (hours > 23 || Number(minutes) > 59) return null
  return `${two(String(hours))}:${two(String(Math.floor(Number(minutes) / 5) * 5))}`
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
