import { expect, test } from 'vitest'
import { longerForLess } from './longer-for-less.ts'
import { instantOf } from './period.ts'
import type { Pricing } from './quote.ts'

const pricing = (prices: Partial<Pricing['tariff']>): Pricing => ({
  tariff: {
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
    isDateBasedPrice: false,
    dateBasedPrices: [],
    ...prices,
  },
  extras: {
    cancellation: -1,
    amendments: -1,
    theftProtection: -1,
    collisionDamageWaiver: -1,
    fullInsurance: -1,
    additionalDriver: -1,
  },
  markupPercent: 0,
})
const from = instantOf('2026-03-02T10:00')!
const after = (hours: number) => from + hours * 3_600_000

test('23 hours by the hour cost more than a day: the next morning is offered', () => {
  expect(longerForLess(pricing({ hourlyPrice: 4000 }), { from, to: after(23) })).toEqual({ to: after(24), saving: 42_000 })
})

test('29 days cost more than a month', () => {
  const tariff = pricing({ weeklyPrice: 300_000, monthlyPrice: 1_100_000 })
  expect(longerForLess(tariff, { from, to: after(29 * 24) })).toEqual({ to: after(30 * 24), saving: 150_000 })
})

test('says nothing when longer never costs less', () => {
  expect(longerForLess(pricing({}), { from, to: after(30) })).toBeNull()
})
