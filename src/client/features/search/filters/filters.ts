// The filters as they stand in the address: reading, toggling and taking them away.

import type { FacetCounts } from '#contract/cars.ts'
import type { SearchParams } from '../search-params.ts'

export const filterKeys = [
  'sup',
  'rg',
  'rt',
  'st',
  'sp',
  'dep',
  'fu',
  'gb',
  'mi',
  'mm',
  'fp',
] as const satisfies readonly (keyof FacetCounts)[]
export type FilterKey = (typeof filterKeys)[number]

/** One value of one filter, written as in the address. */
export type FilterValue = { key: FilterKey; value: string }

/** These hold one value; the others any number. */
const single: ReadonlySet<FilterKey> = new Set(['rt', 'dep'])

export const isSingle = (key: FilterKey) => single.has(key)

function valuesOf(params: SearchParams, key: FilterKey): string[] {
  const held = params[key]
  if (held === undefined) return []
  return Array.isArray(held) ? held.map(String) : [String(held)]
}

export function hasFilter(params: SearchParams, { key, value }: FilterValue): boolean {
  return valuesOf(params, key).includes(value)
}

export function activeFilters(params: SearchParams): FilterValue[] {
  return filterKeys.flatMap((key) => valuesOf(params, key).map((value) => ({ key, value })))
}

/** Filters changed: back to the first page. Values are read again by the address's schema, so text is enough. */
function withValues(params: SearchParams, key: FilterKey, values: readonly string[]): SearchParams {
  const held = values.length === 0 ? undefined : isSingle(key) ? Number(values[0]) : values
  return { ...params, [key]: held, page: undefined }
}

export function toggled(params: SearchParams, filter: FilterValue): SearchParams {
  const { key, value } = filter
  const held = valuesOf(params, key)
  if (held.includes(value))
    return withValues(
      params,
      key,
      held.filter((other) => other !== value),
    )
  return withValues(params, key, isSingle(key) ? [value] : [...held, value])
}

/** Only this value of the filter, or none: the row of car sizes. */
export function withOnly(params: SearchParams, key: FilterKey, value: string | null): SearchParams {
  return withValues(params, key, value === null ? [] : [value])
}

export function withoutFilters(params: SearchParams): SearchParams {
  const none = Object.fromEntries(filterKeys.map((key) => [key, undefined]))
  return { ...params, ...none, page: undefined }
}
