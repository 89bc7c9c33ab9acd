import { expect, test } from 'vitest'
import { newCar } from '#domain/car/new-car.ts'
import { emptyCar, examplesOf, parseCar, type CarDraft } from './car-form.ts'

const { state: _state, ...newCarFields } = newCar

const filled: CarDraft = {
  ...emptyCar(),
  name: 'Toyota RAV4',
  plate: 'lt 123 ab',
  locations: ['douala-airport'],
  deposit: '150 000',
}
const withPrices = (prices: Partial<CarDraft['prices']>): CarDraft => ({
  ...filled,
  prices: { ...filled.prices, ...prices },
})
const plain = { markupPercent: 0, isDateBasedPrice: false, dateBasedPrices: [] }

test('what is typed becomes what the server takes', () => {
  const draft = withPrices({ dailyPrice: '50 000', weeklyPrice: '300,000' })
  const { fields, problems } = parseCar({ ...draft, extras: { ...draft.extras, amendments: '0' } })
  expect(problems).toEqual({})
  expect(fields).toMatchObject({
    plate: 'LT123AB',
    mileage: -1,
    pricePerExtraKilometre: 0,
    co2: null,
    deposit: 150_000,
    dailyPrice: 50_000,
    weeklyPrice: 300_000,
    monthlyPrice: null,
    extras: { amendments: 0, cancellation: -1 },
  })
})

test('name, price of a day and place are all that a listed car needs', () => {
  const { name, plate, locations } = filled
  const short = { ...emptyCar(), name, plate, locations }
  expect(Object.keys(parseCar({ ...emptyCar() }).problems).toSorted()).toEqual([
    'dailyPrice',
    'locations',
    'name',
  ])
  const { fields } = parseCar({ ...short, prices: { ...short.prices, dailyPrice: '45 000' } })
  expect([fields, short.state]).toEqual([
    { ...newCarFields, name, plate: 'LT123AB', locations, dailyPrice: 45_000 },
    'listed',
  ])
})

test('each field says what is wrong with it', () => {
  const draft = withPrices({ hourlyPrice: 'many', weeklyPrice: '900000000000' })
  const { fields, problems } = parseCar({
    ...draft,
    name: ' ',
    plate: 'x',
    locations: [],
    minimumAge: '12',
    extras: { ...draft.extras, fullInsurance: '-5' },
  })
  expect(fields).toBe(null)
  expect(problems).toEqual({
    name: 'required',
    plate: 'invalid-input',
    locations: 'required',
    minimumAge: 'invalid-input',
    'extras.fullInsurance': 'invalid-input',
    dailyPrice: 'required',
    hourlyPrice: 'invalid-input',
    weeklyPrice: 'invalid-input',
  })
})

test('the examples are what drivers pay, the percentage of the supplier included', () => {
  const draft = withPrices({
    dailyPrice: '50000',
    biWeeklyPrice: '135000',
    weeklyPrice: '300000',
    monthlyPrice: '1100000',
  })
  expect(examplesOf(draft, plain, 0)).toEqual([50_000, 135_000, 300_000, 1_100_000])
  expect(examplesOf(draft, { ...plain, markupPercent: 10 }, 0)?.[1]).toBe(148_500)
  expect(examplesOf(withPrices({ dailyPrice: '' }), plain, 0)).toBe(null)
})

test('prices by the day come before these, until these take their place', () => {
  const draft = withPrices({ dailyPrice: '50000' })
  const always = { startDate: '1969-01-01', endDate: '1975-01-01', dailyPrice: 80_000 }
  const dated = { markupPercent: 0, isDateBasedPrice: true, dateBasedPrices: [always] }
  expect(examplesOf(draft, dated, 0)?.[0]).toBe(80_000)
  expect(examplesOf({ ...draft, usesTariff: true }, dated, 0)?.[0]).toBe(50_000)
})
