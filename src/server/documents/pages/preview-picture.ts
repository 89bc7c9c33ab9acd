// The picture of a shared car link, as JPEG: programs that show link previews know no SVG.

import sharp from 'sharp'
import { photoAddress } from '#domain/car/photos.ts'
import type { Language } from '#domain/language.ts'
import type { CarRow } from '#server/core/cars/car-row.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import { ground } from '#server/core/pictures/body-drawing.ts'
import { bodyDrawings } from '#server/core/pictures/bodies.ts'
import { carBodies, type CarBody } from '#server/core/pictures/car-body.ts'
import { carDefinitions, carFigure } from '#server/core/pictures/draw-car.ts'
import { wordmark } from '#server/core/pictures/lettering.ts'
import { brass, ink } from '#server/core/pictures/monogram.ts'
import { paintColours, paints, type PaintColour } from '#server/core/pictures/paint.ts'
import { sitePicture, type HeadPicture } from './head.ts'

const width = 1200
const height = 630
/** The baseline of the tyres, and the room between it and the name. */
const floor = 556
const room = { width: 860, height: 372 }

type CarPicture = { body: CarBody; colour: PaintColour }

/** Which of our own car pictures it is; null for any other. */
export function carPictureOf(image: string): CarPicture | null {
  const [, body, colour] = /^\/pictures\/cars\/([a-z]+)-([a-z]+)\.svg$/.exec(image) ?? []
  const found = {
    body: carBodies.find((one) => one === body),
    colour: paintColours.find((one) => one === colour),
  }
  return found.body && found.colour ? { body: found.body, colour: found.colour } : null
}

/** The picture of a car's card: its first photograph, our drawing, or the site's own picture. */
export function previewPicture(
  { car, photos: [photo] }: Pick<CarRow, 'photos'> & { car: { id: string; image: string } },
  alt: string,
  language: Language,
): HeadPicture {
  if (photo !== undefined) return { url: photoAddress(photo, 1200, 'jpg'), width: 1200, height: 800, alt }
  return carPictureOf(car.image)
    ? { url: `/previews/cars/${car.id}.jpg`, width, height, alt }
    : sitePicture(language)
}

function previewSvg({ body, colour }: CarPicture): string {
  const drawing = bodyDrawings[body]
  const [nose, tail] = drawing.span
  const scale = Math.min(1.7, room.width / (tail - nose), room.height / (ground - drawing.light.roof))
  const left = width / 2 - (scale * (nose + tail)) / 2
  const name = 0.86
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${carDefinitions(drawing, paints[colour])}` +
    '<linearGradient id="wall" x2="0" y2="1"><stop offset="0" stop-color="#FAF9F6"/><stop offset=".72" stop-color="#F4F2EE"/></linearGradient></defs>' +
    `<path fill="url(#wall)" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${ink}" transform="translate(${(width - wordmark.width * name) / 2} 104)scale(${name})" d="${wordmark.path}"/>` +
    `<path fill="${brass}" d="M560 126h80v1.6h-80z"/>` +
    `<g stroke-linecap="round" transform="translate(${left} ${floor - scale * ground})scale(${scale})">${carFigure(drawing, paints[colour])}</g></svg>`
  )
}

/** Rendering costs processor time: one at a time, and at most 50 requests wait. */
const inTurn = turns(1, 50)

/** At most one for each body and paint, of some 30 kB each: 7 MB if every one was asked for. */
const cache = new Map<string, Promise<Buffer>>()

/** Returns the picture, 1200 by 630, as JPEG. Throws 503 when too many wait. */
export function renderPreview(car: CarPicture): Promise<Buffer> {
  const key = `${car.body}-${car.colour}`
  const known = cache.get(key)
  if (known) return known
  const picture = inTurn(() =>
    sharp(Buffer.from(previewSvg(car)))
      .resize(width, height)
      .jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  )
  cache.set(key, picture)
  picture.catch(() => cache.delete(key))
  return picture
}
