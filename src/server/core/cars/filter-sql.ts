// Each filter of the search as a condition on `cars c`, and what each of its values lets through.

import { sql, type RawBuilder } from 'kysely'
import { filterNames, type CarFilters, type FilterName } from '#contract/cars/car-search.ts'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, multimediaKinds } from '#domain/car/car.ts'
import { depositThresholds, ratingFilters, type SeatFilter, type SpecFilter } from '#domain/car/filters.ts'

type Condition = RawBuilder<boolean>

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

function anyOf(column: string, values: readonly string[] | undefined): Condition | null {
  return values?.length ? sql`${sql.ref(column)} = ANY(${values})` : null
}

function atMost<Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition | null {
  return value === undefined ? null : condition(value)
}

/** One condition a filter; null where it is absent or empty, which lets everything through. */
function filterConditions(filters: CarFilters): Record<FilterName, Condition | null> {
  return {
    suppliers: anyOf('c.supplier_id', filters.suppliers),
    ranges: anyOf('c.range', filters.ranges),
    minimumRating: atMost(filters.minimumRating, (rating) => sql`COALESCE(c.rating >= ${rating}, false)`),
    seats: filters.seats?.length
      ? sql`(${sql.join(
          filters.seats.map((seat) => seatConditions[seat]),
          sql` OR `,
        )})`
      : null,
    specs: filters.specs?.length
      ? sql`(${sql.join(
          filters.specs.map((spec) => specConditions[spec]),
          sql` AND `,
        )})`
      : null,
    maximumDeposit: atMost(filters.maximumDeposit, (deposit) => sql`c.deposit <= ${deposit}`),
    fuelTypes: anyOf('c.fuel_type', filters.fuelTypes),
    gearboxes: anyOf('c.gearbox', filters.gearboxes),
    mileages: filters.mileages?.length ? sql`${mileageName} = ANY(${filters.mileages})` : null,
    multimedia: filters.multimedia?.length ? sql`c.multimedia @> ${filters.multimedia}` : null,
    fuelPolicies: anyOf('c.fuel_policy', filters.fuelPolicies),
  }
}

/** Whether `cars c` passes every filter, or all but `except`, whose own choice is set aside. */
export function passes(filters: CarFilters, except?: FilterName): Condition {
  const conditions = filterConditions(filters)
  const active = filterNames
    .filter((name) => name !== except)
    .map((name) => conditions[name])
    .filter((condition) => condition !== null)
  return active.length === 0 ? sql`true` : sql`(${sql.join(active, sql` AND `)})`
}

/** Whether a filter has a choice. */
export function isActive(filters: CarFilters, name: FilterName): boolean {
  return filterConditions(filters)[name] !== null
}

function each<Value extends string | number>(
  values: readonly Value[],
  condition: (value: Value) => Condition,
): Record<string, Condition> {
  return Object.fromEntries(values.map((value) => [String(value), condition(value)]))
}

const is = (column: string) => (value: string) => sql<boolean>`${sql.ref(column)} = ${sql.lit(value)}`

/** For each filter of known values: which cars each value lets through. Suppliers are counted as they come. */
export const filterValues: Record<Exclude<FilterName, 'suppliers'>, Record<string, Condition>> = {
  ranges: each(carTypes, is('c.range')),
  minimumRating: each(ratingFilters, (rating) => sql`c.rating >= ${sql.lit(rating)}`),
  seats: seatConditions,
  specs: specConditions,
  maximumDeposit: each(depositThresholds, (threshold) => sql`c.deposit <= ${sql.lit(threshold)}`),
  fuelTypes: each(fuelTypes, is('c.fuel_type')),
  gearboxes: each(gearboxes, is('c.gearbox')),
  mileages: { limited: sql`c.mileage <> -1`, unlimited: sql`c.mileage = -1` },
  multimedia: each(multimediaKinds, (kind) => sql`${sql.lit(kind)} = ANY(c.multimedia)`),
  fuelPolicies: each(fuelPolicies, is('c.fuel_policy')),
}
