// Months that are over are counted once, by supplier, and again when something in them has changed.

import { sql } from 'kysely'
import { addMonths, monthAt, monthPeriod, mostMonths, type Month } from '#domain/figures/months.ts'
import { hour, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { figuresSql } from './sum-figures.ts'

/** Months that are counted ahead of any question: two of the longest ranges. */
const kept = 2 * mostMonths
/** Suppliers of one statement: each ends in a moment. */
const atOnce = 100

/** A month is over for good when nobody can still be writing in it. */
const isOver = (month: Month, now: Instant) => monthPeriod(month).to + hour <= now

/** Joined as `f` beside `m.month` and `s.id`: what was counted, unless something has changed since. */
export const counted = sql`figures_by_month f ON f.month = m.month AND f.supplier_id = s.id
  AND NOT EXISTS (SELECT FROM figures_stale z WHERE z.month = f.month AND z.supplier_id = f.supplier_id)`

/** Counts what is missing or has changed. What was asked meanwhile was summed from the bookings. */
export async function rollUpFigures(db: Db, now: Instant): Promise<void> {
  await sql`DELETE FROM figures_stale z WHERE NOT EXISTS (SELECT FROM suppliers s WHERE s.id = z.supplier_id)`.execute(
    db,
  )
  const stale = await sql<{ month: Month }>`SELECT DISTINCT month FROM figures_stale`.execute(db)
  const recent = Array.from({ length: kept }, (_, index) => addMonths(monthAt(now), -index))
  const months = [...new Set([...recent, ...stale.rows.map(({ month }) => month)])]
  const { rows } = await sql<{ month: Month; missing: string[] }>`
    SELECT m.month, array_agg(s.id ORDER BY s.id) AS missing
    FROM unnest(${months.filter((month) => isOver(month, now))}::text[]) m (month) CROSS JOIN suppliers s LEFT JOIN ${counted}
    WHERE f.month IS NULL GROUP BY m.month ORDER BY m.month DESC`.execute(db)
  for (const { month, missing } of rows)
    for (let at = 0; at < missing.length; at += atOnce)
      await countMonth(db, month, missing.slice(at, at + atOnce))
}

/**
 * In one statement, which sees one moment: a change is either in the sums and its mark gone, or in neither. A mark that is made
 * meanwhile stays.
 */
async function countMonth(db: Db, month: Month, suppliers: readonly string[]): Promise<void> {
  const found = figuresSql({ months: [month], among: (column) => sql`${column} = ANY(${suppliers})` })
  await sql`
    WITH seen AS (DELETE FROM figures_stale WHERE month = ${month} AND supplier_id = ANY(${suppliers}))
    INSERT INTO figures_by_month (month, supplier_id, bookings, cancelled, agreed, received, days, lead_minutes, answered,
      answer_minutes, booked_minutes, offered_minutes)
    SELECT ${month}, s.id, COALESCE(f.bookings, 0), COALESCE(f.cancelled, 0), COALESCE(f.agreed, 0),
      COALESCE(f.received, 0), COALESCE(f.days, 0), COALESCE(f.lead_minutes, 0), COALESCE(f.answered, 0),
      COALESCE(f.answer_minutes, 0), COALESCE(f.booked_minutes, 0), COALESCE(f.offered_minutes, 0)
    FROM unnest(${suppliers}::text[]) s (id) LEFT JOIN (${found}) f ON f.supplier_id = s.id
    ON CONFLICT (month, supplier_id) DO UPDATE SET bookings = EXCLUDED.bookings, cancelled = EXCLUDED.cancelled,
      agreed = EXCLUDED.agreed, received = EXCLUDED.received, days = EXCLUDED.days,
      lead_minutes = EXCLUDED.lead_minutes, answered = EXCLUDED.answered, answer_minutes = EXCLUDED.answer_minutes,
      booked_minutes = EXCLUDED.booked_minutes, offered_minutes = EXCLUDED.offered_minutes`.execute(db)
}
