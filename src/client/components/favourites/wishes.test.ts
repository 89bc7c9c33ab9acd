import { expect, test } from 'vitest'
import { mostFavourites, type SavedCar } from '#contract/favourites.ts'
import { batchOf, isSaved, noWishes, shownCars, withoutSent, withRemoved, withSaved } from './wishes.ts'

const car = (_id: string): SavedCar => ({
  _id,
  name: _id,
  image: '',
  supplier: { _id: 'mboa', name: 'Mboa' },
  range: 'midi',
  seats: 5,
  gearbox: 'manual',
  isAvailable: true,
  savedAt: '2026-08-20T12:00:00.000Z',
})
const ids = (cars: SavedCar[]) => cars.map(({ _id }) => _id)

test('what is wished lies over what the account lists, latest first', () => {
  const listed = [car('b'), car('a')]
  const wishes = withRemoved(withSaved(withSaved(noWishes, car('c'), 1), car('d'), 2), 'b', 3, true)
  expect(ids(shownCars(listed, wishes))).toEqual(['d', 'c', 'a'])
  expect(['a', 'b', 'c', 'x'].map((id) => isSaved(id, listed, wishes))).toEqual([true, false, true, false])
})

test('a car that is listed and wished stands there once', () => {
  expect(ids(shownCars([car('a')], withSaved(noWishes, car('a'), 1)))).toEqual(['a'])
})

test('the last wish for a car counts', () => {
  const wishes = withSaved(withRemoved(withSaved(noWishes, car('a'), 1), 'a', 2, true), car('a'), 3)
  expect(batchOf(wishes)).toMatchObject({ saved: ['a'], removed: [] })
})

test('a guest who lets go of a car leaves nothing behind', () => {
  expect(withRemoved(withSaved(noWishes, car('a'), 1), 'a', 2, false)).toEqual(noWishes)
})

test('of more than fit the oldest goes', () => {
  let wishes = noWishes
  for (let at = 0; at <= mostFavourites; at++) wishes = withSaved(wishes, car(`car-${at}`), at)
  expect(Object.keys(wishes)).toHaveLength(mostFavourites)
  expect(isSaved('car-0', [], wishes)).toBe(false)
  expect(batchOf(wishes).saved[0]).toBe(`car-${mostFavourites}`)
})

test('no more are let go of in one call than the server takes', () => {
  let wishes = noWishes
  for (let at = 0; at <= mostFavourites; at++) wishes = withRemoved(wishes, `car-${at}`, at, true)
  const { removed, sent } = batchOf(wishes)
  expect(removed).toHaveLength(mostFavourites)
  expect(Object.keys(withoutSent(wishes, sent))).toEqual(['car-0'])
})

test('what was wished while the last one was on its way stays', () => {
  const { sent } = batchOf(withSaved(noWishes, car('a'), 1))
  const later = withRemoved(withSaved(noWishes, car('a'), 1), 'a', 2, true)
  expect(withoutSent(later, sent)).toEqual(later)
  expect(withoutSent(withSaved(noWishes, car('a'), 1), sent)).toEqual({})
})
