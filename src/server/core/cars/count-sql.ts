// The counts beside the filter values: how many candidates of a search each value would leave, the other filters kept.

import { sql, type RawBuilder } from 'kysely'
import { filterNames, type CarFilters, type FilterName } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { filterValues, isActive, passes } from './filter-sql.ts'

/** Filters whose values add up (all of them must hold): their counts are taken with their own choice kept. */
const conjunctive: ReadonlySet<FilterName> = new Set(['specs', 'multimedia'])

/**
 * An array of JSON objects, one for each pass over the CTE `candidates`: the filters without a choice share one, since the same
 * cars pass; a filter with a choice has its own, where that choice is set aside.
 */
export function countsSql(filters: CarFilters): RawBuilder<Partial<FacetCounts>[]> {
  const hasOwnPass = (name: FilterName) => isActive(filters, name) && !conjunctive.has(name)
  const names = filterNames.filter((name) => name !== 'suppliers')
  const counts = (counted: (keyof typeof filterValues)[], except?: FilterName) => {
    const pairs = counted.map((name) => sql`${sql.lit(name)}, ${valueCounts(filterValues[name])}`)
    return sql`(SELECT json_build_object(${sql.join(pairs)}) FROM candidates c WHERE ${passes(filters, except)})`
  }
  const suppliers = sql`(SELECT json_build_object('suppliers', COALESCE(json_object_agg(supplier_id, cars), '{}'))
    FROM (SELECT c.supplier_id, count(*)::int AS cars FROM candidates c WHERE ${passes(filters, 'suppliers')}
      GROUP BY c.supplier_id) counted)`
  return sql`json_build_array(${sql.join([
    suppliers,
    counts(names.filter((name) => !hasOwnPass(name))),
    ...names.filter(hasOwnPass).map((name) => counts([name], name)),
  ])})`
}

function valueCounts(values: Record<string, RawBuilder<boolean>>): RawBuilder<unknown> {
  const pairs = Object.entries(values).map(
    ([value, condition]) => sql`${sql.lit(value)}, count(*) FILTER (WHERE ${condition})::int`,
  )
  return sql`json_build_object(${sql.join(pairs)})`
}

/** Puts the objects of `countsSql` together, without the values that no candidate has. */
export function mergeCounts(parts: readonly Partial<FacetCounts>[]): FacetCounts {
  const counted = Object.assign({}, ...parts) as FacetCounts
  const positive = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([, cars]) => cars > 0))
  return Object.fromEntries(filterNames.map((name) => [name, positive(counted[name])])) as FacetCounts
}
