// Detects the format of a file from its first bytes; names and declared types are not trusted.

export type Format = 'jpeg' | 'png' | 'webp' | 'pdf'

const starts: [Format, (start: string) => boolean][] = [
  ['jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', (start) => start.startsWith('RIFF') && start.slice(8).startsWith('WEBP')],
  ['pdf', (start) => start.startsWith('%PDF-')],
]

/** Null for everything that is not taken: SVG, GIF, HTML, archives, nothing at all. */
export function detectFormat(bytes: Buffer): Format | null {
  const start = bytes.subarray(0, 16).toString('latin1')
  return starts.find(([, matches]) => matches(start))?.[0] ?? null
}
