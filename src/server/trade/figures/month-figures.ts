// The figures of a fleet by month: those of months that are over as they were counted, all others from the bookings.

import { sql, type RawBuilder } from 'kysely'
import type { MonthFigures } from '#contract/staff/site/figures.ts'
import type { Month } from '#domain/figures/months.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import { counted } from './roll-up-figures.ts'
import { sumFigures, sumOfRows, type Figures, type Scope } from './sum-figures.ts'

export type FiguresRange = { months: readonly Month[]; supplier?: string | undefined }

/** A column that names a supplier is in the viewer's fleet, and the one that is asked for. */
export function inFleet(
  viewer: Viewer,
  { supplier }: FiguresRange,
  column: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const asked = supplier === undefined ? sql`true` : sql`${column} = ${supplier}`
  return sql`${ofFleet(viewer, column)} AND ${asked}`
}

const nothing: Figures = {
  bookings: 0,
  cancelled: 0,
  agreed: 0,
  received: 0,
  days: 0,
  leadMinutes: 0,
  answered: 0,
  answerMinutes: 0,
  bookedMinutes: 0,
  offeredMinutes: 0,
}

function added(one: Figures, other: Figures = nothing): Figures {
  const names = Object.keys(nothing) as (keyof Figures)[]
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Figures
}

/** Of one month: what was counted, of how many suppliers, and those of whom it was not. */
type Counted = { month: Month; figures: Figures; suppliers: number; missing: string[] }

/** One answer a month, in order; whole XAF and whole minutes. Of an owner the own fleet, whatever is asked for. */
export async function monthFigures(db: Db, viewer: Viewer, asked: FiguresRange): Promise<MonthFigures[]> {
  const among: Scope['among'] = (column) => inFleet(viewer, asked, column)
  const sums = new Map<Month, Figures>()
  const add = (month: Month, figures: Figures) => sums.set(month, added(figures, sums.get(month)))
  const open: Month[][] = []
  for (const { month, figures, suppliers, missing } of await readCounted(db, asked.months, among)) {
    add(month, figures)
    if (missing.length === 0) continue
    if (suppliers === 0) addToRuns(open, month, asked.months)
    else {
      const of = await sumFigures(db, {
        months: [month],
        among: (column) => sql`${column} = ANY(${missing})`,
      })
      of.forEach((found) => add(month, found))
    }
  }
  for (const months of open)
    (await sumFigures(db, { months, among })).forEach((found, month) => add(month, found))
  return asked.months.map((month) => ({ month, ...nothing, ...sums.get(month) }))
}

/** In one statement: a supplier is either among those that were counted, or missing. */
async function readCounted(db: Db, months: readonly Month[], among: Scope['among']): Promise<Counted[]> {
  const { rows } = await sql<Figures & Omit<Counted, 'figures'>>`
    SELECT m.month, count(f.month)::int AS suppliers,
      COALESCE(array_agg(s.id) FILTER (WHERE f.month IS NULL), '{}') AS missing, ${sumOfRows}
    FROM unnest(${months}::text[]) m (month) CROSS JOIN suppliers s LEFT JOIN ${counted}
    WHERE ${among(sql`s.id`)} GROUP BY m.month ORDER BY m.month`.execute(db)
  return rows.map(({ month, suppliers, missing, ...figures }) => ({ month, suppliers, missing, figures }))
}

/** Months beside each other are summed together. */
function addToRuns(runs: Month[][], month: Month, all: readonly Month[]): void {
  const last = runs.at(-1)
  if (last !== undefined && all.indexOf(last.at(-1)!) === all.indexOf(month) - 1) last.push(month)
  else runs.push([month])
}
