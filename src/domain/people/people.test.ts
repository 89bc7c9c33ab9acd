import { expect, test } from 'vitest'
import { chooseLanguage } from '../language.ts'
import { handoverPlace, withDescendants } from '../location/tree.ts'
import { instantOf } from '../rental/period.ts'
import { ageAt, birthDayOf, isBirthDate, requiredAge } from './age.ts'

test.each([
  ['2005-03-02', '2026-03-02T00:00', 21],
  ['2005-03-02', '2026-03-01T23:59', 20],
  ['2004-02-29', '2026-02-28T12:00', 21],
  ['2004-02-29', '2026-03-01T00:00', 22],
])('born %s, at %s: %i', (birth, at, age) => {
  expect(ageAt(birth, instantOf(at)!)).toBe(age)
})

test('a car may ask a higher age, never a lower one', () => {
  expect(requiredAge(21, 25)).toBe(25)
  expect(requiredAge(21, 18)).toBe(21)
})

test.each([
  ['1990-05-17', '1990-05-17'],
  ['1990-05-16T23:00:00.000Z', '1990-05-17'],
  ['1990-05-16T22:59:59.999Z', '1990-05-16'],
  ['1990-05-17T12:00:00Z', '1990-05-17'],
  ['1990-05-17T00:00:00+01:00', '1990-05-17'],
  ['1990-05-17T00:00:00-05:00', '1990-05-17'],
  ['1990-13-17T00:00:00Z', '1990-13-17T00:00:00Z'],
  ['1990-05-17T00:00', '1990-05-17T00:00'],
  ['17/05/1990', '17/05/1990'],
])('a birth date sent as %s means %s', (sent, day) => {
  expect(birthDayOf(sent)).toBe(day)
})

test('birth dates are real days of the past', () => {
  const now = instantOf('2026-03-02T10:00')!
  expect(['1990-05-17', '2004-02-29', '2026-03-02'].every((day) => isBirthDate(day, now))).toBe(true)
  expect(
    ['2026-03-03', '1800-01-01', '2003-02-29', '17/05/1990', ''].some((day) => isBirthDate(day, now)),
  ).toBe(false)
})

test.each([
  ['fr', 'es', 'fr'],
  ['de', 'es', 'es'],
  ['FR', null, 'en'],
  [undefined, '<script>', 'en'],
  [undefined, undefined, 'en'],
  [null, 'fr', 'fr'],
])('language %s, stored %s: %s', (supplied, stored, chosen) => {
  expect(chooseLanguage(supplied, stored)).toBe(chosen)
})

const places = [
  { _id: 'douala', parent: null },
  { _id: 'douala-airport', parent: 'douala' },
  { _id: 'douala-bonanjo', parent: 'douala' },
  { _id: 'kribi', parent: null },
]

test('a city holds its airport and districts; a car is handed over at the nearest of them', () => {
  expect(withDescendants(places, 'douala')).toEqual(['douala', 'douala-airport', 'douala-bonanjo'])
  expect(withDescendants(places, 'nowhere')).toEqual([])
  expect(handoverPlace(places, 'douala', ['kribi', 'douala-bonanjo'])).toBe('douala-bonanjo')
  expect(handoverPlace(places, 'kribi', ['douala-bonanjo'])).toBeNull()
})
