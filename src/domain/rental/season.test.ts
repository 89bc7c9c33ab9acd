import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { hour, instantOf } from './period.ts'
import { highestPrice } from './price-bounds.ts'
import { quote } from './quote.ts'
import { seasonDailyPrice, shareADay } from './season.ts'
import { plainTariff, type DatePrice, type Tariff } from './tariff.ts'

const plain: Tariff = plainTariff(50_000)
const noExtras = {
  cancellation: -1,
  amendments: -1,
  theftProtection: -1,
  collisionDamageWaiver: -1,
  fullInsurance: -1,
  additionalDriver: -1,
}
const start = instantOf('2027-03-02T10:00')!
const priced = (tariff: Partial<Tariff>, hours: number, markupPercent = 0) =>
  quote(
    { tariff: { ...plain, ...tariff }, extras: noExtras, markupPercent },
    { from: start, to: start + hours * hour },
  )
const season = (startDate: string, endDate: string, dailyPrice: number): DatePrice => ({
  startDate,
  endDate,
  dailyPrice,
})

describe('the price of a day', () => {
  test('is a price, or a percentage of what the day costs, rounded half up', () => {
    expect(seasonDailyPrice({ dailyPrice: 70_000, percent: null }, 50_000)).toBe(70_000)
    expect(seasonDailyPrice({ dailyPrice: null, percent: 25 }, 50_000)).toBe(62_500)
    expect(seasonDailyPrice({ dailyPrice: null, percent: 10 }, 45_005)).toBe(49_506)
  })

  test('stays within the bounds of prices', () => {
    expect(seasonDailyPrice({ dailyPrice: null, percent: 400 }, highestPrice)).toBe(highestPrice)
    expect(seasonDailyPrice({ dailyPrice: null, percent: -90 }, 1)).toBe(1)
  })
})

describe('a rental', () => {
  test('costs more for its days in the season alone, and says so in a line', () => {
    const seasons = [season('2027-03-04', '2027-03-05', 80_000)]
    expect(priced({ seasons }, 5 * 24)).toEqual({
      days: 5,
      total: 310_000,
      lines: [
        { kind: 'day', count: 5, amount: 250_000 },
        { kind: 'season', count: 2, amount: 60_000 },
      ],
    })
  })

  test('keeps what a week is worth: twenty percent are twenty percent of the week', () => {
    const seasons = [season('2027-03-01', '2027-03-31', 60_000)]
    expect(priced({ weeklyPrice: 300_000, seasons }, 7 * 24).total).toBe(360_000)
    const lower = [season('2027-03-01', '2027-03-31', 40_000)]
    expect(priced({ weeklyPrice: 300_000, seasons: lower }, 7 * 24).total).toBe(240_000)
  })

  test('of some hours costs its share, and its percentage comes after', () => {
    const seasons = [season('2027-03-02', '2027-03-02', 60_000)]
    expect(priced({ hourlyPrice: 4_000, seasons }, 5).total).toBe(24_000)
    expect(priced({ hourlyPrice: 4_000, seasons }, 5, 10).total).toBe(26_400)
  })

  test('that touches no season, or one at its own price, has no line of it', () => {
    const without = priced({}, 72)
    expect(priced({ seasons: [season('2027-03-05', '2027-03-09', 80_000)] }, 72)).toEqual(without)
    expect(priced({ seasons: [season('2027-03-01', '2027-03-09', 50_000)] }, 72)).toEqual(without)
  })

  test('never costs less than nothing, and lies between its price and the season’s', () => {
    const price = fc.integer({ min: 1, max: highestPrice })
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 24 * 365 }), (dailyPrice, inSeason, hours) => {
        const seasons = [season('2027-03-10', '2027-04-20', inSeason)]
        const base = priced({ dailyPrice }, hours).total
        const { total, lines } = priced({ dailyPrice, seasons }, hours)
        const whole = priced({ dailyPrice: inSeason }, hours).total
        expect(total).toBeGreaterThanOrEqual(Math.min(base, whole))
        expect(total).toBeLessThanOrEqual(Math.max(base, whole))
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      }),
      { seed },
    )
  })
})

test('seasons share a day when one ends on the day the other begins', () => {
  const first = { firstDay: '2027-03-01', lastDay: '2027-03-05' }
  expect(shareADay(first, { firstDay: '2027-03-05', lastDay: '2027-03-09' })).toBe(true)
  expect(shareADay(first, { firstDay: '2027-03-06', lastDay: '2027-03-09' })).toBe(false)
})
