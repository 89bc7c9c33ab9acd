// The tables of what happens when keys leave and return: 0106-before-keys.sql and 0107-after-the-return.sql.

import type { Generated, JSONColumnType } from 'kysely'
import type { ChargeKind } from '#domain/inspection/applied-charge.ts'
import type { InspectionKind, PictureSlot } from '#domain/inspection/inspection.ts'
import type { SeenDocument } from '#domain/inspection/seen-document.ts'
import type { KeyStep } from '#domain/inspection/walk.ts'
import type { CarDamagesTable, InspectionPicturesTable, InspectionsTable } from './inspection-tables.ts'

export type HandoverTables = {
  key_steps: KeyStepsTable
  booking_charges: BookingChargesTable
  driver_pictures: DriverPicturesTable
  return_answers: ReturnAnswersTable
  inspections: InspectionsTable
  inspection_pictures: InspectionPicturesTable
  car_damages: CarDamagesTable
}

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

/** The table of 0107-after-the-return.sql and 0108-charges-answered.sql: lines are added; a refusal and its answer are written once. */
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
  reckoning: JSONColumnType<Record<string, number> | null, string | null | undefined, never>
  upheld_at: Generated<Date | null>
  upheld_by: Generated<string | null>
  answer: Generated<string | null>
  position: Generated<string>
}

export type DriverPicturesTable = {
  booking_id: string
  kind: InspectionKind
  hash: string
  slot: PictureSlot | null
  taken_at: Date
  arrived_at: Date
  file: string | null
}

/** One a booking; erasure takes the words. */
export type ReturnAnswersTable = {
  booking_id: string
  agrees: boolean
  reason: string | null
  said_at: Date
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}
