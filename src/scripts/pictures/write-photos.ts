/** Draws the photographs of the demonstration's cars in a landscape, and writes them as an upload is stored. Run it after changing a drawing; the result is committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { preparePhoto } from '#server/core/cars/photos/prepare-photo.ts'
import { demonstrationPhotos } from '#server/demonstration/seed/world/demo-cars.ts'
import { worldFleet } from '#server/demonstration/seed/world/fleet.ts'
import type { WorldCar } from '#server/demonstration/seed/world/car.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'
import { bodyDrawings } from '#server/core/pictures/bodies.ts'
import { carDefinitions, carFigure } from '#server/core/pictures/draw-car.ts'
import { paints } from '#server/core/pictures/paint.ts'

const folder = new URL('../../server/demonstration/seed/photos/', import.meta.url)

type Light = { sky: string; horizon: string; hills: string; land: string; sun: string }
const dusk: Light = { sky: '#4A4866', horizon: '#F0AC6B', hills: '#7A5A4A', land: '#6B5138', sun: '#FFE9BF' }
const day: Light = { sky: '#8FBAD6', horizon: '#F3F0E4', hills: '#8FA384', land: '#B09468', sun: '#FFFFFF' }

const morning: Light = {
  sky: '#C9B8C8',
  horizon: '#F7DDBE',
  hills: '#9A8F9E',
  land: '#8C7A5E',
  sun: '#FFF3D6',
}

/** What of the 600 by 400 drawing is in the picture; `isUpright` is higher than wide. */
type View = { light: Light; left: number; top: number; width: number; isUpright?: boolean }

const views: Record<string, View[]> = {
  'demo-prado-dated': [
    { light: dusk, left: -30, top: 0, width: 660 },
    { light: day, left: 22, top: 118, width: 330 },
    { light: dusk, left: 268, top: 112, width: 320 },
  ],
  'demo-prado-daily': [{ light: day, left: -30, top: 0, width: 660 }],
  'demo-prado-discount': [
    { light: morning, left: -30, top: 0, width: 660 },
    { light: day, left: -50, top: -20, width: 690 },
    { light: dusk, left: 20, top: 40, width: 560 },
    { light: morning, left: 22, top: 118, width: 330 },
    { light: day, left: 268, top: 112, width: 320 },
    { light: dusk, left: 60, top: 190, width: 210 },
    { light: morning, left: 340, top: 190, width: 210 },
    { light: day, left: 180, top: 110, width: 240 },
  ],
  'tucson-mboa-01': [
    { light: morning, left: 40, top: -190, width: 500, isUpright: true },
    { light: day, left: -30, top: 0, width: 660 },
  ],
}

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`

function scene({ body, colour }: WorldCar, { light, left, top, width, isUpright }: View): string {
  const { sky, horizon, hills, land, sun } = light
  const [wide, high] = isUpright ? [800, 1200] : [1200, 800]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${left} ${top} ${width} ${(width / wide) * high}"><defs>` +
    carDefinitions(bodyDrawings[body], paints[colour]) +
    `<linearGradient id="sky" x2="0" y2="1">${stop(0, sky)}${stop(0.58, horizon)}</linearGradient>` +
    `<linearGradient id="land" x2="0" y2="1">${stop(0, land)}${stop(1, '#2B241C')}</linearGradient></defs>` +
    `<path fill="${sky}" d="M-60-440h720v420h-720z"/><path fill="#2B241C" d="M-60 440h720v400h-720z"/>` +
    '<path fill="url(#sky)" d="M-60-40h720v480h-720z"/>' +
    `<circle cx="452" cy="196" r="52" fill="${sun}" opacity=".8"/>` +
    `<path fill="${hills}" opacity=".45" d="M-60 262C20 236 70 196 128 196S226 252 320 244 470 208 540 222 620 252 660 246V320H-60z"/>` +
    `<path fill="${hills}" opacity=".7" d="M-60 276C60 262 150 268 240 274S440 258 660 270V320H-60z"/>` +
    '<path fill="url(#land)" d="M-60 288h720v160h-720z"/>' +
    `<g stroke-linecap="round">${carFigure(bodyDrawings[body], paints[colour])}</g></svg>`
  )
}

/** What a browser gets of a photograph that is damaged. */
const damaged = Buffer.from('This was a photograph.')

const fleet = new Map(worldFleet().map((car) => [car.id, car]))
mkdirSync(folder, { recursive: true })
for (const { car, ids } of demonstrationPhotos)
  for (const [index, id] of ids.entries()) {
    const view = views[car]![index]
    const write = (ending: string, bytes: Buffer) => writeFileSync(new URL(id + ending, folder), bytes)
    if (view === undefined) {
      for (const ending of photoEndings) write(ending, damaged)
      continue
    }
    const picture = await sharp(Buffer.from(scene(fleet.get(car)!, view)))
      .png()
      .toBuffer()
    for (const [ending, bytes] of await preparePhoto(picture)) write(ending, bytes)
  }
