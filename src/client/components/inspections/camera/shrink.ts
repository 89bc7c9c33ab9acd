// Makes a picture of a walk light: at most 1600 pixels a side, about 250 kB, without anything that the camera wrote beside it.

import { fitted } from '#client/components/upload/shrink-picture.ts'

export type Shrunk = { bytes: ArrayBuffer; sha256: string }

const most = 250_000
const qualities = [0.8, 0.7, 0.6, 0.5, 0.4]

/** Throws for what this browser cannot read as a picture. Also in a worker. */
export async function shrink(file: Blob): Promise<Shrunk> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fitted(picture)
  const canvas = canvasOf(width, height)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
  if (context === null) throw new Error('No canvas here')
  // A JPEG has no transparency: without this it would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const jpeg = await lightest((quality) => encoded(canvas, quality))
  const bytes = await jpeg.arrayBuffer()
  return { bytes, sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)) }
}

/** The best quality that is light enough, or the lowest. */
export async function lightest<T extends { size: number }>(
  encode: (quality: number) => Promise<T>,
): Promise<T> {
  const [first = 0.8, ...others] = qualities
  let found = await encode(first)
  for (const quality of others) {
    if (found.size <= most) break
    found = await encode(quality)
  }
  return found
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function canvasOf(width: number, height: number): Canvas {
  return typeof document === 'undefined'
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height })
}

function encoded(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg'
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), type, quality)
  })
}

const hexOf = (digest: ArrayBuffer) =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
