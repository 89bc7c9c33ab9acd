// The figures as tables for spreadsheets.

import { sumTime, utilisation, type CarTime } from '#domain/figures/car-time.ts'
import { averagesOf } from '#domain/figures/month-sums.ts'
import { showPlate } from '#domain/car/plate.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { byteOrderMark, csvLine } from '#server/platform/http/csv.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { listCarFigures } from './car-figures.ts'
import { monthFigures, type FiguresRange } from './month-figures.ts'

const header = [
  'month',
  'bookings',
  'cancelled',
  'agreed XAF',
  'received XAF',
  'average length in days',
  'average lead time in days',
  'average answer time in hours',
  'utilisation in percent',
]

/** With one digit; empty where there is no average. */
const rounded = (value: number | null, factor = 1) =>
  value === null ? null : Math.round(value * factor * 10) / 10

const percent = (time: CarTime) => rounded(utilisation(time), 100)

/** Lines of CSV, the header first; a line a month. */
export async function* exportMonths(db: Db, viewer: Viewer, asked: FiguresRange): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header)
  for (const figures of await monthFigures(db, viewer, asked)) {
    const { lengthDays, leadDays, answerHours } = averagesOf(figures)
    yield csvLine([
      figures.month,
      figures.bookings,
      figures.cancelled,
      figures.agreed,
      figures.received,
      rounded(lengthDays),
      rounded(leadDays),
      rounded(answerHours),
      percent(figures),
    ])
  }
}

/** A line a car with its utilisation in percent, in all and by month; no more than a page of cars is in memory. */
export async function* exportCars(db: Db, viewer: Viewer, asked: FiguresRange): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['car', 'plate', 'supplier', 'all months', ...asked.months])
  let after: string | undefined
  do {
    const { cars, next } = await listCarFigures(db, viewer, { ...asked, size: 200, after })
    yield cars
      .map(({ name, plate, supplier, months }) =>
        csvLine([
          name,
          plate && showPlate(plate),
          supplier.name,
          percent(sumTime(months)),
          ...months.map(percent),
        ]),
      )
      .join('')
    after = next ?? undefined
  } while (after !== undefined)
}
