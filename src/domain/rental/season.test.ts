import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highestPrice } from './price-bounds.ts'
import { seasonDailyPrice, seasonDatePrice, shareADay } from './season.ts'
import { tariffLines } from './tariff-lines.ts'
import type { Tariff } from './tariff.ts'
import { instantOf } from './period.ts'

const tariff = (prices: Partial<Tariff>): Tariff => ({
  dailyPrice: 50_000,
  discountedDailyPrice: null,
  hourlyPrice: null,
  discountedHourlyPrice: null,
  biWeeklyPrice: null,
  discountedBiWeeklyPrice: null,
  weeklyPrice: null,
  discountedWeeklyPrice: null,
  monthlyPrice: null,
  discountedMonthlyPrice: null,
  isDateBasedPrice: true,
  dateBasedPrices: [],
  ...prices,
})

test('a percentage is of the price that a day really costs', () => {
  expect(seasonDailyPrice({ kind: 'percent', percent: 25 }, tariff({}))).toBe(62_500)
  expect(seasonDailyPrice({ kind: 'percent', percent: -10 }, tariff({ discountedDailyPrice: 45_000 }))).toBe(
    40_500,
  )
  expect(seasonDailyPrice({ kind: 'percent', percent: 10 }, tariff({ dailyPrice: 45_005 }))).toBe(49_506)
})

test('no season gives a price outside the bounds', () => {
  const amount = fc.oneof(
    fc.record({
      kind: fc.constant('price' as const),
      dailyPrice: fc.integer({ min: -1, max: 2 * highestPrice }),
    }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: -100, max: 300 }) }),
  )
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: highestPrice }), (given, dailyPrice) => {
      const price = seasonDailyPrice(given, tariff({ dailyPrice }))
      if (price === null) return
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(price >= 1 && price <= highestPrice).toBe(true)
    }),
  )
})

test('both days of a season cost its price, the days around it do not', () => {
  const days = { firstDay: '2027-03-04', lastDay: '2027-03-05' }
  const price = seasonDatePrice(days, { kind: 'percent', percent: 60 }, tariff({}))!
  const period = { from: instantOf('2027-03-03T10:00')!, to: instantOf('2027-03-07T10:00')! }
  expect(tariffLines(tariff({ dateBasedPrices: [price] }), period)).toEqual([
    { kind: 'day', count: 1, unit: 50_000 },
    { kind: 'date', count: 2, unit: 80_000 },
    { kind: 'day', count: 1, unit: 50_000 },
  ])
})

test('seasons share a day when one ends on the day the other begins', () => {
  const first = { firstDay: '2027-03-01', lastDay: '2027-03-05' }
  expect(shareADay(first, { firstDay: '2027-03-05', lastDay: '2027-03-09' })).toBe(true)
  expect(shareADay(first, { firstDay: '2027-03-06', lastDay: '2027-03-09' })).toBe(false)
})
