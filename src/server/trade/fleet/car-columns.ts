// Turns the typed fields of a car into columns, and back.

import type { Selectable } from 'kysely'
import type { CarFields } from '#contract/staff/fleet/car-fields.ts'
import { drawnCars, type CarState } from '#domain/car/state.ts'
import type { CarType } from '#domain/car/car.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { CarsTable } from '#server/platform/db/tables/car-tables.ts'

/** The columns of the fields that the form holds, in whole XAF and whole kilometres. */
export function fieldColumns(car: CarFields) {
  return {
    name: car.name,
    plate: car.plate,
    range: car.range,
    gearbox: car.gearbox,
    fuel_type: car.fuelType,
    fuel_policy: car.fuelPolicy,
    seats: car.seats,
    doors: car.doors,
    air_conditioning: car.airConditioning,
    multimedia: car.multimedia,
    mileage: car.mileage,
    ...(car.pricePerExtraKilometre !== undefined && { price_per_extra_km: car.pricePerExtraKilometre }),
    minimum_age: car.minimumAge,
    location_ids: [...new Set(car.locations)],
    deposit: car.deposit,
    extras: JSON.stringify(car.extras),
    co2: car.co2,
    daily_price: car.dailyPrice,
    discounted_daily_price: car.discountedDailyPrice,
    hourly_price: car.hourlyPrice,
    discounted_hourly_price: car.discountedHourlyPrice,
    bi_weekly_price: car.biWeeklyPrice,
    discounted_bi_weekly_price: car.discountedBiWeeklyPrice,
    weekly_price: car.weeklyPrice,
    discounted_weekly_price: car.discountedWeeklyPrice,
    monthly_price: car.monthlyPrice,
    discounted_monthly_price: car.discountedMonthlyPrice,
  }
}

/** The columns of a state; one of them is set at most. `now` is when it was retired. */
export function stateColumns(state: CarState, now: Instant) {
  return {
    available: state === 'listed',
    coming_soon: state === 'coming-soon',
    retired_at: state === 'retired' ? new Date(now) : null,
  }
}

/** The address of the drawn car of a size. */
export const drawnCar = (range: CarType): string => `/pictures/cars/${drawnCars[range]}-silver.svg`

/** The fields of a car as they are stored: what `fieldColumns` writes. A price of nothing, of earlier days, is none. */
export function fieldsOfRow(car: Omit<Selectable<CarsTable>, 'busy'>): CarFields {
  return {
    name: car.name,
    plate: car.plate,
    range: car.range,
    gearbox: car.gearbox,
    fuelType: car.fuel_type,
    fuelPolicy: car.fuel_policy,
    seats: car.seats,
    doors: car.doors,
    airConditioning: car.air_conditioning,
    multimedia: car.multimedia,
    mileage: car.mileage,
    pricePerExtraKilometre: car.price_per_extra_km,
    minimumAge: car.minimum_age,
    locations: car.location_ids,
    deposit: car.deposit,
    extras: car.extras,
    co2: car.co2,
    dailyPrice: car.daily_price,
    discountedDailyPrice: car.discounted_daily_price || null,
    hourlyPrice: car.hourly_price || null,
    discountedHourlyPrice: car.discounted_hourly_price || null,
    biWeeklyPrice: car.bi_weekly_price || null,
    discountedBiWeeklyPrice: car.discounted_bi_weekly_price || null,
    weeklyPrice: car.weekly_price || null,
    discountedWeeklyPrice: car.discounted_weekly_price || null,
    monthlyPrice: car.monthly_price || null,
    discountedMonthlyPrice: car.discounted_monthly_price || null,
  }
}

/** The state by the columns that `stateColumns` writes. */
export function stateOfRow(
  car: Pick<Selectable<CarsTable>, 'available' | 'coming_soon' | 'retired_at'>,
): CarState {
  if (car.retired_at !== null) return 'retired'
  if (car.available) return 'listed'
  return car.coming_soon ? 'coming-soon' : 'unlisted'
}
