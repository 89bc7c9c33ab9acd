// What is worked out from other tables: the figures of months that are over, and what the daily examination finds.

import type { Generated, GeneratedAlways } from 'kysely'

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

export type DerivedTables = {
  figures_by_month: FiguresByMonthTable
  figures_stale: FiguresStaleTable
  /** What the daily examination still finds, by identifiers. */
  doctor_findings: { rule: string; id: string; problem: string; found_at: Date }
  doctor_visits: { singleton: Generated<boolean>; began_at: Date }
}
