// Shrinks a photo before it is sent: mobile data is expensive, and a licence is readable at 1600 pixels.

const longestSide = 1600
const quality = 0.8

/** What the server accepts; every other kind that the browser can decode is converted to JPEG. */
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp']

type Size = { width: number; height: number }

/** The size in whole pixels that fits into a square of `longest`; a smaller picture is never blown up. */
export function fitted({ width, height }: Size, longest = longestSide): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/** The lighter of the two. A photo of a kind that the server does not take, such as HEIC, is always replaced. */
export function lighter(original: File, jpeg: Blob | null): File {
  if (jpeg === null || (jpeg.size >= original.size && acceptedTypes.includes(original.type))) return original
  return new File([jpeg], original.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' })
}

/** An upright JPEG of at most 1600 pixels a side. A PDF, and what this browser cannot read, comes back as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type !== '' && !file.type.startsWith('image/')) return file
  try {
    return lighter(file, await jpegOf(file))
  } catch {
    // Not a picture, or of an unknown kind: the server decides.
    return file
  }
}

async function jpegOf(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fitted(picture)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) return null
  // A JPEG has no transparency: without this it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
