import { expect, test } from 'vitest'
import { mostFavourites, type SavedCar } from '#contract/cars/favourites.ts'
import { isSaved, noChanges, shownCars, withRemoved, withSaved } from './favourites.ts'
import { batchOf, withoutSent } from './sync-favourites.ts'

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

test('local changes are merged over the account’s list, latest first', () => {
  const listed = [car('b'), car('a')]
  const changes = withRemoved(withSaved(withSaved(noChanges, car('c'), 1), car('d'), 2), 'b', 3, true)
  expect(ids(shownCars(listed, changes))).toEqual(['d', 'c', 'a'])
  expect(['a', 'b', 'c', 'x'].map((id) => isSaved(id, listed, changes))).toEqual([true, false, true, false])
})

test('a car that is listed and saved is there once', () => {
  expect(ids(shownCars([car('a')], withSaved(noChanges, car('a'), 1)))).toEqual(['a'])
})

test('the last change of a car counts', () => {
  const changes = withSaved(withRemoved(withSaved(noChanges, car('a'), 1), 'a', 2, true), car('a'), 3)
  expect(batchOf(changes)).toMatchObject({ saved: ['a'], removed: [] })
})

test('a guest who removes a car leaves nothing behind', () => {
  expect(withRemoved(withSaved(noChanges, car('a'), 1), 'a', 2, false)).toEqual(noChanges)
})

test('of more than fit the oldest goes', () => {
  let changes = noChanges
  for (let at = 0; at <= mostFavourites; at++) changes = withSaved(changes, car(`car-${at}`), at)
  expect(Object.keys(changes)).toHaveLength(mostFavourites)
  expect(isSaved('car-0', [], changes)).toBe(false)
  expect(batchOf(changes).saved[0]).toBe(`car-${mostFavourites}`)
})

test('no more are removed in one call than the server takes', () => {
  let changes = noChanges
  for (let at = 0; at <= mostFavourites; at++) changes = withRemoved(changes, `car-${at}`, at, true)
  const { removed, sent } = batchOf(changes)
  expect(removed).toHaveLength(mostFavourites)
  expect(Object.keys(withoutSent(changes, sent))).toEqual(['car-0'])
})

test('changes made while a request is under way stay', () => {
  const { sent } = batchOf(withSaved(noChanges, car('a'), 1))
  const later = withRemoved(withSaved(noChanges, car('a'), 1), 'a', 2, true)
  expect(withoutSent(later, sent)).toEqual(later)
  expect(withoutSent(withSaved(noChanges, car('a'), 1), sent)).toEqual({})
})
