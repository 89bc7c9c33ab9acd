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

/** The words in the embedded font, read as a reader copies them: by the font's own table of what each of its signs means. */
export function embeddedWordsOf(pdf: Buffer): string {
  const streams = streamsOf(pdf)
  const table = streams.find((stream) => stream.includes('begincmap')) ?? ''
  const lists = [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => [
    ...list!.matchAll(/<([0-9a-f ]*)>/gi),
  ])
  const meant = lists.map(([, hex]) =>
    Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
  return streams
    .filter((stream) => stream !== table)
    .flatMap((stream) => [...stream.matchAll(/<((?:[0-9a-f]{4})+)>/g)])
    .flatMap(([, hex]) => hex!.match(/.{4}/g)!.map((sign) => meant[Number.parseInt(sign, 16)] ?? ''))
    .join('')
}
