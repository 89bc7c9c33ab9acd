import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { easterSunday, holidaysOf } from './holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2999 }), (year) => {
      const day = easterSunday(year)
      expect(new Date(day).getUTCDay()).toBe(0)
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true)
    }),
    { seed },
  )
})

test('Ascension of 2026 is 14 May, and the year is in order', () => {
  const year = holidaysOf(2026)
  expect(year.find(({ holiday }) => holiday === 'ascension')?.day).toBe('2026-05-14')
  expect(year.map(({ day }) => day)).toEqual(year.map(({ day }) => day).toSorted())
})
