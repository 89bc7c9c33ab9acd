// Detects the format of a file from its first bytes; names and declared types are not trusted.

import type { Failure } from '#domain/failure.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type Format = 'jpeg' | 'png' | 'webp' | 'pdf'

const starts: [Format, (start: string) => boolean][] = [
  ['jpeg', (start) => start.startsWith('\xff\xd8\xff')],
  ['png', (start) => start.startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', (start) => start.startsWith('RIFF') && start.slice(8).startsWith('WEBP')],
  // Some programs write a byte order mark or a line end before it, and every viewer opens that.
  ['pdf', (start) => /^(?:\xef\xbb\xbf)?[\r\n\t ]*%PDF-/.test(start)],
]

/** Null for everything that is not taken: SVG, GIF, HTML, archives, nothing at all. */
function detectFormat(bytes: Buffer): Format | null {
  const start = bytes.subarray(0, 32).toString('latin1')
  return starts.find(([, matches]) => matches(start))?.[0] ?? null
}

/**
 * The format of a file where only some are taken. Throws `otherwise` for one of another kind, `file-damaged` for an empty one,
 * which is what a phone sends of a file that it has only in its cloud.
 */
export function requireFormat<F extends Format>(bytes: Buffer, taken: readonly F[], otherwise: Failure): F {
  if (bytes.length === 0) throw new Refusal('file-damaged')
  const format = detectFormat(bytes)
  const found = taken.find((each) => each === format)
  if (found === undefined) throw new Refusal(otherwise)
  return found
}
