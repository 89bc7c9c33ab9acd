// What cars cost and need, as TypeScript sees it.

import type { CostKind } from '#domain/upkeep/costs.ts'
import type { ServiceKind } from '#domain/upkeep/service-plan.ts'

/** 0122-car-costs.sql; added and taken back, never changed. */
type CarCostsTable = {
  id: string
  car_id: string
  /** A day as text. */
  day: string
  kind: CostKind
  amount: number
  note: string | null
  recorded_by: string
  recorded_at: Date
  taken_back_at: Date | null
  taken_back_by: string | null
  reason: string | null
}

/** 0123-car-services.sql; one of `every_km` and `every_months` is there, or both. */
type CarServicesTable = {
  id: string
  car_id: string
  kind: ServiceKind
  note: string | null
  every_km: number | null
  every_months: number | null
  /** A day as text. */
  last_day: string
  last_km: number | null
  /** The block of the workshop, which the calendar may take away. */
  entry_id: string | null
  created_by: string
  created_at: Date
}

export type UpkeepTables = { car_costs: CarCostsTable; car_services: CarServicesTable }
