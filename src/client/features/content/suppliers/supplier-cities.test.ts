import { expect, test } from 'vitest'
import type { Location } from '#contract/locations.ts'
import { citiesOf } from './supplier-cities.ts'

const text = { en: '', fr: '', es: '' }

function place(_id: string, parent: string | null): Location {
  return { _id, parent, kind: 'city', name: text, address: text, latitude: 4, longitude: 9, cars: 1 }
}

const all = [
  place('kribi', null),
  place('douala', null),
  place('douala-airport', 'douala'),
  place('akwa', 'douala'),
  place('gate', 'douala-airport'),
]

const cities = (...served: string[]) => citiesOf(served, all).map(({ _id }) => _id)

test('each city is named once, the one with most desks first', () => {
  expect(cities('kribi', 'akwa', 'gate')).toEqual(['douala', 'kribi'])
  expect(cities('kribi', 'akwa')).toEqual(['kribi', 'douala'])
})

test('a place that is not known is no city', () => {
  expect(cities('nowhere')).toEqual([])
})

test('places that are each other’s parents do not keep anybody waiting', () => {
  expect(citiesOf(['a'], [place('a', 'b'), place('b', 'a')])).toHaveLength(1)
})
