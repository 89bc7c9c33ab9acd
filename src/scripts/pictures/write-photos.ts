/** Draws the photographs of one car of the demonstration in a landscape, and writes them as an upload is stored. Run it after changing a drawing; the result is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { preparePhoto } from '#server/core/cars/photos/prepare-photo.ts'
import { demonstrationPhotos } from '#server/demonstration/seed/world/demo-cars.ts'
import { bodyDrawings } from '#server/core/pictures/bodies.ts'
import { carDefinitions, carFigure } from '#server/core/pictures/draw-car.ts'
import { paints } from '#server/core/pictures/paint.ts'

const folder = new URL('../../server/demonstration/seed/photos/', import.meta.url)

type Light = { sky: string; horizon: string; hills: string; land: string; sun: string }
const dusk: Light = { sky: '#4A4866', horizon: '#F0AC6B', hills: '#7A5A4A', land: '#6B5138', sun: '#FFE9BF' }
const day: Light = { sky: '#8FBAD6', horizon: '#F3F0E4', hills: '#8FA384', land: '#B09468', sun: '#FFFFFF' }

/** What of the 600 by 400 drawing is in the picture. */
type View = { light: Light; left: number; top: number; width: number }
const views: View[] = [
  { light: dusk, left: -30, top: 0, width: 660 },
  { light: day, left: 22, top: 118, width: 330 },
  { light: dusk, left: 268, top: 112, width: 320 },
]

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`

function scene({ light, left, top, width }: View): string {
  const { sky, horizon, hills, land, sun } = light
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="${left} ${top} ${width} ${(width / 3) * 2}"><defs>` +
    carDefinitions(bodyDrawings.fullsize, paints.obsidian) +
    `<linearGradient id="sky" x2="0" y2="1">${stop(0, sky)}${stop(0.58, horizon)}</linearGradient>` +
    `<linearGradient id="land" x2="0" y2="1">${stop(0, land)}${stop(1, '#2B241C')}</linearGradient></defs>` +
    '<path fill="url(#sky)" d="M-60-40h720v480h-720z"/>' +
    `<circle cx="452" cy="196" r="52" fill="${sun}" opacity=".8"/>` +
    `<path fill="${hills}" opacity=".45" d="M-60 262C20 236 70 196 128 196S226 252 320 244 470 208 540 222 620 252 660 246V320H-60z"/>` +
    `<path fill="${hills}" opacity=".7" d="M-60 276C60 262 150 268 240 274S440 258 660 270V320H-60z"/>` +
    '<path fill="url(#land)" d="M-60 288h720v160h-720z"/>' +
    `<g stroke-linecap="round">${carFigure(bodyDrawings.fullsize, paints.obsidian)}</g></svg>`
  )
}

mkdirSync(folder, { recursive: true })
for (const [index, id] of demonstrationPhotos.ids.entries()) {
  const picture = await sharp(Buffer.from(scene(views[index]!)))
    .png()
    .toBuffer()
  for (const [ending, bytes] of await preparePhoto(picture))
    writeFileSync(new URL(id + ending, folder), bytes)
}
