import { expect, test } from 'vitest'
import { defaultPeriod, instantOf, overlaps, wallTimeOf } from './period.ts'
import { checkPeriod, lastPickUpDay } from './time-rules.ts'

const rules = { minPickupHours: 3, minRentalHours: 3, minPickupDropoffHour: 7, maxPickupDropoffHour: 19 }
const now = instantOf('2026-03-02T08:00')!
const check = (from: string, to: string, minimumDays?: number) =>
  checkPeriod({ from: instantOf(from)!, to: instantOf(to)! }, rules, now, minimumDays)?.code ?? null

test.each([
  ['2026-03-02T11:00', '2026-03-02T14:00', null],
  ['2026-03-02T10:59', '2026-03-03T10:00', 'pick-up-too-soon'],
  ['2026-03-01T11:00', '2026-03-03T10:00', 'pick-up-too-soon'],
  ['2026-03-03T06:30', '2026-03-04T10:00', 'outside-hours'],
  ['2026-03-03T19:00', '2026-03-04T19:00', null],
  ['2026-03-03T19:05', '2026-03-04T10:00', 'outside-hours'],
  ['2026-03-03T10:00', '2026-03-04T19:30', 'outside-hours'],
  ['2026-03-03T10:00', '2026-03-03T10:00', 'drop-off-before-pick-up'],
  ['2026-03-03T10:00', '2026-03-03T12:59', 'rental-too-short'],
  ['2026-03-03T10:00', '2027-03-02T10:00', null],
  ['2026-03-03T10:00', '2027-03-02T10:05', 'rental-too-long'],
  ['2027-03-02T19:00', '2027-03-05T10:00', null],
  ['2027-03-03T07:00', '2027-03-05T10:00', 'pick-up-too-far'],
  ['2027-03-02T10:00', '2028-02-29T10:00', null],
])('%s to %s: %s', (from, to, code) => {
  expect(check(from, to)).toBe(code)
})

test.each([
  ['2026-03-02T08:00', '2027-03-02'],
  ['2026-12-31T23:30', '2027-12-31'],
  ['2028-02-29T12:00', '2029-02-28'],
])('from %s on, cars are picked up until %s', (at, last) => {
  expect(lastPickUpDay(instantOf(at)!)).toBe(last)
})

test("a supplier's minimum counts started days", () => {
  expect(check('2026-03-03T10:00', '2026-03-05T10:00', 3)).toBe('below-minimum-days')
  expect(check('2026-03-03T10:00', '2026-03-05T10:05', 3)).toBeNull()
})

test('wall times are Douala time, and only real days exist', () => {
  expect(new Date(instantOf('2026-07-01T00:30')!).toISOString()).toBe('2026-06-30T23:30:00.000Z')
  expect(wallTimeOf(Date.parse('2026-12-31T23:00:00Z'))).toBe('2027-01-01T00:00')
  expect(instantOf('2027-02-30T10:00')).toBeNull()
  expect(instantOf('2027-02-03')).toBeNull()
})

test('back to back at the same minute is no overlap', () => {
  expect(overlaps({ from: 0, to: 10 }, { from: 10, to: 20 })).toBe(false)
  expect(overlaps({ from: 0, to: 11 }, { from: 10, to: 20 })).toBe(true)
})

test('the search opens in three days at ten, for three days', () => {
  expect(defaultPeriod(instantOf('2026-02-26T23:30')!)).toEqual({
    from: '2026-03-01T10:00',
    to: '2026-03-04T10:00',
  })
})
