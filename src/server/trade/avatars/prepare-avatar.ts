// Prepares an uploaded picture of a person for storage.

import type { Prepared } from '#server/platform/files/keep-file.ts'
import { reencodeImage } from '#server/platform/files/reencode-image.ts'

const side = 512

/** An upright square of WebP without metadata, cut from the middle. */
export async function prepareAvatar(bytes: Buffer): Promise<Prepared> {
  const webp = await reencodeImage(bytes, (image) =>
    image.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }),
  )
  return { extension: 'webp', bytes: webp }
}
