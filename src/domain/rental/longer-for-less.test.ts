import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { runs } from '#tests/support/tier.ts'
import { extras, type Extra } from './extras.ts'
import { longerForLess } from './longer-for-less.ts'
import { day, hour, instantOf, type Period } from './period.ts'
import { quote, type Choice, type Pricing } from './quote.ts'
import { plainTariff } from './tariff.ts'
import { longestRentalDays } from './time-rules.ts'

const pricing = (prices: Partial<Pricing['tariff']>): Pricing => ({
  tariff: { ...plainTariff(50_000), ...prices },
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
  expect(longerForLess(pricing({ hourlyPrice: 4000 }), { from, to: after(23) })).toEqual({
    to: after(24),
    saving: 42_000,
  })
})

test('29 days cost more than a month', () => {
  const tariff = pricing({ weeklyPrice: 300_000, monthlyPrice: 1_100_000 })
  expect(longerForLess(tariff, { from, to: after(29 * 24) })).toEqual({ to: after(30 * 24), saving: 150_000 })
})

const stepped = pricing({ biWeeklyPrice: 90_000, weeklyPrice: 150_000, monthlyPrice: 500_000 })

// days, hours, and the length in days that costs less
test.each([
  [6, 23, 7],
  [13, 0, 14],
  [29, 0, 30],
  [59, 0, 60],
  [36, 0, 37],
  [9, 0, 10],
  [32, 12, 33],
  [2, 0, 3],
])('%i days %i hours cost more than %i days', (days, hours, longer) => {
  expect(longerForLess(stepped, { from, to: after(days * 24 + hours) })?.to).toBe(after(longer * 24))
})

test('prices by date have no steps, and nothing is offered that is too long to be booked', () => {
  const dated = { ...stepped, tariff: { ...stepped.tariff, isDateBasedPrice: true, hourlyPrice: 4000 } }
  expect(longerForLess(dated, { from, to: after(13 * 24) })).toBeNull()
  expect(longerForLess(stepped, { from, to: after(longestRentalDays * 24) })).toBeNull()
})

const rate = fc.option(fc.integer({ min: 1, max: 2_000_000 }))
const anyPricing = fc.record({
  hourlyPrice: rate,
  biWeeklyPrice: rate,
  weeklyPrice: rate,
  monthlyPrice: rate,
  perDay: fc.integer({ min: -1, max: 50_000 }),
  markup: fc.integer({ min: -50, max: 50 }),
})

/** Found by trying every full day. */
function nearestByTrying(pricing: Pricing, period: Period, choice: Choice): number | null {
  const now = quote(pricing, period, choice).total
  for (let to = period.from + day; to <= period.from + longestRentalDays * day; to += day)
    if (to > period.to && quote(pricing, { from: period.from, to }, choice).total < now) return to
  return null
}

test('it never offers what costs more, and finds the nearest longer rental that costs less', () => {
  fc.assert(
    fc.property(
      anyPricing,
      fc.integer({ min: 1, max: 100 * 24 }),
      fc.boolean(),
      ({ perDay, markup, ...rates }, hours, isCovered) => {
        const prices: Pricing = { ...pricing(rates), markupPercent: markup }
        prices.extras = Object.fromEntries(extras.map((extra) => [extra, perDay])) as Record<Extra, number>
        const choice: Choice = {
          extras: isCovered && perDay >= 0 ? ['theftProtection'] : [],
          payment: 'full',
        }
        const period = { from, to: from + hours * hour }
        const offered = longerForLess(prices, period, choice)
        expect(offered?.to ?? null).toBe(nearestByTrying(prices, period, choice))
        if (offered === null) return
        expect(offered.saving).toBeGreaterThan(0)
        expect(quote(prices, { from, to: offered.to }, choice).total + offered.saving).toBe(
          quote(prices, period, choice).total,
        )
      },
    ),
    { seed, numRuns: runs(85, 500) },
  )
})

test('says nothing when longer never costs less', () => {
  expect(longerForLess(pricing({}), { from, to: after(30) })).toBeNull()
})
