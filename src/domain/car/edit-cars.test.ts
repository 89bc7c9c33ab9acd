import { expect, test } from 'vitest'
import { newCar } from './new-car.ts'
import { editCar, type CarEdit, type EditedCar } from './edit-cars.ts'

const car: EditedCar = {
  ...newCar,
  dailyPrice: 45_000,
  discountedDailyPrice: 40_000,
  weeklyPrice: 283_333,
  locations: ['douala', 'kribi'],
  extras: { ...newCar.extras, fullInsurance: 8000 },
}

test.each<[what: string, edit: CarEdit, becomes: Partial<EditedCar>]>([
  [
    'a sum on the price of a day',
    { prices: { kind: 'sum', sum: 5000 } },
    { dailyPrice: 50_000, discountedDailyPrice: 45_000 },
  ],
  [
    'a percentage on all prices, rounded half up',
    { prices: { kind: 'percent', percent: 7.5 } },
    { dailyPrice: 48_375, discountedDailyPrice: 43_000, weeklyPrice: 304_583 },
  ],
  [
    'less',
    { prices: { kind: 'percent', percent: -50 } },
    { dailyPrice: 22_500, discountedDailyPrice: 20_000, weeklyPrice: 141_667 },
  ],
  ['a security deposit', { deposit: 200_000 }, { deposit: 200_000 }],
  [
    'kilometres and their price',
    { mileage: 250, pricePerExtraKilometre: 300 },
    { mileage: 250, pricePerExtraKilometre: 300 },
  ],
  ['an age', { minimumAge: 25 }, { minimumAge: 25 }],
  [
    'a place more',
    { places: { act: 'add', ids: ['limbe', 'douala'] } },
    { locations: ['douala', 'kribi', 'limbe'] },
  ],
  ['a place less', { places: { act: 'remove', ids: ['kribi', 'limbe'] } }, { locations: ['douala'] }],
  ['other places', { places: { act: 'replace', ids: ['limbe'] } }, { locations: ['limbe'] }],
  [
    'one extra, while the others stay',
    { extras: { theftProtection: 0, cancellation: undefined } },
    { extras: { ...car.extras, theftProtection: 0 } },
  ],
  ['the list', { state: 'listed' }, { state: 'listed' }],
])('%s', (_, edit, becomes) => {
  expect(editCar(car, edit)).toEqual({ ...car, ...becomes })
})
