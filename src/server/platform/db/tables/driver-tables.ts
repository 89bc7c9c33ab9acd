// The driver's half of 0107-after-the-return.sql.

import type { InspectionKind, PictureSlot } from '#domain/inspection/inspection.ts'

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
