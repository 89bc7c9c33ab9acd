// What cars cost and need, as TypeScript sees it.

import type { CostKind } from '#domain/upkeep/costs.ts'

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

export type UpkeepTables = { car_costs: CarCostsTable }
