import { expect, test } from 'vitest'
import { hour } from '../rental/period.ts'
import { carTime, sumTime, utilisation } from './car-time.ts'
import { addSums, averagesOf } from './month-sums.ts'
import { addMonths, monthAt, monthPeriod, monthsBetween } from './months.ts'

const march = monthPeriod('2027-03')
const at = (text: string) => Date.parse(`${text}:00.000+01:00`)
const listed = (from: string, to: string) => [{ from: at(from), to: at(to) }]

test('a month begins and ends at midnight in Douala', () => {
  expect(march).toEqual({ from: at('2027-03-01T00:00'), to: at('2027-04-01T00:00') })
  expect(monthAt(at('2027-03-01T00:00'))).toBe('2027-03')
  expect(monthAt(at('2027-03-01T00:00') - 1)).toBe('2027-02')
})

test('a range has both its ends, over the turn of the year too, and 24 months at most', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2027-02', '2027-02')).toEqual(['2027-02'])
  expect(monthsBetween('2027-02', '2027-01')).toBeNull()
  expect(monthsBetween('2025-03', '2027-02')).toHaveLength(24)
  expect(monthsBetween('2025-02', '2027-02')).toBeNull()
  expect(addMonths('2027-01', -1)).toBe('2026-12')
})

test('only what lies in the month counts', () => {
  const booked = listed('2027-02-27T10:00', '2027-03-02T10:00')
  expect(carTime(march, listed('2020-01-01T00:00', '2030-01-01T00:00'), booked)).toEqual({
    bookedMinutes: 34 * 60,
    offeredMinutes: 31 * 24 * 60,
  })
})

test('a car that is listed without an end is offered to the end of the month', () => {
  const { offeredMinutes } = carTime(march, [{ from: march.to - hour, to: Infinity }], [])
  expect(offeredMinutes).toBe(60)
})

test('a car that is not listed is offered while it is booked, and once where it is both', () => {
  const booked = listed('2027-03-10T08:00', '2027-03-11T08:00')
  expect(carTime(march, [], booked)).toEqual({ bookedMinutes: 1440, offeredMinutes: 1440 })
  const both = carTime(march, listed('2027-03-10T20:00', '2027-03-12T20:00'), booked)
  expect(both).toEqual({ bookedMinutes: 1440, offeredMinutes: 60 * 60 })
  expect(utilisation(both)).toBe(0.4)
})

test('nothing that was never offered has a utilisation', () => {
  expect(utilisation(carTime(march, [], []))).toBeNull()
})

test('cars and months are divided once, as sums', () => {
  const times = [
    { bookedMinutes: 10, offeredMinutes: 10 },
    { bookedMinutes: 0, offeredMinutes: 90 },
  ]
  expect(utilisation(sumTime(times))).toBe(0.1)
})

test('averages are made of sums, and there are none of nothing', () => {
  const month = {
    bookings: 3,
    cancelled: 1,
    agreed: 300_000,
    received: 100_000,
    days: 9,
    leadMinutes: 3 * 1440,
    answered: 2,
    answerMinutes: 180,
  }
  expect(averagesOf(addSums([month, month]))).toEqual({
    lengthDays: 3,
    leadDays: 1,
    answerHours: 1.5,
    cancelledShare: 0.25,
  })
  expect(averagesOf(addSums([]))).toEqual({
    lengthDays: null,
    leadDays: null,
    answerHours: null,
    cancelledShare: null,
  })
})
