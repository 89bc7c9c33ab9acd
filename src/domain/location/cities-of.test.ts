import { expect, test } from 'vitest'
import type { PlaceInTree } from './tree.ts'
import { citiesOf } from './cities-of.ts'

const place = (_id: string, parent: string | null): PlaceInTree => ({ _id, parent })
const known = (places: PlaceInTree[]) => new Map(places.map((one) => [one._id, one]))

const all = [
  place('kribi', null),
  place('douala', null),
  place('douala-airport', 'douala'),
  place('akwa', 'douala'),
  place('gate', 'douala-airport'),
]

const cities = (...served: string[]) => citiesOf(served, known(all)).map(({ _id }) => _id)

test('each city is named once, the one with most desks first', () => {
  expect(cities('kribi', 'akwa', 'gate')).toEqual(['douala', 'kribi'])
  expect(cities('kribi', 'akwa')).toEqual(['kribi', 'douala'])
})

test('a place that is not known is no city', () => {
  expect(cities('nowhere')).toEqual([])
})

test('places that are each other’s parents do not keep anybody waiting', () => {
  expect(citiesOf(['a'], known([place('a', 'b'), place('b', 'a')]))).toHaveLength(1)
})
