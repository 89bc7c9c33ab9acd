// Tables that a spreadsheet opens: UTF-8 with its mark, quoted where it is needed, and no cell that a spreadsheet would run.

/** A spreadsheet takes a cell that begins so as a formula; tabs and line ends come before one too. */
const formula = /^[=+\-@\t\r\n]/

/** For the beginning of the file: without it spreadsheets read accents as something else. */
const byteOrderMark = '\u{FEFF}'

/** One line with its end. A text that begins like a formula gets an apostrophe before it; a number stays one. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** One column of a table: what heads it, and what it holds of a row. */
export type CsvColumn<R> = readonly [header: string, cell: (row: R) => string | number | null]

/** The beginning of a file: its mark and the line of headings. */
export const csvHead = <R>(columns: readonly CsvColumn<R>[]): string =>
  byteOrderMark + csvLine(columns.map(([header]) => header))

/** A line for each row. */
export const csvRows = <R>(columns: readonly CsvColumn<R>[], rows: readonly R[]): string =>
  rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')

/** A whole table, the headings first, page by page as it is read: no more than a page is in memory. */
export async function* csvPages<R>(
  columns: readonly CsvColumn<R>[],
  read: (after: string | undefined) => Promise<{ rows: readonly R[]; next: string | null }>,
): AsyncGenerator<string> {
  yield csvHead(columns)
  let after: string | undefined
  do {
    const { rows, next } = await read(after)
    yield csvRows(columns, rows)
    after = next ?? undefined
  } while (after !== undefined)
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
