// Each filter of the search as a condition on `cars c`. An absent or empty filter lets everything through.

import { sql, type RawBuilder } from 'kysely'
import type { CarFilters, FilterName } from '#contract/car-search.ts'
import {
  depositThresholds,
  ratingFilters,
  seatFilters,
  type SeatFilter,
  type SpecFilter,
} from '#domain/car/filters.ts'

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
    suppliers: anyOf('c.supplier_id', filters.suppliers),
    ranges: anyOf('c.range', filters.ranges),
    minimumRating:
      filters.minimumRating === undefined
        ? everything
        : sql`COALESCE(c.rating >= ${filters.minimumRating}, false)`,
    seats: filters.seats?.length
      ? sql`(${sql.join(
          filters.seats.map((seat) => seatConditions[seat]),
          sql` OR `,
        )})`
      : everything,
    specs: filters.specs?.length
      ? sql`(${sql.join(
          filters.specs.map((spec) => specConditions[spec]),
          sql` AND `,
        )})`
      : everything,
    maximumDeposit:
      filters.maximumDeposit === undefined ? everything : sql`c.deposit <= ${filters.maximumDeposit}`,
    fuelTypes: anyOf('c.fuel_type', filters.fuelTypes),
    gearboxes: anyOf('c.gearbox', filters.gearboxes),
    mileages: filters.mileages?.length ? sql`${mileageName} = ANY(${filters.mileages})` : everything,
    multimedia: filters.multimedia?.length ? sql`c.multimedia @> ${filters.multimedia}` : everything,
    fuelPolicies: anyOf('c.fuel_policy', filters.fuelPolicies),
  }
}

const table = (rows: RawBuilder<unknown>[]) => sql`unnest(ARRAY[${sql.join(rows)}]::text[])`
const when = (condition: Condition, value: string | number) =>
  sql`CASE WHEN ${condition} THEN ${String(value)} END`

/** For each filter, a set-returning expression over `c`: the values of that filter which the car answers to. */
export const filterValues: Record<FilterName, RawBuilder<unknown>> = {
  suppliers: table([sql`c.supplier_id`]),
  ranges: table([sql`c.range`]),
  minimumRating: table(ratingFilters.map((rating) => when(sql`c.rating >= ${rating}`, rating))),
  seats: table(seatFilters.map((seat) => when(seatConditions[seat], seat))),
  specs: table(Object.entries(specConditions).map(([spec, condition]) => when(condition, spec))),
  maximumDeposit: table(
    depositThresholds.map((threshold) => when(sql`c.deposit <= ${threshold}`, threshold)),
  ),
  fuelTypes: table([sql`c.fuel_type`]),
  gearboxes: table([sql`c.gearbox`]),
  mileages: table([mileageName]),
  multimedia: sql`unnest(c.multimedia)`,
  fuelPolicies: table([sql`c.fuel_policy`]),
}

/** Filters whose values add up (all of them must hold): their counts are taken with their own choice kept. */
export const conjunctive: ReadonlySet<FilterName> = new Set(['specs', 'multimedia'])
