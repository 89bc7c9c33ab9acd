// What is written in a PDF of ours.

import { inflateSync } from 'node:zlib'

/** The words on the pages: every packed stream unpacked, and its texts, which are written as hexadecimal digits. */
export function wordsOf(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return streams
    .flatMap((stream) =>
      [...stream.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')),
    )
    .join('')
}
