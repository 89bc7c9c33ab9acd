// Turns the typed fields of a car into columns.

import type { CarFields } from '#contract/staff/fleet/car-fields.ts'
import { drawnCars, type CarState } from '#domain/car/state.ts'
import type { CarType } from '#domain/car/car.ts'
import type { Instant } from '#domain/rental/period.ts'

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
