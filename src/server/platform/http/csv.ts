// Tables that a spreadsheet opens: UTF-8 with its mark, quoted where it is needed, and no cell that a spreadsheet would run.

/** A spreadsheet takes a cell that begins so as a formula; tabs and line ends come before one too. */
const formula = /^[=+\-@\t\r\n]/

/** For the beginning of the file: without it spreadsheets read accents as something else. */
export const byteOrderMark = '\u{FEFF}'

/** One line with its end. A text that begins like a formula gets an apostrophe before it; a number stays one. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
