// The tables of 0104-reviews.sql.

import type { Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { ReviewChip, Stars, TextState, WaitingReason } from '#domain/review/review.ts'

export type ReviewsTable = {
  id: string
  /** One a booking. */
  booking_id: string
  car_id: string
  supplier_id: string
  car_stars: Stars
  supplier_stars: Stars
  chips: ReviewChip[]
  text: string | null
  language: Language
  /** Null once the driver's data has been erased. */
  first_name: string | null
  text_state: Generated<TextState>
  waits_for: WaitingReason | null
  /** When it was first written, and last changed. */
  written_at: Date
  changed_at: Date
  answer: Generated<string | null>
  answered_at: Generated<Date | null>
  reported_at: Generated<Date | null>
  report_reason: Generated<string | null>
  decision_reason: Generated<string | null>
  /** False once the booking turned out not to be a true one. */
  counts: Generated<boolean>
  false_reason: Generated<string | null>
}

export type ReviewLinksTable = { token_hash: Buffer; booking_id: string; expires_at: Date }

/** One row: stars of the cars of the whole site, and how many reviews gave them. */
export type ReviewTotalsTable = { singleton: Generated<boolean>; reviews: number; stars: number }
