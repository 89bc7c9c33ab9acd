// A birth date as it is typed: no wheel has to be turned back thirty years.

import type { Day } from '#domain/rental/period.ts'
import { readDay } from '#client/components/dates/typed-date.ts'

/** `17/04/1991`, `17.4.1991`, `17041991` or, from the browser's own memory, `1991-04-17`; null when it is no day. */
export function readBirthDate(text: string): Day | null {
  const typed = text.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
  // Two digits of a year would be read as this century.
  return /\d{4}/.test(typed) ? (readDay(typed)?.day ?? null) : null
}
