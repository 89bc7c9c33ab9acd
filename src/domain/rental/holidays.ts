// The public holidays of Cameroon whose day is known for any year. Those of Islam are announced each year, so none is offered.

import { addDays, type Day } from './period.ts'

export const holidays = [
  'new-year',
  'youth-day',
  'good-friday',
  'easter',
  'labour-day',
  'ascension',
  'national-day',
  'assumption',
  'christmas',
] as const
export type Holiday = (typeof holidays)[number]

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const march = epact + weekday - 7 * late + 22
  return addDays(`${String(year).padStart(4, '0')}-03-01`, march - 1)
}

/** The holidays of a year in the order of the calendar; two may fall on one day. */
export function holidaysOf(year: number): { holiday: Holiday; day: Day }[] {
  const easter = easterSunday(year)
  const days: Record<Holiday, Day> = {
    'new-year': `${year}-01-01`,
    'youth-day': `${year}-02-11`,
    'good-friday': addDays(easter, -2),
    easter,
    'labour-day': `${year}-05-01`,
    ascension: addDays(easter, 39),
    'national-day': `${year}-05-20`,
    assumption: `${year}-08-15`,
    christmas: `${year}-12-25`,
  }
  return holidays
    .map((holiday) => ({ holiday, day: days[holiday] }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
