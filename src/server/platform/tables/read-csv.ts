// CSV as spreadsheets write it: divided by comma, semicolon or tab, in UTF-8, UTF-16 or the encoding of Windows.

import { parse } from 'csv-parse/sync'
import { Refusal } from '#server/platform/http/refusal.ts'

const separators = [';', ',', '\t'] as const

/** A picture, a PDF or another file of bytes. */
const binary = /(?![\t\n\r\v\f\u0085])\p{Cc}/u

/** The text of a file. A spreadsheet that writes no UTF-8 writes the letters of Windows. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What divides the first line most often, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0]!
}

/** At most `most` rows. Throws `not-a-table` for what is no text, `file-damaged` where quotes do not end. */
export function readCsv(bytes: Buffer, most: number): string[][] {
  const text = decoded(bytes)
  if (binary.test(text)) throw new Refusal('not-a-table')
  try {
    return parse(text, {
      delimiter: separatorOf(text.slice(0, 20_000)),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 100_000,
      to: most,
    })
  } catch {
    throw new Refusal('file-damaged')
  }
}
