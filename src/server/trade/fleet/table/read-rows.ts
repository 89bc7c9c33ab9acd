// The rows of a table of cars as what their cells say, each with what is wrong in it.

import type { TableProblem, TableProblemKind } from '#contract/staff/fleet/car-table.ts'
import { carHeadings, type CarHeading } from '#domain/car/table/car-headings.ts'
import { exampleCar } from '#domain/car/table/example-car.ts'
import { findColumns, wordKey, type CarColumns } from '#domain/car/table/find-columns.ts'
import { readCell, type TablePlace } from '#domain/car/table/read-cell.ts'

export type TableRow = {
  /** As the spreadsheet counts. */
  row: number
  values: Partial<Record<CarHeading, unknown>>
  problems: TableProblem[]
}

export type Table = { columns: CarColumns; rows: TableRow[]; cells: readonly (readonly string[])[] }

const examples = Object.values(exampleCar.name).map(wordKey)

/** `0` is A, `26` is AA. */
function letterOf(column: number): string {
  const rest = column % 26
  const before = column < 26 ? '' : letterOf((column - rest) / 26 - 1)
  return before + String.fromCodePoint(65 + rest)
}

/** A problem of the whole table, or of one of its columns. */
export function ofTable(
  problem: TableProblemKind,
  { language }: CarColumns,
  { heading = null, bound }: { heading?: CarHeading | null; bound?: number } = {},
): TableProblem {
  const column = heading === null ? null : carHeadings[heading][language]
  return { problem, row: null, at: null, heading, column, cell: '', ...(bound !== undefined && { bound }) }
}

/** A problem of the cell of a row under a heading, whether the table has that column or not. */
export function ofCell(
  { columns, cells }: Pick<Table, 'columns' | 'cells'>,
  row: number,
  heading: CarHeading,
  problem: Pick<TableProblem, 'problem' | 'bound' | 'allowed'> & { wrong?: string },
): TableProblem {
  const { wrong, ...told } = problem
  const index = columns.at.get(heading)
  const cell = index === undefined ? '' : (cells[row - 1]?.[index] ?? '')
  return {
    ...told,
    row,
    at: index === undefined ? null : letterOf(index) + String(row),
    heading,
    column: index === undefined ? carHeadings[heading][columns.language] : cells[0]![index]!,
    cell: (wrong ?? cell).slice(0, 80),
  }
}

/** Takes the cells of a file, its headings first. Empty rows, and the example of our own model, are passed over. */
export function readRows(cells: readonly (readonly string[])[], places: readonly TablePlace[]): Table {
  const columns = findColumns(cells[0] ?? [])
  const table: Table = { columns, rows: [], cells }
  const name = columns.at.get('name')
  for (const [index, row] of cells.entries()) {
    if (index === 0 || row.every((cell) => cell === '')) continue
    if (name !== undefined && examples.includes(wordKey(row[name] ?? ''))) continue
    table.rows.push(readRow(table, index + 1, places))
  }
  return table
}

function readRow(table: Table, row: number, places: readonly TablePlace[]): TableRow {
  const { columns, cells } = table
  const read: TableRow = { row, values: {}, problems: [] }
  for (const [heading, index] of columns.at) {
    const text = unguarded(cells[row - 1]![index] ?? '')
    if (text === '') continue
    const found = readCell(heading, text, { language: columns.language, places })
    if ('value' in found) read.values[heading] = found.value
    else read.problems.push(ofCell(table, row, heading, found))
  }
  return read
}

/** An apostrophe before what a spreadsheet would run is not of the text: our own tables are written with it. */
const unguarded = (text: string) => text.replace(/(?<=^|[;,])'(?=[=+\-@])/g, '')
