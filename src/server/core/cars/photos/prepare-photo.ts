// Prepares an uploaded photograph: upright, in 3:2, without metadata, in every size and format.

import sharp from 'sharp'
import { photoWidths } from '#domain/car/photos.ts'
import { reencodeImage } from '#server/platform/files/reencode-image.ts'

const [largest] = photoWidths.toReversed()
const heightOf = (width: number) => (width / 3) * 2
const size = { width: largest!, height: heightOf(largest!) }
const ground = { background: '#F4F2EE' }
const fast = { compressionLevel: 1 }

/** Cut to 3:2 around its middle. */
const cut = (bytes: Buffer) =>
  reencodeImage(bytes, (image) =>
    image
      .resize({ ...size, fit: 'cover' })
      .flatten(ground)
      .png(fast),
  )

/** Of one that is higher than wide, cutting would leave no car: it stays whole, before itself out of focus. */
async function stood(bytes: Buffer, behind: Buffer): Promise<Buffer> {
  const input = await reencodeImage(bytes, (image) =>
    image
      .resize({ ...size, fit: 'inside' })
      .flatten(ground)
      .png(fast),
  )
  return reencodeImage(behind, (image) =>
    image.blur(30).modulate({ brightness: 0.7 }).composite([{ input }]).png(fast),
  )
}

/**
 * Takes a JPEG, PNG or WebP. Returns the files by the endings of their names. Throws as `reencodeImage` does.
 */
export async function preparePhoto(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  // First: it refuses what is no picture.
  const middle = await cut(bytes)
  const { autoOrient } = await sharp(bytes).metadata()
  const whole = autoOrient.height > autoOrient.width ? await stood(bytes, middle) : middle
  const files = new Map<string, Buffer>()
  const add = async (ending: string, width: number, encode: Parameters<typeof reencodeImage>[1]) =>
    files.set(ending, await reencodeImage(whole, (image) => encode(image.resize(width))))
  // One after the other: an upload takes one of the decoder's two places, not both.
  for (const width of photoWidths) {
    await add(`-${width}.avif`, width, (image) => image.avif({ quality: 55, effort: 3 }))
    await add(`-${width}.webp`, width, (image) => image.webp({ quality: 76 }))
  }
  await add(`-${largest}.jpg`, largest!, (image) => image.jpeg({ quality: 80, mozjpeg: true }))
  return files
}
