// Dates in full, in Cameroon's time: that is where the car is.

import type { Language } from '#domain/language.ts'
import type { Day, Instant } from '#domain/rental/period.ts'

/** British English: day before month and 24 hours, as in Cameroon. */
export const locales: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' }

const timeZone = 'Africa/Douala'

/** `21 August 2026` */
export function writeDay(day: Day, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], options).format(Date.parse(day))
}

/** `Friday 21 August 2026, 09:00` */
export function writeDate(at: Instant, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, ...options }).format(at)
  // Editions of CLDR differ in a comma after the weekday, which nobody writes here.
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '')
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`
}
