import type { Generated, JSONColumnType } from 'kysely'
import type { SeenDocument } from '#domain/inspection/seen-document.ts'
import type { KeyStep } from '#domain/inspection/walk.ts'

/** The table of 0106-before-keys.sql: rows are added, and erasure takes words and documents. */
export type KeyStepsTable = {
  id: string
  booking_id: string
  step: KeyStep
  is_set_aside: boolean
  reason: string | null
  document: JSONColumnType<SeenDocument, string> | null
  recorded_by: string
  recorded_at: Date
  position: Generated<string>
}
