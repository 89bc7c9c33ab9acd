import type { Language } from '#domain/language.ts'

/** `2026-11` as people say it: "November 2026". */
export function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${month}-01T00:00:00Z`))
}
