/** Country outlines and the borders between them from world-atlas (Natural Earth, public domain). */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Point = [longitude: number, latitude: number]
export type Country = { id: string; name: string; rings: Point[][] }

type Shape = { id?: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
)
type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { countries: { geometries: Shape[] } }
}

function decode({ arcs, transform }: Topology): Point[][] {
  const { scale, translate } = transform
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Ramer-Douglas-Peucker: drops points closer than `tolerance` degrees to the line that remains. */
function simplify(line: Point[], tolerance: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let farthest = 0
  let away = 0
  line.forEach((point, index) => {
    const gap = distance(point, first, last)
    if (gap > away) [farthest, away] = [index, gap]
  })
  if (away <= tolerance) return [first, last]
  const before = simplify(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplify(line.slice(farthest), tolerance)]
}

/** How coarse an arc may become, in degrees; asked for each arc, so that what is far costs little. */
export type Tolerance = (arc: Point[]) => number

/** A line between two countries, or between one and the sea. */
export type Border = { between: string[]; line: Point[] }
export type Atlas = { countries: Country[]; borders: Border[] }

/** Arcs are simplified, not countries: two neighbours keep one common border. */
export function readAtlas(tolerance: Tolerance): Atlas {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'))
  const arcs = decode(topology).map((arc) => simplify(arc, tolerance(arc)))
  const arcOf = (index: number) => (index < 0 ? arcs[~index]!.toReversed() : arcs[index]!)
  const ringOf = (indexes: number[]) => indexes.flatMap((index) => arcOf(index).slice(0, -1))
  const sides = arcs.map(() => new Set<string>())
  const countries = topology.objects.countries.geometries.map((shape) => {
    const { name } = shape.properties
    const rings = shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat()
    for (const index of rings.flat()) sides[index < 0 ? ~index : index]!.add(name)
    return { id: shape.id ?? '', name, rings: rings.map(ringOf) }
  })
  return { countries, borders: arcs.map((line, index) => ({ between: [...sides[index]!], line })) }
}
