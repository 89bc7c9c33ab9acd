import { expect, test } from 'vitest'
import { dueOf, isPlan, latestReading, serviceState, type ServicePlan } from './service-plan.ts'

const plan = (changes: Partial<ServicePlan>): ServicePlan => ({
  everyKm: null,
  everyMonths: null,
  lastDay: '2027-01-31',
  lastKm: null,
  ...changes,
})

test('a service is due on the same day of a later month, or the last of a shorter one', () => {
  expect(dueOf(plan({ everyMonths: 6 }))).toEqual({ day: '2027-07-31', km: null })
  expect(dueOf(plan({ everyMonths: 1 })).day).toBe('2027-02-28')
  expect(dueOf(plan({ everyMonths: 13 })).day).toBe('2028-02-29')
  expect(dueOf(plan({ lastDay: '2027-11-15', everyMonths: 2 })).day).toBe('2028-01-15')
})

test('by kilometres it is due at those of the last time and its interval', () => {
  expect(dueOf(plan({ everyKm: 10_000, lastKm: 42_000 }))).toEqual({ day: null, km: 52_000 })
})

test.each([
  ['2027-06-30', 'later'],
  ['2027-07-01', 'soon'],
  ['2027-07-31', 'soon'],
  ['2027-08-01', 'overdue'],
] as const)('on %s a service that is due on 31 July is %s', (today, state) => {
  expect(serviceState(plan({ everyMonths: 6 }), today, null)).toBe(state)
})

test.each([
  [10_000, 50_999, 'later'],
  [10_000, 51_000, 'soon'],
  [10_000, 51_999, 'soon'],
  [10_000, 52_000, 'overdue'],
  // Of a short interval the last tenth.
  [5000, 46_499, 'later'],
  [5000, 46_500, 'soon'],
] as const)('every %s km since 42,000, at %s km it is %s', (everyKm, km, state) => {
  expect(serviceState(plan({ everyKm, lastKm: 42_000 }), '2027-02-01', km)).toBe(state)
})

test('the first of day and kilometres counts, and what nobody has read is not due by kilometres', () => {
  const both = plan({ everyKm: 10_000, everyMonths: 12, lastKm: 42_000 })
  expect(serviceState(both, '2027-02-01', 60_000)).toBe('overdue')
  expect(serviceState(both, '2028-02-01', 43_000)).toBe('overdue')
  expect(serviceState(both, '2028-01-20', 43_000)).toBe('soon')
  expect(serviceState(both, '2027-02-01', null)).toBe('later')
})

test('a plan has an interval, and kilometres to count from', () => {
  expect(isPlan({ everyKm: null, everyMonths: null, lastKm: null })).toBe(false)
  expect(isPlan({ everyKm: 10_000, everyMonths: null, lastKm: null })).toBe(false)
  expect(isPlan({ everyKm: 10_000, everyMonths: null, lastKm: 0 })).toBe(true)
  expect(isPlan({ everyKm: null, everyMonths: 6, lastKm: null })).toBe(true)
})

test('the latest reading counts, and of one day the highest', () => {
  expect(latestReading([])).toBeNull()
  const readings = [
    { day: '2027-02-01', km: 900_000 },
    { day: '2027-03-01', km: 48_000 },
    { day: '2027-03-01', km: 48_640 },
    { day: '2027-01-01', km: 30_000 },
  ]
  expect(latestReading(readings)).toEqual({ day: '2027-03-01', km: 48_640 })
})
