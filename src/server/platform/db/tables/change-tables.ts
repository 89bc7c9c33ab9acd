// The table of 0011-booking-changes.sql: what drivers asked to change, and what became of it.

import type { JSONColumnType, Generated } from 'kysely'
import type { Extra } from '#domain/rental/extras.ts'
import type { QuoteLine } from '#domain/rental/quote.ts'

export type ChangeState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'overtaken'

/** A booking before a change: instants as ISO texts, whole XAF. */
export type BookingBefore = { from: string; to: string; extras: Extra[]; total: number }

export type BookingChangesTable = {
  id: string
  position: Generated<string>
  booking_id: string
  from_at: Date
  to_at: Date
  days: number
  extras: Extra[]
  lines: JSONColumnType<QuoteLine[], string>
  total: number
  difference: number
  note: string | null
  asked_at: Date
  state: Generated<ChangeState>
  answered_at: Date | null
  answered_by: string | null
  answer_note: string | null
  was: JSONColumnType<BookingBefore, string> | null
}
