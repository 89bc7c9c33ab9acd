import { expect, test } from 'vitest'
import type { CarOffer } from '#contract/cars/cars.ts'
import { best, onlyOne, type Compared } from './differences.ts'

const car = (
  id: string,
  deposit: number,
  more: { isFree?: boolean; rating?: number | null; ac?: boolean } = {},
): Compared => ({
  id,
  offer: { _id: id, deposit, rating: more.rating ?? null, airConditioning: more.ac ?? false } as CarOffer,
  isFree: more.isFree ?? true,
})
const depositOf = (offer: CarOffer) => offer.deposit
const lowest = (...cars: Compared[]) => [...best(cars, depositOf)]

test('the lowest price is marked, also when two share it', () => {
  expect(lowest(car('a', 300), car('b', 100), car('c', 200))).toEqual(['b'])
  expect(lowest(car('a', 100), car('b', 100), car('c', 200))).toEqual(['a', 'b'])
})

test('where all are alike nothing is marked', () => {
  expect(lowest(car('a', 100), car('b', 100))).toEqual([])
  expect(lowest(car('a', 100))).toEqual([])
  expect(lowest()).toEqual([])
})

test('a car that is taken or unknown competes for nothing', () => {
  expect(lowest(car('a', 300), car('b', 100, { isFree: false }), car('c', 200))).toEqual(['c'])
  expect(lowest(car('a', 300), { id: 'b', offer: undefined, isFree: true })).toEqual([])
})

test('the highest counts where more is better, and no rating is no rating', () => {
  const cars = [car('a', 0, { rating: 4.1 }), car('b', 0, { rating: 4.8 }), car('c', 0)]
  expect([...best(cars, ({ rating }) => rating, -1)]).toEqual(['b'])
})

test('what only one of them has is marked', () => {
  const has = (offer: CarOffer) => offer.airConditioning
  expect(onlyOne([car('a', 0, { ac: true }), car('b', 0)], has)).toBe('a')
  expect(onlyOne([car('a', 0, { ac: true }), car('b', 0, { ac: true })], has)).toBeNull()
  expect(onlyOne([car('a', 0, { ac: true })], has)).toBeNull()
})
