// A table that somebody made in a spreadsheet, as rows of texts: CSV by csv-parse, XLSX by read-excel-file, both bounded.

import { turns } from '#server/platform/http/limits/turns.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

/** Cells further to the right, and what a cell has beyond this, are nobody's: no table of ours is as large. */
const mostColumns = 100
const longestCell = 2000

const reading = turns(2, 16)

const zip = Buffer.from('PK\u0003\u0004', 'latin1')
/** Of XLS and other documents of that time. */
const oldOffice = Buffer.from('D0CF11E0', 'hex')

/**
 * Takes a file and how many rows are wanted; gives one more where there are more. A cell is trimmed, and empty where there is
 * none. Throws `not-a-table` for what is neither CSV nor XLSX, `file-damaged` for what cannot be read in bounded time and memory,
 * and `unavailable` when too many are read at once.
 */
export async function readTable(bytes: Buffer, mostRows: number): Promise<string[][]> {
  if (bytes.subarray(0, 4).equals(oldOffice)) throw new Refusal('not-a-table')
  const isWorkbook = bytes.subarray(0, 4).equals(zip)
  const rows = isWorkbook
    ? await reading(() => readWorkbook(bytes, mostRows + 1))
    : readCsv(bytes, mostRows + 1)
  return rows.map((row) => row.slice(0, mostColumns).map((cell) => cell.slice(0, longestCell).trim()))
}
