import { describe, expect, test } from 'vitest'
import { day, hour, instantOf } from '../rental/period.ts'
import { ExtraUnavailable, quote, type Pricing } from '../rental/quote.ts'
import { plainTariff } from '../rental/tariff.ts'
import {
  changedQuote,
  changesNothing,
  checkChange,
  isAmendmentFree,
  mayChange,
  settleChange,
} from './change.ts'

const pricing: Pricing = {
  tariff: plainTariff(50_000),
  extras: {
    cancellation: 5000,
    amendments: 3000,
    theftProtection: 2000,
    collisionDamageWaiver: 4000,
    fullInsurance: -1,
    additionalDriver: 3000,
  },
  markupPercent: 10,
}
const dearer: Pricing = {
  ...pricing,
  tariff: { ...pricing.tariff, dailyPrice: 60_000 },
  extras: { ...pricing.extras, theftProtection: 9000, additionalDriver: 5000 },
}
const from = instantOf('2027-03-01T10:00')!
const period = { from, to: from + 3 * day }
const first = quote(pricing, period, { extras: ['theftProtection', 'cancellation'], payment: 'full' })
const booked = {
  period,
  payment: 'full' as const,
  extras: ['theftProtection', 'cancellation'] as const,
  ...first,
}
const rules = { minPickupHours: 3, minRentalHours: 3, minPickupDropoffHour: 8, maxPickupDropoffHour: 20 }

describe('who may ask', () => {
  const booked = { status: 'paid', from, cancelRequested: false } as const

  test.each(['pending', 'reserved', 'deposit', 'paid'] as const)(
    'the driver of a booking that is %s, until the minute of pick-up',
    (status) => {
      expect(mayChange({ ...booked, status }, from - 1)).toBe(true)
      expect(mayChange({ ...booked, status }, from)).toBe(false)
    },
  )

  test.each(['void', 'cancelled'] as const)('a booking that is %s cannot change', (status) => {
    expect(mayChange({ ...booked, status }, from - day)).toBe(false)
  })

  test('a booking with an unanswered cancellation request cannot change', () => {
    expect(mayChange({ ...booked, cancelRequested: true }, from - day)).toBe(false)
  })

  test('at the counter and with the extra it is free, else under conditions', () => {
    expect(isAmendmentFree({ payment: 'counter', extras: [] })).toBe(true)
    expect(isAmendmentFree({ payment: 'full', extras: ['amendments'] })).toBe(true)
    expect(isAmendmentFree({ payment: 'deposit', extras: ['cancellation'] })).toBe(false)
  })
})

describe('what it costs', () => {
  test('the booking of these examples: three days, a cover a day, cancellation once, ten percent on all', () => {
    expect([first.total, first.lines.map(({ amount }) => amount)]).toEqual([177_100, [165_000, 5500, 6600]])
  })

  test('with the same dates nothing that stays is priced again', () => {
    expect(changedQuote(booked, { period, extras: ['cancellation', 'theftProtection'] }, dearer)).toEqual(
      first,
    )
  })

  test('with the same dates a new extra costs what it costs today, and one that is dropped goes', () => {
    const price = changedQuote(booked, { period, extras: ['theftProtection', 'additionalDriver'] }, dearer)
    expect(price.lines).toEqual([
      first.lines[0],
      { kind: 'extra', extra: 'theftProtection', count: 3, amount: 6600 },
      { kind: 'extra', extra: 'additionalDriver', count: 3, amount: 16_500 },
    ])
    expect([price.days, price.total - first.total]).toEqual([3, 16_500 - 5500])
    expect(price.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
  })

  test('with other dates all of it costs what it costs today', () => {
    const longer = { from, to: from + 4 * day }
    expect(changedQuote(booked, { period: longer, extras: ['theftProtection'] }, dearer)).toEqual(
      quote(dearer, longer, { extras: ['theftProtection'], payment: 'full' }),
    )
  })

  test('at the counter cancelling and changing stay free, on the same dates and on others', () => {
    const choice = { extras: ['theftProtection'] as const, payment: 'counter' as const }
    const atCounter = { period, ...choice, ...quote(pricing, period, choice) }
    const both = ['cancellation', 'amendments', 'theftProtection'] as const
    expect(changedQuote(atCounter, { period, extras: both }, dearer)).toEqual(quote(pricing, period, choice))
    const longer = { from, to: from + 4 * day }
    expect(changedQuote(atCounter, { period: longer, extras: both }, dearer)).toEqual(
      quote(dearer, longer, choice),
    )
  })

  test('an extra that is offered no more can be kept with the same dates, and not be chosen anew', () => {
    const gone: Pricing = { ...pricing, extras: { ...pricing.extras, theftProtection: -1 } }
    expect(changedQuote(booked, { period, extras: ['theftProtection'] }, gone).total).toBe(171_600)
    expect(() => changedQuote(booked, { period, extras: ['fullInsurance'] }, pricing)).toThrow(
      ExtraUnavailable,
    )
    expect(() =>
      changedQuote(booked, { period: { from, to: from + 4 * day }, extras: ['theftProtection'] }, gone),
    ).toThrow(ExtraUnavailable)
  })

  test('a kept discount shrinks, the latest first, when an extra that it was for is dropped', () => {
    const discount = (amount: number) => ({ kind: 'discount' as const, count: 1 as const, amount })
    const given = {
      ...booked,
      lines: [...first.lines, discount(-170_000), discount(-1000), discount(-6100)],
      total: 0,
    }
    const withOne = changedQuote(given, { period, extras: ['theftProtection'] }, pricing)
    expect(withOne).toEqual({
      days: 3,
      lines: [first.lines[0], discount(-170_000), discount(-1000), discount(-600), first.lines[2]],
      total: 0,
    })
    const without = changedQuote(given, { period, extras: [] }, pricing)
    expect(without).toEqual({ days: 3, lines: [first.lines[0], discount(-165_000)], total: 0 })
    const more = changedQuote(given, { period, extras: ['theftProtection', 'additionalDriver'] }, pricing)
    expect([more.total, more.lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([4400, 4400])
  })

  test('asking for what is there already changes nothing, in whatever order', () => {
    expect(changesNothing(booked, { period, extras: ['cancellation', 'theftProtection'] })).toBe(true)
    expect(changesNothing(booked, { period, extras: ['cancellation'] })).toBe(false)
    expect(changesNothing(booked, { period: { from, to: period.to + hour }, extras: booked.extras })).toBe(
      false,
    )
  })
})

describe('the period asked for', () => {
  const soon = from - hour

  test('dates that stay are not looked at again, even when a booking could not be made like that today', () => {
    expect(checkChange(period, period, { ...rules, minPickupDropoffHour: 12 }, soon, 30)).toBeNull()
  })

  test('a pick-up that stays is not too soon; one that moves may be', () => {
    expect(checkChange(period, { from, to: from + 5 * day }, rules, soon)).toBeNull()
    expect(checkChange(period, { from: from + hour, to: from + 5 * day }, rules, soon)).toMatchObject({
      field: 'from',
      code: 'pick-up-too-soon',
    })
  })

  test('the other rules of a booking hold', () => {
    expect(checkChange(period, { from, to: from }, rules, soon)).toMatchObject({
      code: 'drop-off-before-pick-up',
    })
    expect(checkChange(period, { from, to: from + 2 * hour }, rules, soon)).toMatchObject({
      code: 'rental-too-short',
    })
    expect(checkChange(period, { from, to: from + 2 * day }, rules, soon, 3)).toMatchObject({
      code: 'below-minimum-days',
    })
    expect(checkChange(period, { from, to: from + 11 * hour }, rules, soon)).toMatchObject({
      field: 'to',
      code: 'outside-hours',
    })
    expect(checkChange(period, { from: from + 3 * day, to: from + 400 * day }, rules, soon)).toMatchObject({
      code: 'rental-too-long',
    })
  })
})

describe('what accepting does to status and money', () => {
  test.each([
    // what it was, the new total, online, counter, what it is, back online, back at the counter
    ['paid', 200_000, 150_000, 0, 'deposit', 0, 0],
    ['paid', 150_000, 150_000, 0, 'paid', 0, 0],
    ['paid', 100_000, 150_000, 0, 'paid', 50_000, 0],
    ['deposit', 100_000, 30_000, 0, 'deposit', 0, 0],
    ['deposit', 30_000, 30_000, 0, 'paid', 0, 0],
    ['deposit', 20_000, 30_000, 0, 'paid', 10_000, 0],
    ['paid', 100_000, 30_000, 120_000, 'paid', 30_000, 20_000],
    ['paid', 140_000, 30_000, 120_000, 'paid', 10_000, 0],
    ['paid', 100_000, 0, 150_000, 'paid', 0, 50_000],
    ['pending', 200_000, 0, 0, 'pending', 0, 0],
    ['reserved', 50_000, 0, 0, 'reserved', 0, 0],
  ] as const)(
    '%s, then %i with %i online and %i at the counter',
    (status, total, online, counter, to, back, atCounter) => {
      expect(settleChange(status, total, { online, counter })).toEqual({ status: to, back, atCounter })
    },
  )
})
