// Prepares an uploaded document for storage: a licence (rule 7) or a paper (rule 18).

import type { Prepared } from './keep-file.ts'
import { checkPdf } from './check-pdf.ts'
import { pictureFormats, reencodeImage } from './reencode-image.ts'
import { requireFormat } from './detect-format.ts'

/** Readable on any screen, and far below what a camera makes. */
const longestSide = 2400

/**
 * A picture becomes an upright JPEG without metadata; a PDF that only shows pages stays as it is and is only ever downloaded.
 * Throws `not-a-document` for anything else, and what `checkPdf` and `reencodeImage` throw.
 */
export async function prepareDocument(bytes: Buffer): Promise<Prepared> {
  if (requireFormat(bytes, ['pdf', ...pictureFormats], 'not-a-document') === 'pdf') {
    checkPdf(bytes)
    return { extension: 'pdf', bytes }
  }
  const jpeg = await reencodeImage(bytes, (image) =>
    image
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 }),
  )
  return { extension: 'jpg', bytes: jpeg }
}
