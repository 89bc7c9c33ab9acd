// The calendar of the cars as TypeScript sees it.

import type { Generated } from 'kysely'
import type { EntryKind } from '#domain/calendar/entry.ts'

export type CalendarEntriesTable = {
  id: Generated<string>
  car_id: string
  from_at: Date
  /** A booking's entry ends after the supplier's turnaround, and goes on while its car is late. */
  to_at: Date
  kind: EntryKind
  booking_id: string | null
  /** What was made together by repeating one block. */
  series_id: string | null
  note: string | null
  created_by: string | null
  created_at: Generated<Date>
}
