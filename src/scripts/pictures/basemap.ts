/** The basemap of the large map as one collection: land, borders, water, names. Drawn by client/components/map/map-style.ts. */
import { readFileSync } from 'node:fs'
import { type Box, clipRing } from './clip.ts'
import { countryLabels, summit, towns } from './atlas/towns.ts'
import { type Atlas, type Point, readAtlas } from './topology.ts'

/**
 * From Natural Earth (public domain), as qgis-common (regions, 1:10 m) and marble-qt-data (rivers and lakes, 1:50 m)
 * package it in Debian: cut to Cameroon and its neighbours, rivers named by us.
 */
type Drawn = { regionBorders: Point[][]; rivers: { name: string; line: Point[] }[]; lakes: Point[][] }

const home = 'Cameroon'
/** Where somebody looks closely, what lies around it, and what is there so that nothing ends in the sea: degrees. */
const close: Box = { west: 8, east: 16.5, south: 1.5, north: 13.2 }
const near: Box = { west: 2, east: 22, south: -3, north: 15 }
const far: Box = { west: -26, east: 52, south: -36, north: 50 }
const tolerances = { close: 0.003, near: 0.012, far: 0.2 }
/** A far island smaller than this is left out. */
const speck = 1
/** A border of regions that ends this close to the country's own is drawn up to it. */
const snap = 0.15

const inside = ({ west, east, south, north }: Box, [x, y]: Point) =>
  x >= west && x <= east && y >= south && y <= north
const round = (value: number) => Number(value.toFixed(3))
const rounded = ([x, y]: Point): Point => [round(x), round(y)]

type Geometry =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: Point[] }
  | { type: 'MultiLineString'; coordinates: Point[][] }
  | { type: 'MultiPolygon'; coordinates: Point[][][] }
type Feature = { type: 'Feature'; properties: Record<string, string | number>; geometry: Geometry }

function isWorthIt(ring: Point[]): boolean {
  if (ring.some((point) => inside(near, point))) return true
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return Math.max(...xs) - Math.min(...xs) > speck || Math.max(...ys) - Math.min(...ys) > speck
}

const feature = (properties: Feature['properties'], geometry: Geometry): Feature => ({
  type: 'Feature',
  properties,
  geometry,
})
const lines = (kind: string, drawn: Point[][]) =>
  feature({ kind }, { type: 'MultiLineString', coordinates: drawn.map((line) => line.map(rounded)) })

/** No country here has a hole that is worth a polygon of its own: each ring is drawn as one. */
function land(kind: string, rings: Point[][]): Feature {
  const cut = rings
    .filter(isWorthIt)
    .map((ring) => clipRing(ring, far))
    .filter((ring) => ring.length > 3)
  return feature(
    { kind },
    { type: 'MultiPolygon', coordinates: cut.map((ring) => [[...ring, ring[0]!].map(rounded)]) },
  )
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

/** Two scales of one atlas do not meet exactly: an end where no other line begins is drawn to the nearest of the outline. */
function upTo(outline: Point[], line: Point[], all: Point[][]): Point[] {
  const ends = all.flatMap((other) => [other[0]!, other.at(-1)!])
  const reach = (end: Point): Point[] => {
    if (ends.filter((other) => distance(other, end) === 0).length > 1) return []
    const nearest = outline.reduce((best, point) =>
      distance(point, end) < distance(best, end) ? point : best,
    )
    return distance(nearest, end) < snap ? [nearest] : []
  }
  return [...reach(line[0]!), ...line, ...reach(line.at(-1)!)]
}

function named(): Feature[] {
  return [
    ...towns.map(([name, x, y, rank]) =>
      feature({ kind: 'town', name, rank }, { type: 'Point', coordinates: [x, y] }),
    ),
    ...countryLabels.map(([code, x, y]) =>
      feature({ kind: 'country', code }, { type: 'Point', coordinates: [x, y] }),
    ),
    feature({ kind: 'gulf' }, { type: 'Point', coordinates: [6.7, 3.3] }),
    feature({ kind: 'lake-name' }, { type: 'Point', coordinates: [14.1, 13.3] }),
    feature(
      { kind: 'summit', height: summit.height },
      { type: 'Point', coordinates: [summit.longitude, summit.latitude] },
    ),
  ]
}

/** Returns the atlas, the finer the nearer. */
export function readAround(): Atlas {
  const touches = (arc: Point[], box: Box) => arc.some((point) => inside(box, point))
  return readAtlas((arc) => {
    if (touches(arc, close)) return tolerances.close
    return touches(arc, near) ? tolerances.near : tolerances.far
  })
}

export function readDrawn(): Drawn {
  return JSON.parse(readFileSync(new URL('atlas/natural-earth.json', import.meta.url), 'utf8'))
}

export function basemap({ countries, borders }: Atlas, { regionBorders, rivers, lakes }: Drawn) {
  const own = borders.filter(({ between }) => between.includes(home)).map(({ line }) => line)
  const others = borders
    .filter(
      ({ between, line }) =>
        between.length > 1 && !between.includes(home) && line.every((point) => inside(far, point)),
    )
    .map(({ line }) => line)
  const outline = own.flat()
  const rings = (isHome: boolean) =>
    countries.filter(({ name }) => (name === home) === isHome).flatMap((country) => country.rings)
  return {
    type: 'FeatureCollection',
    features: [
      land('abroad', rings(false)),
      land('home', rings(true)),
      lines(
        'region',
        regionBorders.map((line) => upTo(outline, line, regionBorders)),
      ),
      ...rivers.map(({ name, line }) =>
        feature({ kind: 'river', name }, { type: 'LineString', coordinates: line.map(rounded) }),
      ),
      feature(
        { kind: 'lake' },
        { type: 'MultiPolygon', coordinates: lakes.map((ring) => [ring.map(rounded)]) },
      ),
      lines('border', others),
      lines('home-border', own),
      ...named(),
    ],
  }
}
