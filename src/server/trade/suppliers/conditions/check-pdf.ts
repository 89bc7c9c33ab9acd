// Whether a PDF only shows pages. Libraries that read PDFs inflate what is in them without a bound, so it is searched here.

import { inflateSync } from 'node:zlib'
import { detectFormat } from '#server/platform/files/detect-format.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Names without which nothing runs, nothing is sent or opened, nothing is hidden behind a password. */
const unwanted =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound|XFA|Encrypt)(?![A-Za-z])/
/** Streams of objects in a shape that is not searched here. */
const unsearched = /\/(?:LZWDecode|ASCIIHexDecode|ASCII85Decode|RunLengthDecode|Crypt)(?![A-Za-z])/

/** What one stream, and all of them, may inflate to. A page of text has some kilobytes. */
const largestStream = 16 * 1024 * 1024
const largestSum = 64 * 1024 * 1024

/** `/J#61vaScript` is another spelling of a name. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))

/** Throws `file-unusable` for what is no whole PDF, has a password, scripts or files in it, or cannot be searched. */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (detectFormat(bytes) !== 'pdf' || !text.slice(-2048).includes('%%EOF'))
    throw new Refusal('file-unusable')
  if (unwanted.test(spelledOut(text))) throw new Refusal('file-unusable')
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
    if (unwanted.test(spelledOut(inflated.toString('latin1')))) throw new Refusal('file-unusable')
  }
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
