// Every sum that the counter took and handed back for a booking, and the lines that take one back.

import { sql } from 'kysely'
import type { CounterLineKind, CounterSums } from '#domain/payment/counter-line.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'

export type CounterLine = {
  id: string
  kind: CounterLineKind
  /** Whole XAF; below 0 in a line that takes another one back. */
  amount: number
  /** How it was taken; null of what was handed back. */
  method: CounterMethod | null
  reverses: string | null
  reason: string | null
  recorded_by: string
  recorded_at: Date
}

/** Oldest first. */
export async function findCounterLines(db: Db | Tx, bookingId: string): Promise<CounterLine[]> {
  const { rows } = await sql<CounterLine>`
    SELECT id, 'taken' AS kind, amount, method, reverses, reason, recorded_by, recorded_at
    FROM counter_payments WHERE booking_id = ${bookingId}
    UNION ALL
    SELECT id, 'handed-back', amount, NULL, reverses, reason, recorded_by, recorded_at
    FROM counter_refunds WHERE booking_id = ${bookingId}
    ORDER BY recorded_at, id`.execute(db)
  return rows
}

/** `toHandBack` is what a cancelled booking's driver gets back in all, in whole XAF. */
export function sumsOf(lines: readonly CounterLine[], toHandBack: number): CounterSums {
  const sum = (kind: CounterLineKind) =>
    lines.reduce((all, line) => (line.kind === kind ? all + line.amount : all), 0)
  return { taken: sum('taken'), handedBack: sum('handed-back'), toHandBack }
}
