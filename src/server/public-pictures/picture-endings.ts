// How the names of a picture's files end, after its id.

import { photoEndings } from '../cars/photos/prepare-photo.ts'
import type { PicturesTable } from '../db/tables/file-tables.ts'

export const logoEnding = '-180.webp'

export const pictureEndings: Readonly<Record<PicturesTable['kind'], readonly string[]>> = {
  photo: photoEndings,
  logo: [logoEnding],
}
