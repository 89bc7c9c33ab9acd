import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { timeSteps } from './time-steps.ts'

const rules = { minPickupHours: 3, minRentalHours: 3, minPickupDropoffHour: 8, maxPickupDropoffHour: 18 }
const long = 0

test('half hours, and only those at which a car changes hands', () => {
  const times = timeSteps('2026-08-21', rules, long, '10:00')
  expect(times[0]).toBe('08:00')
  expect(times.at(-1)).toBe('18:00')
  expect(times).toHaveLength(21)
})

test('times that are too soon are absent', () => {
  const earliest = instantOf('2026-08-21T12:10') ?? 0
  expect(timeSteps('2026-08-21', rules, earliest, '14:00')[0]).toBe('12:30')
})

test('a typed time stays in its place in the list', () => {
  expect(timeSteps('2026-08-21', rules, long, '09:05').slice(2, 5)).toEqual(['09:00', '09:05', '09:30'])
})
