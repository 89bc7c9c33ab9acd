import { expect, test } from 'vitest'
import { writeDate } from './write-date.ts'

test.each([
  ['en', 'Friday 21 August 2026, 09:00'],
  ['fr', 'vendredi 21 août 2026, 09:00'],
  ['es', 'viernes 21 de agosto de 2026, 09:00'],
] as const)('a date in full in %s, in Cameroon’s time', (language, expected) => {
  expect(writeDate(Date.parse('2026-08-21T08:00:00Z'), language)).toBe(expected)
})
