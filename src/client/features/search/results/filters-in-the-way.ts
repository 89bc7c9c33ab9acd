// Counts the cars that removing one filter would add, from the counts of the search.

import type { FilterName } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { activeFilters } from '../filters/filters.ts'
import type { SearchParams } from '../search-params.ts'

/** Of these a car has one value: without the filter all the cars would be found that are counted beside its values. */
const exclusive: readonly FilterName[] = [
  'suppliers',
  'ranges',
  'gearboxes',
  'mileages',
  'fuelTypes',
  'fuelPolicies',
]

/** The filters that one can give up to find cars, with how many, the most first. Of the others the counts do not tell. */
export function filtersInTheWay(
  params: SearchParams,
  facets: FacetCounts,
): { name: FilterName; values: string[]; count: number }[] {
  return exclusive
    .map((name) => ({
      name,
      values: activeFilters(params).flatMap((filter) => (filter.name === name ? [filter.value] : [])),
      count: Object.values(facets[name]).reduce((sum, cars) => sum + cars, 0),
    }))
    .filter(({ values, count }) => values.length > 0 && count > 0)
    .toSorted((a, b) => b.count - a.count)
}
