// Pictures are re-encoded: the result has no metadata, no trailing bytes and no tricks of the uploaded file.

import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#server/platform/http/refusal.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import { requireFormat, type Format } from './detect-format.ts'

// A decoded picture may take 200 MB; none is kept, and two are worked on at once.
sharp.cache(false)
sharp.concurrency(1)
const decoding = turns(2, 64)

/** 50 megapixels: phones' cameras make 48 (rule 7). */
const pixels = 50e6
/** No photograph, paper or logo is a hundred times as long as it is wide. */
const longest = 100
/** An animation of a few pictures is a picture; one of thousands keeps the decoder busy. */
const mostFrames = 100

export const pictureFormats = ['jpeg', 'png', 'webp'] as const satisfies readonly Format[]

/** Asked of the header, before a place at the decoder is taken. */
async function refuseByHeader(bytes: Buffer): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('file-damaged')
    })
  if (pages > mostFrames) throw new Refusal('picture-animated')
  if (Math.max(width, height) > longest * Math.min(width, height)) throw new Refusal('picture-too-narrow')
  if (width * height > pixels) throw new Refusal('picture-too-large')
}

/**
 * Decodes a JPEG, PNG or WebP upright and returns what `draw` makes of it. Throws `not-a-picture` for anything else,
 * `file-damaged`, and by its header `picture-animated` for too many frames, `picture-too-narrow` for an absurd shape and
 * `picture-too-large` for too many pixels.
 */
export async function reencodeImage(bytes: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  // Asked before the decoder, which would also take SVG.
  const format = requireFormat(bytes, pictureFormats, 'not-a-picture')
  await refuseByHeader(bytes)
  return decoding(async () => {
    try {
      return await decode(bytes, 'error', draw)
    } catch {
      if (format !== 'jpeg' || bytes.subarray(-2).equals(endOfJpeg)) throw new Refusal('file-damaged')
      return decode(Buffer.concat([bytes, endOfJpeg]), 'warning', draw).catch(() => {
        throw new Refusal('file-damaged')
      })
    }
  })
}

/** Lost where a transfer was cut short: with it a picture that is whole is read without a warning, and half a one is not. */
const endOfJpeg = Buffer.from([0xff, 0xd9])

function decode(bytes: Buffer, failOn: 'error' | 'warning', draw: (image: Sharp) => Sharp): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: pixels, failOn, pages: 1 }).timeout({ seconds: 15 })
  return draw(image.rotate()).toBuffer()
}
