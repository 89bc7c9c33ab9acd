// The days of the week in full, Monday first, as opening hours count them. These names are the same in every edition of CLDR.

import type { Language } from '#domain/language.ts'

/** 4 January 2021 was a Monday. */
const mondayAt = (index: number) => Date.UTC(2021, 0, 4 + index)

export function weekdayName(index: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(mondayAt(index))
}
