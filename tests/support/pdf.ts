// What is written in a PDF of ours.

import { inflateSync } from 'node:zlib'

function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
}

/** The words on the pages: every packed stream unpacked, and its texts, which are written as hexadecimal digits. */
export function wordsOf(pdf: Buffer): string {
  return streamsOf(pdf)
    .flatMap((stream) =>
      [...stream.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')),
    )
    .join('')
}

/**
 * The words in the embedded fonts, read as a reader copies them: by the table of what each sign means. Where two fonts are embedded,
 * every word is read by the table of the one and then by that of the other.
 */
export function embeddedWordsOf(pdf: Buffer): string {
  const tables = streamsOf(pdf).filter((stream) => stream.includes('begincmap'))
  return tables.map((table) => wordsBy(table, signsOf(pdf))).join('')
}

function wordsBy(table: string, signs: readonly string[]): string {
  const lists = [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => [
    ...list!.matchAll(/<([0-9a-f ]*)>/gi),
  ])
  const meant = lists.map(([, hex]) =>
    Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
  return signs.map((sign) => meant[Number.parseInt(sign, 16)] ?? '').join('')
}

/** The signs of embedded fonts as four hexadecimal digits each; 0000 is the box of a letter that the font lacks. */
export function signsOf(pdf: Buffer): string[] {
  return streamsOf(pdf)
    .filter((stream) => !stream.includes('begincmap'))
    .flatMap((stream) => [...stream.matchAll(/<((?:[0-9a-f]{4})+)>/g)])
    .flatMap(([, hex]) => hex!.match(/.{4}/g)!)
}
