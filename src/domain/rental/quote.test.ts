import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import { runs } from '#tests/support/tier.ts'
import { paymentChoices } from './payment-choice.ts'
import { instantOf, type Period } from './period.ts'
import { ExtraUnavailable, quote, type Choice, type Pricing, type Quote, withDiscount } from './quote.ts'
import { extras, type Extra } from './extras.ts'
import { highestPrice } from './price-bounds.ts'
import { plainTariff, type Tariff } from './tariff.ts'

const plain: Tariff = plainTariff(50_000)
const full: Tariff = {
  ...plain,
  hourlyPrice: 4000,
  biWeeklyPrice: 135_000,
  weeklyPrice: 300_000,
  monthlyPrice: 1_100_000,
}
const prices = {
  cancellation: 5000,
  amendments: 3000,
  theftProtection: 2000,
  collisionDamageWaiver: 4000,
  fullInsurance: 8000,
  additionalDriver: 3000,
}

const online = (...chosen: Extra[]): Choice => ({ extras: chosen, payment: 'full' })
const start = instantOf('2026-03-02T10:00')!
const lasting = (days: number, hours = 0): Period => ({
  from: start,
  to: start + (days * 24 + hours) * 3_600_000,
})
const priced = (tariff: Partial<Tariff>, markupPercent = 0): Pricing => ({
  tariff: { ...plain, ...tariff },
  extras: prices,
  markupPercent,
})

describe('the worked prices of the domain', () => {
  test.each([
    [3, 0, plain, 150_000],
    [3, 2, plain, 200_000],
    [3, 2, { ...plain, hourlyPrice: 4000 }, 158_000],
    [0, 5, { ...plain, hourlyPrice: 4000 }, 20_000],
    [0, 5, plain, 50_000],
    [5, 0, { ...plain, discountedDailyPrice: 45_000 }, 225_000],
  ])('%i days %i hours', (days, hours, tariff, total) => {
    expect(quote(priced(tariff), lasting(days, hours)).total).toBe(total)
  })

  test.each([
    [1, 50],
    [2, 100],
    [3, 135],
    [4, 185],
    [5, 235],
    [6, 270],
    [7, 300],
    [8, 350],
    [10, 435],
    [13, 570],
    [14, 600],
    [20, 870],
    [21, 900],
    [28, 1200],
    [29, 1250],
    [30, 1100],
    [31, 1150],
    [37, 1400],
    [45, 1750],
    [60, 2200],
  ])('full tariff, %i days: %i thousand', (days, thousands) => {
    expect(quote(priced(full), lasting(days)).total).toBe(thousands * 1000)
  })

  test.each([
    [0, 276_000],
    [10, 303_600],
    [-10, 248_400],
  ])('four days with every extra and %i %%', (markup, total) => {
    expect(quote(priced({}, markup), lasting(4), online(...extras)).total).toBe(total)
  })

  const dated: Tariff = {
    ...plain,
    discountedDailyPrice: 45_000,
    isDateBasedPrice: true,
    dateBasedPrices: [{ startDate: '2026-03-04', endDate: '2026-03-05', dailyPrice: 80_000 }],
  }
  test('date-based days take the price of their date, the rest the discounted daily price', () => {
    expect(quote(priced(dated), lasting(5)).total).toBe(295_000)
    expect(quote(priced(dated), lasting(3, 2)).total).toBe(250_000)
  })
  test('the first range that holds a day wins', () => {
    const overlapping = [
      ...dated.dateBasedPrices,
      { startDate: '2026-03-02', endDate: '2026-03-09', dailyPrice: 1 },
    ]
    expect(quote(priced({ ...dated, dateBasedPrices: overlapping }), lasting(3)).total).toBe(2 + 80_000)
  })
})

test('a started hour is billed, and a started day is a rental day', () => {
  const price = quote(priced({ hourlyPrice: 4000 }), { from: start, to: start + 61 * 60_000 })
  expect(price).toMatchObject({ days: 1, total: 8000 })
})

test('an included extra is shown and costs nothing; an unavailable one is an error', () => {
  const pricing = { ...priced({}), extras: { ...prices, amendments: 0, fullInsurance: -1 } }
  expect(quote(pricing, lasting(1), online('amendments')).lines).toContainEqual({
    kind: 'extra',
    extra: 'amendments',
    count: 1,
    amount: 0,
  })
  expect(() => quote(pricing, lasting(1), online('fullInsurance'))).toThrow(ExtraUnavailable)
})

describe('at the counter cancelling and changing are free', () => {
  const free = (extra: Extra) => ({ kind: 'extra', extra, count: 1, amount: 0 })

  test.each([[[]], [['cancellation']], [['amendments', 'cancellation']]] as Extra[][][])(
    'with %j both have a line of nothing',
    (chosen) => {
      const price = quote(priced({}, 10), lasting(3), { extras: chosen, payment: 'counter' })
      expect(price.total).toBe(quote(priced({}, 10), lasting(3)).total)
      expect(price.lines.slice(1)).toEqual([free('cancellation'), free('amendments')])
    },
  )

  test('whatever the car asks for them; the other extras cost what they cost', () => {
    const pricing = { ...priced({}), extras: { ...prices, cancellation: -1, fullInsurance: -1 } }
    expect(
      quote(pricing, lasting(3), { extras: ['cancellation', 'theftProtection'], payment: 'counter' }).total,
    ).toBe(156_000)
    expect(() => quote(pricing, lasting(3), { extras: ['fullInsurance'], payment: 'counter' })).toThrow(
      ExtraUnavailable,
    )
    expect(() => quote(pricing, lasting(3), online('cancellation'))).toThrow(ExtraUnavailable)
  })

  test.each(['deposit', 'full'] as const)(
    'paid %s they cost what the car asks, and only who chose them',
    (payment) => {
      expect(quote(priced({}), lasting(3), { extras: ['cancellation', 'amendments'], payment }).total).toBe(
        158_000,
      )
      expect(quote(priced({}), lasting(3), { extras: [], payment }).lines).toHaveLength(1)
    },
  )
})

test('the highest prices are counted to the franc', () => {
  const { lines, total } = quote(
    {
      tariff: { ...plain, dailyPrice: highestPrice },
      extras: { ...prices, theftProtection: highestPrice, fullInsurance: highestPrice },
      markupPercent: 99.99,
    },
    lasting(364),
    online('theftProtection', 'fullInsurance'),
  )
  expect(total).toBe(3 * 364 * highestPrice * 1.9999)
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
})

const anyPrice = fc.option(fc.integer({ min: 0, max: 3_000_000 }))
const anyTariff = fc.record({
  dailyPrice: fc.integer({ min: 1, max: 500_000 }),
  discountedDailyPrice: anyPrice,
  hourlyPrice: anyPrice,
  discountedHourlyPrice: anyPrice,
  biWeeklyPrice: anyPrice,
  discountedBiWeeklyPrice: anyPrice,
  weeklyPrice: anyPrice,
  discountedWeeklyPrice: anyPrice,
  monthlyPrice: anyPrice,
  discountedMonthlyPrice: anyPrice,
})
const anyPayment = fc.constantFrom(...paymentChoices)
const anyChoice = fc.uniqueArray(fc.constantFrom<Extra>(...extras))

test('lines always sum to the total, in whole francs, whatever the percentage', () => {
  fc.assert(
    fc.property(
      anyTariff,
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: -5000, max: 5000 }),
      anyChoice,
      anyPayment,
      (tariff, hours, hundredths, chosen, payment) => {
        const { lines, total } = quote(priced(tariff, hundredths / 100), lasting(0, hours), {
          extras: chosen,
          payment,
        })
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(lines.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        expect(Number.isInteger(total)).toBe(true)
      },
    ),
    { seed, numRuns: runs(170, 1000) },
  )
})

test('the order of the extras changes nothing', () => {
  fc.assert(
    fc.property(anyChoice, anyPayment, (chosen, payment) => {
      const inOrder = (extras: Extra[]) => quote(priced(full, 7.5), lasting(4), { extras, payment })
      expect(inOrder(chosen)).toEqual(inOrder([...chosen].reverse()))
    }),
    { seed },
  )
})

test('a discount is a line of its own, never more than the price', () => {
  const before: Quote = { days: 1, lines: [{ kind: 'day', count: 1, amount: 50_000 }], total: 50_000 }
  expect(withDiscount(before, 5_000)).toEqual({
    days: 1,
    lines: [...before.lines, { kind: 'discount', count: 1, amount: -5_000 }],
    total: 45_000,
  })
  expect(withDiscount(before, 50_000)?.total).toBe(0)
  expect(withDiscount(before, 50_001)).toBeNull()
})
