// The history of a booking, row by row, with what was done by each: the audit and the accepted changes of the same moment say.

import { sql } from 'kysely'
import { headOf, type HistoryAct } from '#domain/audit/history-acts.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Extra } from '#domain/rental/extras.ts'
import type { Db } from '#server/platform/db/connect.ts'

type Terms = { from: string; to: string; extras: Extra[]; total: number }
type Row = {
  at: Date
  actor: string
  from_status: BookingStatus | null
  /** Null for an act that no row of the history was written of. */
  to_status: BookingStatus | null
  note: string | null
  acts: string[] | null
  was: Terms | null
  became: Terms | null
}

export type HistoryRow = Omit<Row, 'acts' | 'to_status'> & {
  to_status: BookingStatus
  act: HistoryAct | null
}

/** Oldest first. An act without a row of its own stands where it was done, and moves nothing. */
export async function findHistoryRows(db: Db, bookingId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<Row>`
    SELECT h.at, h.actor, h.from_status, h.to_status, h.note,
      (SELECT array_agg(a.action) FROM audit a WHERE a.at = h.at AND a.actor = h.actor
        AND (a.entity = 'booking' AND a.entity_id = h.booking_id OR (a.entity IN ('counter-refund', 'payment') OR a.entity = 'counter-payment' AND a.action = 'corrected'))) AS acts,
      c.was, CASE WHEN c.id IS NOT NULL THEN
        json_build_object('from', c.from_at, 'to', c.to_at, 'extras', c.extras, 'total', c.total) END AS became, h.id AS position
    FROM booking_history h
    LEFT JOIN booking_changes c ON c.booking_id = h.booking_id AND c.answered_at = h.at AND c.was IS NOT NULL
    WHERE h.booking_id = ${bookingId}
    UNION ALL
    SELECT a.at, a.actor, NULL, NULL, NULL, ARRAY[a.action], NULL, NULL, NULL
    FROM audit a WHERE a.entity = 'booking' AND a.entity_id = ${bookingId} AND a.action IN ('handed-over', 'taken-back')
      AND NOT EXISTS (SELECT FROM booking_history h WHERE h.booking_id = ${bookingId} AND h.at = a.at AND h.actor = a.actor)
    ORDER BY at, position`.execute(db)
  let status: BookingStatus = 'pending'
  return rows.map(({ acts, to_status: to, from_status: from, ...row }) => {
    const before = status
    status = to ?? status
    const moved =
      to === null ? { from_status: before, to_status: before } : { from_status: from, to_status: to }
    return { ...row, ...moved, act: headOf(acts ?? []) }
  })
}
