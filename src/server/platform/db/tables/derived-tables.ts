// What is worked out from other tables: the figures of months that are over, the cars in the orders of a search, and what the daily
// examination finds.

import type { Generated, GeneratedAlways } from 'kysely'
import type { CarType } from '#domain/car/car.ts'

/** Of one supplier in one month, `2026-08` (0120-figures-by-month.sql). */
type FiguresByMonthTable = {
  month: string
  supplier_id: string
  bookings: number
  cancelled: number
  agreed: number
  received: number
  days: number
  lead_minutes: number
  answered: number
  answer_minutes: number
  booked_minutes: number
  offered_minutes: number
}

/** Something has changed in it since it was counted. */
type FiguresStaleTable = { id: GeneratedAlways<string>; month: string; supplier_id: string }

/** A car at a place that it is found at (0124-cars-at-places.sql); triggers keep it. */
type CarPlacesTable = {
  car_id: string
  place_id: string
  range: CarType
  recommended_rank: number
  rating_rank: number
  deposit: number
  daily: number
  hourly: number | null
  three_days: number | null
  weekly: number | null
  monthly: number | null
  dated: number | null
  lowered: number
  marked: number
  least_day: GeneratedAlways<number>
  least_short_day: GeneratedAlways<number>
  least_week_day: GeneratedAlways<number>
  least_own_day: GeneratedAlways<number>
}

export type DerivedTables = {
  car_places: CarPlacesTable
  /** One row: the stars that recommendations are drawn towards. */
  recommended_mean: { singleton: Generated<boolean>; stars: number; reviews: number }
  figures_by_month: FiguresByMonthTable
  figures_stale: FiguresStaleTable
  /** What the daily examination still finds, by identifiers. */
  doctor_findings: { rule: string; id: string; problem: string; found_at: Date }
  doctor_visits: { singleton: Generated<boolean>; began_at: Date }
}
