// Pictures are re-encoded: the result has no metadata, no trailing bytes and no tricks of the uploaded file.

import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#server/platform/http/refusal.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import { detectFormat } from './detect-format.ts'

// A decoded picture may take 160 MB; none is kept, and two are worked on at once.
sharp.cache(false)
sharp.concurrency(1)
const decoding = turns(2, 64)

/** 40 megapixels, more than a phone's camera makes (rule 7). */
const pixels = 40e6

/**
 * Decodes a JPEG, PNG or WebP upright and returns what `draw` makes of it. Throws `file-unusable` for anything else, for a
 * damaged file and for too many pixels.
 */
export async function reencodeImage(bytes: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  const format = detectFormat(bytes)
  // Asked before the decoder, which would also take SVG.
  if (format === null || format === 'pdf') throw new Refusal('file-unusable')
  return decoding(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: pixels, failOn: 'error', pages: 1 }).timeout({
        seconds: 15,
      })
      return await draw(image.rotate()).toBuffer()
    } catch {
      throw new Refusal('file-unusable')
    }
  })
}
