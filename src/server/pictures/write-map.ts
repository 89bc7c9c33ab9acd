/** Writes the locator map and the country outlines of the large map. Run it after changing the frame. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Box, clipRing } from './clip.ts'
import { type Country, type Point, readCountries } from './topology.ts'

const publicFolder = new URL('../../../public/', import.meta.url)

/**
 * The locator's frame. src/client/map/projection.ts repeats these four numbers: neither side may
 * import the other, and a pin is only right if both agree.
 */
const frame = { west: 7.2, north: 13.7, pixelsPerLongitude: 39.7, pixelsPerLatitude: 40 }
const size = { width: 405, height: 512 }
/** A little wider than the frame, so that the cut itself is never drawn. */
const locatorBox: Box = { west: 7, east: 17.6, south: 0.7, north: 13.9 }
const regionBox: Box = { west: 2, east: 22, south: -3, north: 15 }
const cameroon = 'Cameroon'

const round = (value: number, digits: number) => Number(value.toFixed(digits))

function clipped(countries: Country[], box: Box): Country[] {
  return countries
    .map((country) => ({
      ...country,
      rings: country.rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 3),
    }))
    .filter((country) => country.rings.length > 0)
}

function onLocator([longitude, latitude]: Point): string {
  const x = (longitude - frame.west) * frame.pixelsPerLongitude
  const y = (frame.north - latitude) * frame.pixelsPerLatitude
  return `${round(x, 1)} ${round(y, 1)}`
}

const outline = ({ rings }: Country) => rings.map((ring) => `M${ring.map(onLocator).join('L')}z`).join('')

const near = clipped(readCountries(0.02), locatorBox)
const home = near.filter((country) => country.name === cameroon)
const neighbours = near.filter((country) => country.name !== cameroon)
const locator =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
  `<path fill="#F4F2EE" stroke="#DDD8CE" stroke-width=".8" stroke-linejoin="round" d="${neighbours.map(outline).join('')}"/>` +
  `<path fill="#F3EBDA" stroke="#C9A45C" stroke-width="1.4" stroke-linejoin="round" d="${home.map(outline).join('')}"/></svg>`

const region = {
  type: 'FeatureCollection',
  features: clipped(readCountries(0.006), regionBox).map(({ id, name, rings }) => ({
    type: 'Feature',
    id: Number(id),
    properties: { name },
    geometry: {
      type: 'MultiPolygon',
      // No country here has a hole that is worth a polygon of its own: each ring is drawn as one.
      coordinates: rings.map((ring) => [[...ring, ring[0]!].map(([x, y]) => [round(x, 3), round(y, 3)])]),
    },
  })),
}

mkdirSync(new URL('pictures/', publicFolder), { recursive: true })
mkdirSync(new URL('map/', publicFolder), { recursive: true })
writeFileSync(new URL('pictures/cameroon.svg', publicFolder), locator)
writeFileSync(new URL('map/countries.json', publicFolder), JSON.stringify(region))
