// Detects the format of a file from its first bytes; names and declared types are not trusted.

export type Format = 'jpeg' | 'png' | 'webp' | 'pdf'

const starts: [Format, (start: string) => boolean][] = [
  ['jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', (start) => start.startsWith('RIFF') && start.slice(8).startsWith('WEBP')],
  // Some programs write a byte order mark or a line end before it, and every viewer opens that.
  ['pdf', (start) => /^(?:\xef\xbb\xbf)?[\r\n\t ]*%PDF-/.test(start)],
]

/** Null for everything that is not taken: SVG, GIF, HTML, archives, nothing at all. */
export function detectFormat(bytes: Buffer): Format | null {
  const start = bytes.subarray(0, 32).toString('latin1')
  return starts.find(([, matches]) => matches(start))?.[0] ?? null
}
