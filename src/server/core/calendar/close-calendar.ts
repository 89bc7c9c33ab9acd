// Bookings that are long over, out of the live calendar and back. Who reads `calendar_entries` finds both; the constraint that
// decides who gets a car carries the live ones alone.

import { sql, type RawBuilder } from 'kysely'
import { addMonths, monthAt, monthPeriod } from '#domain/figures/months.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { isOut } from './out-sql.ts'

/** Months for which the entry of a booking that is over stays in the live calendar; a block begins up to a year ago. */
export const usualLiveMonths = 24
export const leastLiveMonths = 13

/** Entries of one transaction: their cars are held for as long as it takes. */
const atOnce = 200

/** `begins` as text: a Date would round it. */
type Entry = { id: string; car_id: string; begins: string }

/**
 * Moves what ended before the month `liveMonths` months ago out of the live calendar and, where it is live again by a longer
 * time, back into it; with `null` everything goes back. A car that somebody works on is left for the next run, and so is what is
 * not done after `runsFor` milliseconds: a process that stops waits for it. Returns how many entries were moved.
 */
export async function closeCalendar(
  db: Db,
  now: Instant,
  liveMonths: number | null = usualLiveMonths,
  runsFor = 5000,
): Promise<number> {
  const end = performance.now() + runsFor
  const month = liveMonths === null ? null : monthPeriod(addMonths(monthAt(now), -liveMonths))
  // By the clock of the database too: where this one is ahead, a car that is promised must not be closed.
  const until =
    month &&
    sql`least(${new Date(month.from)}::timestamptz, now() - make_interval(months => ${leastLiveMonths}))`
  // The beginning is said too, because an index has it.
  const isOver = sql<boolean>`(e.from_at < ${until} AND e.to_at < ${until} AND e.booking_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM bookings b WHERE b.id = e.booking_id AND ${isOut()}))`
  const reopened = await move(db, {
    from: sql`closed_calendar_entries`,
    to: sql`calendar_entries`,
    which: until === null ? sql`true` : sql`e.to_at >= ${until}`,
    end,
  })
  if (until === null) return reopened
  const closed = await move(db, {
    from: sql`ONLY calendar_entries`,
    to: sql`closed_calendar_entries`,
    which: isOver,
    end,
  })
  return reopened + closed
}

type Move = {
  from: RawBuilder<unknown>
  to: RawBuilder<unknown>
  which: RawBuilder<boolean>
  /** As `performance.now()` tells it: nothing more is begun. */
  end: number
}

/** From the oldest on, some at a time. `which` is a condition on the entry `e`, asked again once its car is held. */
async function move(db: Db, { from, to, which, end }: Move): Promise<number> {
  let moved = 0
  let last: Entry | undefined
  while (performance.now() < end) {
    const after: RawBuilder<boolean> = last
      ? sql`(e.from_at, e.id) > (${last.begins}::timestamptz, ${last.id})`
      : sql`true`
    const { rows } = await sql<Entry>`SELECT e.id, e.car_id, e.from_at::text AS begins FROM ${from} e
      WHERE ${after} AND ${which} ORDER BY e.from_at, e.id LIMIT ${atOnce}`.execute(db)
    last = rows.at(-1)
    if (!last) break
    moved += await inTransaction(db, 'the site', async (tx) => {
      const cars = await sql<{
        id: string
      }>`SELECT id FROM cars WHERE id = ANY(${rows.map((row) => row.car_id)})
        ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`.execute(tx)
      const { numAffectedRows } = await sql`
        WITH gone AS (DELETE FROM ${from} e WHERE e.id = ANY(${rows.map(({ id }) => id)})
          AND e.car_id = ANY(${cars.rows.map(({ id }) => id)}) AND ${which} RETURNING e.*)
        INSERT INTO ${to} SELECT * FROM gone`.execute(tx)
      return Number(numAffectedRows ?? 0)
    })
  }
  return moved
}
