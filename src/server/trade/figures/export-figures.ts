// The figures as tables for spreadsheets.

import { sumTime, utilisation, type CarTime } from '#domain/figures/car-time.ts'
import { averagesOf } from '#domain/figures/month-sums.ts'
import { showPlate } from '#domain/car/plate.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { csvHead, csvPages, csvRows, type CsvColumn } from '#server/platform/http/csv.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { listCarFigures } from './car-figures.ts'
import { monthFigures, type FiguresRange } from './month-figures.ts'

type Exported = FiguresRange & { language: Language }

type MonthFigures = Awaited<ReturnType<typeof monthFigures>>[number]

/** With one digit; empty where there is no average. */
const rounded = (value: number | null, factor = 1) =>
  value === null ? null : Math.round(value * factor * 10) / 10

const percent = (time: CarTime) => rounded(utilisation(time), 100)

const monthColumns: readonly CsvColumn<MonthFigures>[] = [
  ['month', ({ month }) => month],
  ['bookings', ({ bookings }) => bookings],
  ['cancelled', ({ cancelled }) => cancelled],
  ['agreed XAF', ({ agreed }) => agreed],
  ['received XAF', ({ received }) => received],
  ['average length in days', (figures) => rounded(averagesOf(figures).lengthDays)],
  ['average lead time in days', (figures) => rounded(averagesOf(figures).leadDays)],
  ['average answer time in hours', (figures) => rounded(averagesOf(figures).answerHours)],
  ['utilisation in percent', percent],
]

/** Lines of CSV, the header first; a line a month. */
export async function* exportMonths(db: Db, viewer: Viewer, asked: Exported): AsyncGenerator<string> {
  yield csvHead(asked.language, monthColumns)
  yield csvRows(asked.language, monthColumns, await monthFigures(db, viewer, asked))
}

type CarFigures = Awaited<ReturnType<typeof listCarFigures>>['cars'][number]

const carColumns = (months: readonly string[]): CsvColumn<CarFigures>[] => [
  ['car', ({ name }) => name],
  ['plate', ({ plate }) => plate && showPlate(plate)],
  ['supplier', ({ supplier }) => supplier.name],
  ['all months', (car) => percent(sumTime(car.months))],
  ...months.map((month, index): CsvColumn<CarFigures> => [month, (car) => percent(car.months[index]!)]),
]

/** A line a car with its utilisation in percent, in all and by month; no more than a page of cars is in memory. */
export function exportCars(db: Db, viewer: Viewer, asked: Exported): AsyncGenerator<string> {
  return csvPages(asked.language, carColumns(asked.months), async (after) => {
    const { cars, next } = await listCarFigures(db, viewer, { ...asked, size: 200, after })
    return { rows: cars, next }
  })
}
