// Whether a PDF only shows pages. Libraries that read PDFs inflate what is in them without a bound, so it is searched here.

import { inflateSync } from 'node:zlib'
import { detectFormat } from './detect-format.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Names without which nothing runs, nothing is sent or opened, nothing is hidden behind a password. */
const unwanted =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound|XFA|Encrypt)(?![A-Za-z])/
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
 * Throws `file-unusable` for what is no whole PDF, has a password, scripts or files in it, does something when it is opened,
 * or cannot be searched.
 */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (detectFormat(bytes) !== 'pdf' || !text.slice(-2048).includes('%%EOF'))
    throw new Refusal('file-unusable')
  const seen = { beginning: false, address: false }
  search(spelledOut(text), seen)
  let room = largestSum
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = spelledOut(text.slice(text.lastIndexOf('obj', index), index))
    const holdsObjects = /\/ObjStm(?![A-Za-z])/.test(dictionary)
    if (holdsObjects && (unsearched.test(dictionary) || dictionary.includes('/Predictor')))
      throw new Refusal('file-unusable')
    const inflated = inflate(bytes.subarray(index + keyword.length), Math.min(room, largestStream))
    if (inflated === null) {
      // Not deflated: pictures, fonts, and objects that were searched with the whole.
      if (holdsObjects && dictionary.includes('/FlateDecode')) throw new Refusal('file-unusable')
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
  if (unwanted.test(text) || byItself.test(text) || (seen.beginning && seen.address))
    throw new Refusal('file-unusable')
}

/** Null for what is not deflated. Throws `file-unusable` when it would be larger than `most`. */
function inflate(bytes: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new Refusal('file-unusable')
    return null
  }
}
