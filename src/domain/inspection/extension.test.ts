import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, daysOf, hour, instantOf } from '../rental/period.ts'
import { quote, withDiscount, type Pricing } from '../rental/quote.ts'
import { plainTariff } from '../rental/tariff.ts'
import { extendedQuote, extensionPrice, isExtension } from './extension.ts'
import { mayExtend } from './may-extend.ts'
import { timeAlone } from './time-alone.ts'

const from = instantOf('2026-12-07T10:00')!
const pricing: Pricing = {
  tariff: { ...plainTariff(50_000), biWeeklyPrice: 135_000, weeklyPrice: 300_000, monthlyPrice: 1_100_000 },
  extras: {
    cancellation: 5_000,
    amendments: 3_000,
    theftProtection: 2_000,
    collisionDamageWaiver: 4_000,
    fullInsurance: 8_000,
    additionalDriver: 3_000,
  },
  markupPercent: 0,
}
const hourly: Pricing = { ...pricing, tariff: { ...plainTariff(50_000), hourlyPrice: 4_000 } }
const booked = (days: number, of = pricing) => {
  const period = { from, to: from + days * day }
  return { period, lines: quote(of, period).lines }
}
const longerBy = (days: number, more: number, of = pricing) => {
  const booking = booked(days, of)
  return extensionPrice(booking, booking.period.to + more, of)
}

test.each([
  ['a day more costs a day', 1, day, 50_000],
  ['the third day brings the price of three days', 2, day, 35_000],
  ['the seventh day brings that of a week', 6, day, 30_000],
  ['a fourth day costs a day again', 3, day, 50_000],
  ['a month that costs less than 29 days gives nothing back', 29, day, 0],
  ['a started day is a day', 1, hour, 50_000],
  ['what the whole period adds counts, where that is less than the days alone', 6, 2 * day, 80_000],
] as const)('%s', (_, days, more, rental) => {
  expect(longerBy(days, more)).toMatchObject({ rental, extras: [], total: rental })
})

test('it is never dearer than the added days alone', () => {
  // Three days and four cost 320 000; a week that costs more than they do is nobody's to pay after the third day.
  const dear = {
    ...pricing,
    tariff: { ...plainTariff(50_000), biWeeklyPrice: 135_000, weeklyPrice: 340_000 },
  }
  expect(longerBy(3, 4 * day, dear)!.rental).toBe(185_000)
})

test('hours cost hours where the car has a price of one, and no more than the day', () => {
  expect(longerBy(2, 3 * hour, hourly)!.rental).toBe(12_000)
  expect(longerBy(2, 23 * hour, hourly)!.rental).toBe(50_000)
})

test('extras a day go on at the price that was agreed, those of once are not paid again, and a discount stays', () => {
  const period = { from, to: from + 2 * day }
  const choice = { extras: ['cancellation', 'fullInsurance'], payment: 'full' } as const
  const agreed = withDiscount(quote({ ...pricing, markupPercent: 10 }, period, choice), 9_000)!
  const today = { ...pricing, extras: { ...pricing.extras, fullInsurance: -1 } }
  expect(extensionPrice({ period, lines: agreed.lines }, period.to + 2 * day, today)).toEqual({
    days: 2,
    rental: 85_000,
    extras: [{ extra: 'fullInsurance', count: 2, amount: 17_600 }],
    total: 102_600,
  })
})

test('hours within a day that is begun add no day of an extra', () => {
  const period = { from, to: from + day + hour }
  const { lines } = quote(hourly, period, { extras: ['additionalDriver'], payment: 'full' })
  expect(extensionPrice({ period, lines }, period.to + hour, hourly)).toEqual({
    days: 0,
    rental: 4_000,
    extras: [],
    total: 4_000,
  })
})

test('an end that is no later has no price', () => {
  expect(longerBy(2, 0)).toBeNull()
  expect(longerBy(2, -hour)).toBeNull()
})

const price = fc.option(fc.integer({ min: 1, max: 2_000_000 }))
const anyTariff = fc.record({
  dailyPrice: fc.integer({ min: 1, max: 500_000 }),
  discountedDailyPrice: price,
  hourlyPrice: price,
  biWeeklyPrice: price,
  weeklyPrice: price,
  monthlyPrice: price,
  isDateBasedPrice: fc.boolean(),
})

test('whatever the tariff, the sum is whole, not below zero, and no more than the added time alone nor its full days', () => {
  const hours = fc.integer({ min: 1, max: 60 * 24 })
  fc.assert(
    fc.property(
      anyTariff,
      hours,
      hours,
      fc.integer({ min: -50, max: 50 }),
      (some, length, more, markupPercent) => {
        const offer = { ...pricing, tariff: { ...plainTariff(1), ...some }, markupPercent }
        const period = { from, to: from + length * hour }
        const { lines } = quote(offer, period, { extras: ['theftProtection'], payment: 'full' })
        const longer = extensionPrice({ period, lines }, period.to + more * hour, offer)!
        const added = { from: period.to, to: period.to + more * hour }
        expect(Number.isInteger(longer.total) && longer.rental >= 0).toBe(true)
        expect(longer.total).toBe(longer.rental + (longer.extras[0]?.amount ?? 0))
        expect(longer.rental).toBeLessThanOrEqual(quote(offer, added).total)
        expect(longer.rental).toBeLessThanOrEqual(timeAlone(offer, added).total)
        expect(longer.rental).toBeLessThanOrEqual(
          quote(offer, { from: added.from, to: added.from + daysOf(added) * day }).total,
        )
        const whole = quote(offer, { from, to: added.to }).total
        expect(longer.rental).toBeLessThanOrEqual(Math.max(0, whole - quote(offer, period).total))
        expect(longer.days).toBe(daysOf({ from, to: added.to }) - daysOf(period))
        const agreed = quote(offer, period, { extras: ['theftProtection'], payment: 'full' })
        const became = extendedQuote({ period, ...agreed }, added.to, offer)!
        expect(became.total).toBe(agreed.total + longer.total)
        expect(became.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(became.total)
        expect(became.days).toBe(daysOf({ from, to: added.to }))
      },
    ),
  )
})

test('what was agreed keeps its lines, and what is added joins those of its kind', () => {
  const period = { from, to: from + 6 * day }
  const agreed = withDiscount(
    quote(pricing, period, { extras: ['theftProtection'], payment: 'full' }),
    5_000,
  )!
  expect(extendedQuote({ period, ...agreed }, period.to + day, pricing)).toEqual({
    days: 7,
    total: agreed.total + 30_000 + 2_000,
    lines: [
      { kind: 'day', count: 1, amount: 30_000 },
      { kind: 'threeDays', count: 2, amount: 270_000 },
      { kind: 'extra', extra: 'theftProtection', count: 7, amount: 14_000 },
      { kind: 'discount', count: 1, amount: -5_000 },
    ],
  })
  expect(extendedQuote({ period, ...agreed }, period.to, pricing)).toBeNull()
})

test('an extension moves the end alone, to a later time, while the car is out', () => {
  const period = { from, to: from + day }
  const longer = { from, to: from + 2 * day }
  expect(isExtension({ period, extras: [] }, { period: longer, extras: [] })).toBe(true)
  expect(isExtension({ period: longer, extras: [] }, { period, extras: [] })).toBe(false)
  expect(isExtension({ period, extras: [] }, { period, extras: [] })).toBe(false)
  expect(isExtension({ period, extras: [] }, { period: longer, extras: ['amendments'] })).toBe(false)
  expect(isExtension({ period, extras: [] }, { period: { ...longer, from: from + 1 }, extras: [] })).toBe(
    false,
  )
  const out = { status: 'paid', isHandedOver: true, isReturned: false } as const
  expect(mayExtend(out)).toBe(true)
  for (const change of [{ status: 'cancelled' }, { isHandedOver: false }, { isReturned: true }] as const)
    expect(mayExtend({ ...out, ...change })).toBe(false)
})
