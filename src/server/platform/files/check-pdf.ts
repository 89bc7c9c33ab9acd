// Whether a PDF only shows pages. Libraries that read PDFs inflate what is in them without a bound, so it is searched here.

import { inflateSync } from 'node:zlib'
import { requireFormat } from './detect-format.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Without it nothing is hidden behind a password. */
const password = /\/Encrypt(?![A-Za-z])/
/** Names without which nothing runs, nothing is sent or opened. */
const unwanted =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound|XFA)(?![A-Za-z])/
/** What happens by itself when the file or a page of it is opened. A link that its reader presses is no harm. */
const byItself = /\/AA(?![A-Za-z])|\/OpenAction\s*<</
/** The same by reference, where it may also be the page to begin with; with an address somewhere it is not told apart. */
const beginning = /\/OpenAction\s+\d+\s+\d+\s+R/
const address = /\/S\s*\/URI(?![A-Za-z])/

/** Streams of objects in a shape that is not searched here. */
const unsearched = /\/(?:LZWDecode|ASCIIHexDecode|ASCII85Decode|RunLengthDecode|Crypt)(?![A-Za-z])/

/** What one stream, and all of them, may inflate to. A page of text has some kilobytes. */
const largestStream = 16 * 1024 * 1024
const largestSum = 64 * 1024 * 1024

/** `/J#61vaScript` is another spelling of a name. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))

/**
 * Throws `not-a-pdf` for another kind of file, `file-damaged` for half a one, `pdf-has-password`, `pdf-has-actions` for scripts
 * or files in it and what it does when it is opened, `pdf-unsearchable` for what nobody can look through.
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  requireFormat(bytes, ['pdf'], 'not-a-pdf')
  if (!text.slice(-2048).includes('%%EOF')) throw new Refusal('file-damaged')
  const seen = { beginning: false, address: false }
  search(spelledOut(text), seen)
  let room = largestSum
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = spelledOut(text.slice(text.lastIndexOf('obj', index), index))
    const holdsObjects = /\/ObjStm(?![A-Za-z])/.test(dictionary)
    if (holdsObjects && (unsearched.test(dictionary) || dictionary.includes('/Predictor')))
      throw new Refusal('pdf-unsearchable')
    const inflated = inflate(bytes.subarray(index + keyword.length), Math.min(room, largestStream))
    if (inflated === null) {
      // Not deflated: pictures, fonts, and objects that were searched with the whole.
      if (holdsObjects && dictionary.includes('/FlateDecode')) throw new Refusal('file-damaged')
      continue
    }
    room -= inflated.length
    search(spelledOut(inflated.toString('latin1')), seen)
  }
}

/** `seen` is of the whole file: its parts may stand in different streams. */
function search(text: string, seen: { beginning: boolean; address: boolean }): void {
  seen.beginning ||= beginning.test(text)
  seen.address ||= address.test(text)
  // First: what a password hides may name anything.
  if (password.test(text)) throw new Refusal('pdf-has-password')
  if (unwanted.test(text) || byItself.test(text) || (seen.beginning && seen.address))
    throw new Refusal('pdf-has-actions')
}

/** Null for what is not deflated. Throws `pdf-unsearchable` when it would be larger than `most`. */
function inflate(bytes: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('pdf-unsearchable')
    return null
  }
}
