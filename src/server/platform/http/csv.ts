// Tables that a spreadsheet opens: UTF-8 with its mark, every text quoted, and no cell that a spreadsheet would run.

import type { Language, Translated } from '#domain/language.ts'
import { wallTimeOf, type Instant } from '#domain/rental/period.ts'

/** What a spreadsheet that speaks the language expects between cells; where that is not a comma, a comma divides a number. */
const separators: Record<Language, ',' | ';'> = { en: ',', fr: ';', es: ';' }

/**
 * A spreadsheet takes a cell that begins so as a formula, with the wide signs of other keyboards too; tabs and line ends come
 * before one. One that divides by another sign than ours begins a cell after that sign, and drops quotes there.
 */
const formula = /(?<=^|[;,\t\r\n]"*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/g

/** For the beginning of the file: without it spreadsheets read accents as something else. */
const byteOrderMark = '\u{FEFF}'

/** One line with its end. What a text has of a formula gets an apostrophe before it; a number stays one. */
export function csvLine(language: Language, cells: readonly (string | number | null)[]): string {
  const separator = separators[language]
  return `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`
}

/** One column of a table: what heads it, and what it holds of a row, both in the reader's language. */
export type CsvColumn<R> = readonly [
  heading: Translated,
  cell: (row: R, language: Language) => string | number | null,
]

/** A wall time of Africa/Douala as spreadsheets of every language read one: `2026-11-28 10:00`. */
export const tableTime = (at: Instant): string => wallTimeOf(at).replace('T', ' ')

/** The beginning of a file: its mark and the line of headings. */
export const csvHead = <R>(language: Language, columns: readonly CsvColumn<R>[]): string =>
  byteOrderMark +
  csvLine(
    language,
    columns.map(([heading]) => heading[language]),
  )

/** A line for each row. */
export const csvRows = <R>(
  language: Language,
  columns: readonly CsvColumn<R>[],
  rows: readonly R[],
): string =>
  rows
    .map((row) =>
      csvLine(
        language,
        columns.map(([, cell]) => cell(row, language)),
      ),
    )
    .join('')

/** A whole table, the headings first, page by page as it is read: no more than a page is in memory. */
export async function* csvPages<R>(
  language: Language,
  columns: readonly CsvColumn<R>[],
  read: (after: string | undefined) => Promise<{ rows: readonly R[]; next: string | null }>,
): AsyncGenerator<string> {
  yield csvHead(language, columns)
  let after: string | undefined
  do {
    const { rows, next } = await read(after)
    yield csvRows(language, columns, rows)
    after = next ?? undefined
  } while (after !== undefined)
}

function cellOf(value: string | number | null, separator: ',' | ';'): string {
  if (value === null) return ''
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value)
  return `"${value.replaceAll(formula, "'$&").replaceAll('"', '""')}"`
}
