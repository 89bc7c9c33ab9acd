/** Writes the locator map, by day and by night, and the basemap of the large map. Run it after changing the frame. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basemap, readDrawn, readAround } from './basemap.ts'
import { type Box, clipRing } from './clip.ts'
import { type Point, readAtlas } from './topology.ts'

const publicFolder = new URL('../../../public/', import.meta.url)

/**
 * The locator's frame. src/client/components/map/points.ts repeats these four numbers: neither side may
 * import the other, and a pin is only right if both agree.
 */
const frame = { west: 7.2, north: 13.7, pixelsPerLongitude: 39.7, pixelsPerLatitude: 40 }
const size = { width: 405, height: 512 }
/** A little wider than the frame, so that the cut itself is never drawn. */
const locatorBox: Box = { west: 2, east: 22.5, south: 0.7, north: 13.9 }
const cameroon = 'Cameroon'

/** As in src/client/components/map/LocationMap.css.ts. */
const palettes = {
  cameroon: {
    water: '#DFE6E8',
    abroad: '#F4F2EE',
    home: '#FBF6EA',
    border: '#D5CFC3',
    brass: '#B08A42',
    river: '#A9BFC8',
  },
  'cameroon-dark': {
    water: '#10181C',
    abroad: '#1D1D1E',
    home: '#2A2519',
    border: '#38383A',
    brass: '#D8B878',
    river: '#2E4650',
  },
}

const round = (value: number) => Number(value.toFixed(1))

function onLocator([longitude, latitude]: Point): string {
  const x = (longitude - frame.west) * frame.pixelsPerLongitude
  const y = (frame.north - latitude) * frame.pixelsPerLatitude
  return `${round(x)} ${round(y)}`
}

const path = (line: Point[]) => `M${line.map(onLocator).join('L')}`

const { countries } = readAtlas(() => 0.02)
const drawn = readDrawn()
const outline = (isHome: boolean) =>
  countries
    .filter(({ name }) => (name === cameroon) === isHome)
    .flatMap(({ rings }) => rings.map((ring) => clipRing(ring, locatorBox)).filter((ring) => ring.length > 3))
    .map((ring) => `${path(ring)}z`)
    .join('')
const inFrame = ([x, y]: Point) => x > 6.8 && x < 17.8 && y > 0.7 && y < 13.9
const rivers = drawn.rivers.map(({ line }) => line.filter(inFrame)).filter((line) => line.length > 1)

function locator({ water, abroad, home, border, brass, river }: (typeof palettes)['cameroon']): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><g stroke-linejoin="round">` +
    `<path fill="${water}" d="M0 0H${size.width}V${size.height}H0z"/>` +
    `<path fill="${abroad}" stroke="${border}" stroke-width=".8" d="${outline(false)}"/>` +
    `<path fill="${home}" d="${outline(true)}"/>` +
    `<path fill="none" stroke="${river}" stroke-width="1.2" d="${rivers.map(path).join('')}"/>` +
    `<path fill="${water}" stroke="${river}" stroke-width=".6" d="${drawn.lakes.map((ring) => `${path(ring.filter(inFrame))}z`).join('')}"/>` +
    `<path fill="none" stroke="${brass}" stroke-width="1.6" d="${outline(true)}"/></g></svg>`
  )
}

mkdirSync(new URL('pictures/', publicFolder), { recursive: true })
mkdirSync(new URL('map/', publicFolder), { recursive: true })
for (const [name, palette] of Object.entries(palettes))
  writeFileSync(new URL(`pictures/${name}.svg`, publicFolder), locator(palette))
writeFileSync(new URL('map/basemap.json', publicFolder), JSON.stringify(basemap(readAround(), drawn)))
