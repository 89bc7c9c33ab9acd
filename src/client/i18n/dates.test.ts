import { describe, expect, test } from 'vitest'
import { datesIn, isElsewhere, momentOf } from './dates.ts'

const now = () => Date.parse('2026-08-20T12:00:00Z')
/** Browsers differ in narrow and no-break spaces; people do not see it. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').replaceAll(',', '')

describe('dates are in Cameroon time whatever the device says', () => {
  test.each([
    ['2026-08-21T08:00:00.000Z', 'an ISO timestamp'],
    ['2026-08-21T09:00', 'a wall time in Douala'],
    [Date.parse('2026-08-21T08:00:00Z'), 'an instant'],
  ])('%s, %s', (moment, _written) => {
    expect(datesIn('en', null, now).time(moment)).toBe('09:00')
    expect(momentOf(moment)).toBe(Date.parse('2026-08-21T08:00:00Z'))
  })

  test('a day is that day in Douala', () => {
    expect(plain(datesIn('en', null, now).day('2026-08-21'))).toBe('Fri 21 Aug')
  })

  test('half past midnight in Douala is the new day', () => {
    expect(plain(datesIn('en', null, now).day('2026-08-20T23:30:00.000Z'))).toBe('Fri 21 Aug')
  })
})

test.each([
  ['en', 'Fri 21 Aug 09:00'],
  ['fr', 'ven. 21 août 09:00'],
  ['es', 'vie 21 ago 09:00'],
] as const)('a date and time in %s', (language, expected) => {
  expect(plain(datesIn(language, null, now).dateTime('2026-08-21T09:00'))).toBe(expected)
})

test('nothing stands between the name of a day and its number', () => {
  expect(datesIn('es', null, now).dateTime('2026-08-21T09:00')).toBe('vie 21 ago, 09:00')
})

test('another year is written out', () => {
  expect(plain(datesIn('en', null, now).day('2027-01-04'))).toBe('Mon 4 Jan 2027')
})

test.each([
  ['2026-08-28T09:00', 'Fri 21 – Fri 28 Aug'],
  ['2026-09-02T09:00', 'Fri 21 Aug – Wed 2 Sept'],
  ['2027-01-04T09:00', 'Fri 21 Aug 2026 – Mon 4 Jan 2027'],
])('a period from 21 August until %s', (to, expected) => {
  expect(datesIn('en', null, now).range('2026-08-21T09:00', to)).toBe(expected)
})

test.each([
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
] as const)('the names of days and months in %s are those of CLDR', (language, locale) => {
  const cldr = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
  for (let month = 0; month < 12; month++) {
    const noon = Date.UTC(2026, month, 1 + (month % 7), 12)
    // Spanish in CLDR has a comma after the weekday.
    expect(datesIn(language, null, now).day(noon)).toBe(cldr.format(noon).replace(',', ''))
  }
})

test.each([
  ['en', '2026-08-20T09:30:00.000Z', '2 hours ago'],
  ['fr', '2026-08-21T13:00:00.000Z', 'demain'],
  ['es', '2026-08-20T11:57:00.000Z', 'hace 3 minutos'],
  ['en', '2026-08-20T11:59:40.000Z', 'just now'],
  ['fr', '2026-08-20T12:00:00.000Z', 'à l’instant'],
  ['es', '2026-08-20T11:59:40.000Z', 'ahora mismo'],
  ['en', '2026-08-20T12:00:20.000Z', 'now'],
] as const)('relative time in %s of %s', (language, moment, expected) => {
  expect(datesIn(language, null, now).relative(moment)).toBe(expected)
})

// It is 13:00 in Douala: midnight there is eleven hours away.
test.each([
  ['2026-08-20T22:30:00.000Z', 'in 10 hours', 'dans 10 heures', 'dentro de 10 horas'],
  ['2026-08-20T23:30:00.000Z', 'in 11 hours', 'dans 11 heures', 'dentro de 11 horas'],
  ['2026-08-21T00:00:00.000Z', 'tomorrow', 'demain', 'mañana'],
  ['2026-08-21T22:59:00.000Z', 'tomorrow', 'demain', 'mañana'],
  ['2026-08-21T23:00:00.000Z', 'in 2 days', 'après-demain', 'pasado mañana'],
  ['2026-08-22T11:00:00.000Z', 'in 2 days', 'après-demain', 'pasado mañana'],
  ['2026-08-23T22:00:00.000Z', 'in 3 days', 'dans 3 jours', 'dentro de 3 días'],
  ['2026-08-19T23:00:00.000Z', '13 hours ago', 'il y a 13 heures', 'hace 13 horas'],
  ['2026-08-19T22:59:00.000Z', 'yesterday', 'hier', 'ayer'],
  ['2026-08-18T23:00:00.000Z', 'yesterday', 'hier', 'ayer'],
  ['2026-08-18T13:00:00.000Z', '2 days ago', 'avant-hier', 'anteayer'],
])('%s is spoken of as its day in Douala', (moment, en, fr, es) => {
  const spoken = (['en', 'fr', 'es'] as const).map((language) =>
    plain(datesIn(language, null, now).relative(moment)),
  )
  expect(spoken).toEqual([en, fr, es])
})

test('a few hours ahead are hours across midnight too', () => {
  const late = () => Date.parse('2026-08-20T22:00:00Z')
  expect(datesIn('en', null, late).relative('2026-08-21T01:00:00Z')).toBe('in 3 hours')
})

test('a device in another zone is noticed', () => {
  const at = (offset: number) => ({ getTimezoneOffset: () => offset }) as Date
  expect(isElsewhere(at(-60))).toBe(false)
  expect(isElsewhere(at(300))).toBe(true)
})
