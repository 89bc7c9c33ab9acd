// The cars and their prices as TypeScript sees them.

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CarType, FuelPolicy, FuelType, Gearbox, Multimedia } from '#domain/car/car.ts'
import type { ExtraPrices } from '#domain/rental/extras.ts'
import type { UpkeepTables } from './upkeep-tables.ts'

export type CarsTable = {
  id: string
  supplier_id: string
  name: string
  image: string
  range: CarType
  fuel_type: FuelType
  gearbox: Gearbox
  fuel_policy: FuelPolicy
  seats: number
  doors: number
  air_conditioning: boolean
  mileage: number
  deposit: number
  multimedia: Multimedia[]
  /** The database keeps these four with the reviews and the bookings. */
  rating: Generated<number | null>
  trips: Generated<number>
  reviews: Generated<number>
  review_stars: Generated<number>
  minimum_age: number
  available: boolean
  location_ids: string[]
  /** Capital letters and digits alone. */
  plate: Generated<string | null>
  /** 0103-inspections.sql; whole XAF above the kilometres of `mileage`, 0 is not asked. */
  price_per_extra_km: Generated<number>
  /** Grams a kilometre. */
  co2: Generated<number | null>
  coming_soon: Generated<boolean>
  retired_at: Generated<Date | null>
  /** Counts the changes by staff. */
  version: Generated<number>
  daily_price: number
  discounted_daily_price: number | null
  hourly_price: number | null
  discounted_hourly_price: number | null
  bi_weekly_price: number | null
  discounted_bi_weekly_price: number | null
  weekly_price: number | null
  discounted_weekly_price: number | null
  monthly_price: number | null
  discounted_monthly_price: number | null
  is_date_based_price: boolean
  extras: JSONColumnType<ExtraPrices, string>
  busy: ColumnType<string, never, never>
}

/** When a car was listed; a trigger on the cars writes it. */
export type CarListingsTable = { car_id: string; from_at: Date; to_at: Date | null }

/** Days travel as text, never as instants. */
export type CarDatePricesTable = { car_id: string; start_date: string; end_date: string; daily_price: number }

/** One of `daily_price` and `percent` is null. */
export type SeasonsTable = {
  id: string
  supplier_id: string
  name: string
  first_day: string
  last_day: string
  daily_price: number | null
  percent: number | null
  version: Generated<number>
}

/** The days are those of the season. */
export type SeasonCarsTable = { season_id: string; car_id: string; first_day: string; last_day: string }

/** What cars cost and need, and changes of many cars, each one act (0112-car-edits.sql). */
export type CarTables = UpkeepTables & {
  car_edits: { id: string; made_at: Date; undone_at: Date | null }
  /** `before` holds the changed fields as they were; `version` is the car's since. */
  car_edit_cars: {
    edit_id: string
    car_id: string
    before: JSONColumnType<Record<string, unknown>, string>
    version: number
  }
}
