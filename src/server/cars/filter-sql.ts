// Each filter of the search as a condition on `cars c`. An absent or empty filter lets everything through.

import { sql, type RawBuilder } from 'kysely'
import type { CarFilters } from '#contract/car-search.ts'
import type { FacetCounts } from '#contract/cars.ts'
import { depositThresholds, ratingFilters, seatFilters, type SeatFilter, type SpecFilter } from '#domain/car/filters.ts'

export type FilterName = keyof FacetCounts
type Condition = RawBuilder<boolean>

const everything: Condition = sql`true`

function anyOf(column: string, values: readonly string[] | undefined): Condition {
  return values?.length ? sql`${sql.ref(column)} = ANY(${values})` : everything
}

const seatConditions: Record<SeatFilter, Condition> = {
  '2': sql`c.seats = 2`,
  '4': sql`c.seats = 4`,
  '5': sql`c.seats = 5`,
  // Five has a filter of its own, so "5+" is more than five.
  '5+': sql`c.seats > 5`,
}

const specConditions: Record<SpecFilter, Condition> = {
  airConditioning: sql`c.air_conditioning`,
  fourDoors: sql`c.doors >= 4`,
  fiveSeats: sql`c.seats >= 5`,
}

const mileageName: RawBuilder<string> = sql`(CASE WHEN c.mileage = -1 THEN 'unlimited' ELSE 'limited' END)`

/** One condition a filter. */
export function filterConditions(filters: CarFilters): Record<FilterName, Condition> {
  return {
    sup: anyOf('c.supplier_id', filters.sup),
    rg: anyOf('c.range', filters.rg),
    rt: filters.rt === undefined ? everything : sql`COALESCE(c.rating >= ${filters.rt}, false)`,
    st: filters.st?.length ? sql`(${sql.join(filters.st.map((seat) => seatConditions[seat]), sql` OR `)})` : everything,
    sp: filters.sp?.length ? sql`(${sql.join(filters.sp.map((spec) => specConditions[spec]), sql` AND `)})` : everything,
    dep: filters.dep === undefined ? everything : sql`c.deposit <= ${filters.dep}`,
    fu: anyOf('c.fuel_type', filters.fu),
    gb: anyOf('c.gearbox', filters.gb),
    mi: filters.mi?.length ? sql`${mileageName} = ANY(${filters.mi})` : everything,
    mm: filters.mm?.length ? sql`c.multimedia @> ${filters.mm}` : everything,
    fp: anyOf('c.fuel_policy', filters.fp),
  }
}

const table = (rows: RawBuilder<unknown>[]) => sql`unnest(ARRAY[${sql.join(rows)}]::text[])`
const when = (condition: Condition, value: string | number) => sql`CASE WHEN ${condition} THEN ${String(value)} END`

/** For each filter, a set-returning expression over `c`: the values of that filter which the car answers to. */
export const filterValues: Record<FilterName, RawBuilder<unknown>> = {
  sup: table([sql`c.supplier_id`]),
  rg: table([sql`c.range`]),
  rt: table(ratingFilters.map((rating) => when(sql`c.rating >= ${rating}`, rating))),
  st: table(seatFilters.map((seat) => when(seatConditions[seat], seat))),
  sp: table(Object.entries(specConditions).map(([spec, condition]) => when(condition, spec))),
  dep: table(depositThresholds.map((threshold) => when(sql`c.deposit <= ${threshold}`, threshold))),
  fu: table([sql`c.fuel_type`]),
  gb: table([sql`c.gearbox`]),
  mi: table([mileageName]),
  mm: sql`unnest(c.multimedia)`,
  fp: table([sql`c.fuel_policy`]),
}

/** Filters whose values add up (all of them must hold): their counts are taken with their own choice kept. */
export const conjunctive: ReadonlySet<FilterName> = new Set(['sp', 'mm'])
