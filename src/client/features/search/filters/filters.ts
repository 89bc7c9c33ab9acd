// The filters as they are in the address: reading, toggling and taking them away.

import { filterNames, singleFilters, type FilterName } from '#contract/cars/car-search.ts'
import { defaultSort, type Sort } from '#domain/car/filters.ts'
import type { SearchParams } from '../search-params.ts'

/** One value of one filter, written as in the address. */
export type FilterValue = { name: FilterName; value: string }

function valuesOf(params: SearchParams, name: FilterName): string[] {
  const held = params[name]
  if (held === undefined) return []
  return Array.isArray(held) ? held.map(String) : [String(held)]
}

export function hasFilter(params: SearchParams, { name, value }: FilterValue): boolean {
  return valuesOf(params, name).includes(value)
}

export function activeFilters(params: SearchParams): FilterValue[] {
  return filterNames.flatMap((name) => valuesOf(params, name).map((value) => ({ name, value })))
}

/** Filters changed: back to the first page. Values are read again by the address's schema, so text is enough. */
function withValues(params: SearchParams, name: FilterName, values: readonly string[]): SearchParams {
  const held = values.length === 0 ? undefined : singleFilters.has(name) ? Number(values[0]) : values
  return { ...params, [name]: held, page: undefined }
}

export function toggled(params: SearchParams, filter: FilterValue): SearchParams {
  const { name, value } = filter
  const held = valuesOf(params, name)
  if (held.includes(value))
    return withValues(
      params,
      name,
      held.filter((other) => other !== value),
    )
  return withValues(params, name, singleFilters.has(name) ? [value] : [...held, value])
}

/** Only this value of the filter, or none: the row of car sizes. */
export function withOnly(params: SearchParams, name: FilterName, value: string | null): SearchParams {
  return withValues(params, name, value === null ? [] : [value])
}

export function withoutFilters(params: SearchParams): SearchParams {
  const none = Object.fromEntries(filterNames.map((name) => [name, undefined]))
  return { ...params, ...none, page: undefined }
}

/** In this order, from the first page; the usual order has no place in the address. */
export function sorted(params: SearchParams, sort: Sort): SearchParams {
  return { ...params, sort: sort === defaultSort ? undefined : sort, page: undefined }
}
