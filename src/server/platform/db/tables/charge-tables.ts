import type { Generated } from 'kysely'
import type { ChargeKind } from '#domain/inspection/applied-charge.ts'

/** The table of 0107-after-the-return.sql: lines are added; a refusal is written once. */
export type BookingChargesTable = {
  id: string
  booking_id: string
  kind: ChargeKind
  amount: number
  proposed: number | null
  reason: string | null
  reverses: string | null
  recorded_by: string
  recorded_at: Date
  refused_at: Generated<Date | null>
  refusal: Generated<string | null>
  position: Generated<string>
}
