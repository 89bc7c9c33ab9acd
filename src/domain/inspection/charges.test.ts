import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuelPolicies } from '../car/car.ts'
import { day, hour, instantOf, minute } from '../rental/period.ts'
import { quote } from '../rental/quote.ts'
import { plainTariff } from '../rental/tariff.ts'
import { defaultGraceMinutes, proposedCharges, type Reading, type ReturnTerms } from './charges.ts'

const from = instantOf('2026-12-07T10:00')!
const to = from + 3 * day
const tank = (value: number) => ({ unit: 'eighths', value }) as const
const tariff = plainTariff(50_000)
const terms: ReturnTerms = {
  period: { from, to },
  mileagePerDay: 250,
  pricePerExtraKilometre: 100,
  fuelPolicy: 'likeForlike',
  pricePerEighth: 6_000,
  cleaningPrice: 10_000,
  graceMinutes: defaultGraceMinutes,
  pricing: {
    tariff,
    extras: {
      cancellation: -1,
      amendments: -1,
      theftProtection: -1,
      collisionDamageWaiver: -1,
      fullInsurance: -1,
      additionalDriver: -1,
    },
    markupPercent: 0,
  },
}
const hourly = { ...terms, pricing: { ...terms.pricing, tariff: { ...tariff, hourlyPrice: 4_000 } } }
const out: Reading = { at: from, kilometres: 48_000, level: tank(8), isClean: true }
const back: Reading = { ...out, at: to, kilometres: 48_750 }

test('a car that comes back as it was agreed costs nothing', () => {
  expect(proposedCharges(terms, out, back)).toEqual([])
})

test('each charge has its reckoning', () => {
  const returned: Reading = { at: to + 2 * hour, kilometres: 49_101, level: tank(5), isClean: false }
  expect(proposedCharges(hourly, out, returned)).toEqual([
    {
      kind: 'extraKilometres',
      driven: 1_101,
      days: 4,
      included: 1_000,
      extra: 101,
      price: 100,
      amount: 10_100,
    },
    { kind: 'fuel', eighths: 3, price: 6_000, amount: 18_000 },
    {
      kind: 'lateness',
      minutes: 120,
      hours: 2,
      lines: [{ kind: 'hour', count: 2, amount: 8_000 }],
      amount: 8_000,
    },
    { kind: 'cleaning', amount: 10_000 },
  ])
})

test.each([
  ['at the end of the grace nothing', terms, 59 * minute, 0],
  ['a moment after it a day, without a price of an hour', terms, 59 * minute + 1, 50_000],
  ['a moment after it an hour, from the agreed end', hourly, 59 * minute + 1, 4_000],
  ['61 minutes are two hours', hourly, 61 * minute, 8_000],
  ['many hours cost no more than the day', hourly, 23 * hour, 50_000],
  ['a day and an hour are both', hourly, 25 * hour, 54_000],
  ['without a grace a minute is late', { ...hourly, graceMinutes: 0 }, minute, 4_000],
  [
    'the percentage of the supplier counts',
    { ...hourly, pricing: { ...hourly.pricing, markupPercent: 10 } },
    hour,
    4_400,
  ],
] as const)('lateness: %s', (_, agreed, late, amount) => {
  const charges = proposedCharges(agreed, out, { ...back, at: to + late })
  expect(charges.map((charge) => charge.amount)).toEqual(amount === 0 ? [] : [amount])
})

test.each([
  ['unlimited kilometres', { mileagePerDay: -1 }, { kilometres: 90_000 }],
  ['a car without a price of a kilometre', { pricePerExtraKilometre: 0 }, { kilometres: 90_000 }],
  ['kilometres that ran backwards', {}, { kilometres: 10 }],
  ['fuel that is the supplier’s', { fuelPolicy: 'freeTank' }, { level: tank(0) }],
  ['fuel that was paid for before', { fuelPolicy: 'FullToEmpty' }, { level: tank(0) }],
  ['more fuel than there was', { fuelPolicy: 'fullToFull' }, { level: tank(8) }],
  ['a battery, which no price of fuel is about', {}, { level: { unit: 'percent', value: 3 } }],
  ['a supplier that asks nothing for cleaning', { cleaningPrice: 0 }, { isClean: false }],
] as const)('nothing is proposed for %s', (_, agreed, returned) => {
  expect(proposedCharges({ ...terms, ...agreed }, out, { ...back, ...returned })).toEqual([])
})

test('a tank that went out half full comes back half full under every policy, and a dirty car dirty', () => {
  for (const fuelPolicy of fuelPolicies) {
    const half = { level: tank(4), isClean: false }
    expect(proposedCharges({ ...terms, fuelPolicy }, { ...out, ...half }, { ...back, ...half })).toEqual([])
  }
})

test('who brings the car early keeps the kilometres of the agreed days', () => {
  expect(proposedCharges(terms, out, { ...back, at: from + day })).toEqual([])
})

const reading = fc.record({
  kilometres: fc.nat(2_000_000),
  level: fc.nat(8).map(tank),
  isClean: fc.boolean(),
})
const anyTerms = fc.record({
  mileagePerDay: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 2_000 })),
  pricePerExtraKilometre: fc.nat(5_000),
  fuelPolicy: fc.constantFrom(...fuelPolicies),
  pricePerEighth: fc.nat(50_000),
  cleaningPrice: fc.nat(50_000),
  graceMinutes: fc.nat(240),
  hourlyPrice: fc.option(fc.nat(100_000)),
})

test('every proposal is whole, above zero and what its reckoning says, and lateness never costs more than its days', () => {
  fc.assert(
    fc.property(
      anyTerms,
      reading,
      reading,
      fc.integer({ min: -2 * day, max: 40 * day }),
      ({ hourlyPrice, ...some }, one, other, late) => {
        const pricing = { ...terms.pricing, tariff: { ...tariff, hourlyPrice } }
        const at = to + late
        for (const charge of proposedCharges(
          { ...terms, ...some, pricing },
          { ...one, at: from },
          { ...other, at },
        )) {
          expect(Number.isInteger(charge.amount) && charge.amount > 0).toBe(true)
          if (charge.kind === 'extraKilometres') {
            expect(charge.extra).toBe(charge.driven - charge.included)
            expect(charge.amount).toBe(charge.extra * charge.price)
            expect(charge.driven).toBe(other.kilometres - one.kilometres)
          }
          if (charge.kind === 'fuel') {
            expect(charge.amount).toBe((one.level.value - other.level.value) * charge.price)
          }
          if (charge.kind === 'lateness') {
            expect(late).toBeGreaterThan(some.graceMinutes * minute)
            expect(charge.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(charge.amount)
            const inDays = { from: to, to: to + Math.ceil(late / day) * day }
            expect(charge.amount).toBeLessThanOrEqual(quote(pricing, inDays).total)
          }
        }
      },
    ),
  )
})

test('more kilometres and less fuel never make the whole cheaper', () => {
  const total = (agreed: ReturnTerms, returned: Reading) =>
    proposedCharges(agreed, out, returned).reduce((sum, { amount }) => sum + amount, 0)
  fc.assert(
    fc.property(
      fc.nat(3_000),
      fc.nat(3_000),
      fc.nat(8),
      fc.nat(8),
      fc.boolean(),
      (km, more, one, other, is) => {
        const agreed = is ? hourly : terms
        const less = { ...back, kilometres: 48_000 + km, level: tank(Math.max(one, other)) }
        const worse = { ...less, kilometres: less.kilometres + more, level: tank(Math.min(one, other)) }
        expect(total(agreed, worse)).toBeGreaterThanOrEqual(total(agreed, less))
      },
    ),
  )
})
