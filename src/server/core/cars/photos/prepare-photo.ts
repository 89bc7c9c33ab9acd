// Prepares an uploaded photograph: upright, cut to 3:2, without metadata, in every size and format.

import { photoWidths } from '#domain/car/photos.ts'
import { reencodeImage } from '#server/platform/files/reencode-image.ts'

const [largest] = photoWidths.toReversed()
const heightOf = (width: number) => (width / 3) * 2

/**
 * Takes a JPEG, PNG or WebP. Returns the files by the endings of their names. Throws `file-unusable` as `reencodeImage` does.
 */
export async function preparePhoto(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const whole = await reencodeImage(bytes, (image) =>
    image
      .resize(largest, heightOf(largest!), { fit: 'cover' })
      .flatten({ background: '#F4F2EE' })
      .png({ compressionLevel: 1 }),
  )
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
