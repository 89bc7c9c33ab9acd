import type { Language } from '#domain/language.ts'
import { datesIn, type Dates } from '#client/i18n/dates.ts'

/** Paper is read in other years: no year is this one, and each is written. */
const noYear = () => 0

/** Dates for paper. */
export const paperDates = (language: Language): Dates => datesIn(language, null, noYear)
