import { expect, test } from 'vitest'
import { filterNames } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { filtersInTheWay } from './filters-in-the-way.ts'

test('what giving up one filter brings is known where a car has one value of it, the most first', () => {
  const counts: Partial<FacetCounts> = {
    gearboxes: { automatic: 3 },
    ranges: { mini: 4, midi: 2 },
    fuelTypes: { diesel: 9 },
    // A car with four stars also has three: their sum says nothing.
    minimumRating: { 3: 5, 4: 5 },
  }
  const facets = {
    ...Object.fromEntries(filterNames.map((name) => [name, {}])),
    ...counts,
  } as FacetCounts
  const params = {
    gearboxes: ['manual' as const],
    ranges: ['maxi' as const],
    minimumRating: 4 as const,
    suppliers: ['x'],
  }
  expect(filtersInTheWay(params, facets)).toEqual([
    { name: 'ranges', values: ['maxi'], count: 6 },
    { name: 'gearboxes', values: ['manual'], count: 3 },
  ])
})
