// The endings of a picture's file names, after its id.

import { photoFormats, photoWidths } from '#domain/car/photos.ts'
import type { PicturesTable } from '#server/platform/db/tables/file-tables.ts'

/** Every size in every format, and the largest as JPEG. */
export const photoEndings: readonly string[] = [
  ...photoWidths.flatMap((width) => photoFormats.map((format) => `-${width}.${format}`)),
  `-${photoWidths.at(-1)}.jpg`,
]

export const logoEnding = '-180.webp'

export const pictureEndings: Readonly<Record<PicturesTable['kind'], readonly string[]>> = {
  photo: photoEndings,
  logo: [logoEnding],
}
