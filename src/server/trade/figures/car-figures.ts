// The use of each car of a fleet by month; cars by name, page by page.

import { sql } from 'kysely'
import type { CarFigures } from '#contract/staff/site/figures.ts'
import { carTime } from '#domain/figures/car-time.ts'
import { monthPeriod } from '#domain/figures/months.ts'
import type { Period } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { beyond, positionOf } from '#server/trade/fleet/by-name.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inFleet, type FiguresRange } from './month-figures.ts'
import { boundsOf, earliestOf } from './sum-figures.ts'

type Listed = FiguresRange & { size: number; after?: string | undefined }

/** An array of periods as the database writes it: instants in milliseconds. */
type Span = [from: number, to: number | null]

const periodsOf = (spans: readonly Span[]): Period[] =>
  spans.map(([from, to]) => ({ from, to: to ?? Infinity }))

const instant = (column: string) => sql`extract(epoch FROM ${sql.ref(column)}) * 1000`

/** The cars that were there in the range; those retired before it are left out. */
export async function listCarFigures(
  db: Db,
  viewer: Viewer,
  { size, after, ...asked }: Listed,
): Promise<{ cars: CarFigures[]; next: string | null }> {
  const { from, to } = boundsOf(asked.months)
  const { rows } = await sql<Omit<CarFigures, 'months'> & { listed: Span[]; booked: Span[] }>`
    SELECT c.id AS _id, c.name, c.plate, json_build_object('_id', s.id, 'name', s.name) AS supplier,
      COALESCE((SELECT json_agg(json_build_array(${instant('l.from_at')}, ${instant('l.to_at')}))
        FROM car_listings l WHERE l.car_id = c.id AND l.from_at < ${to}
          AND (l.to_at IS NULL OR l.to_at > ${from})), '[]') AS listed,
      COALESCE((SELECT json_agg(json_build_array(${instant('b.from_at')}, ${instant('b.to_at')}))
        FROM bookings b WHERE b.car_id = c.id AND b.from_at >= ${earliestOf(from)} AND b.from_at < ${to}
          AND b.to_at > ${from} AND b.status NOT IN ('void', 'cancelled')), '[]') AS booked
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${inFleet(viewer, asked, sql`c.supplier_id`)}
      AND (c.retired_at IS NULL OR c.retired_at > ${from}) ${beyond(after)}
    ORDER BY c.name, c.id LIMIT ${size + 1}`.execute(db)
  const periods = asked.months.map(monthPeriod)
  const cars = rows.slice(0, size).map(({ listed, booked, ...car }) => ({
    ...car,
    months: periods.map((month) => carTime(month, periodsOf(listed), periodsOf(booked))),
  }))
  return { cars, next: rows.length > size ? positionOf(cars.at(-1)!) : null }
}
