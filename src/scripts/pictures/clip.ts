/** Cuts a ring to a box of longitudes and latitudes (Sutherland-Hodgman). */
import type { Point } from './topology.ts'

export type Box = { west: number; east: number; south: number; north: number }

type Edge = { inside(point: Point): boolean; crossing(from: Point, to: Point): Point }

const atLongitude = (x: number, [ax, ay]: Point, [bx, by]: Point): Point => [
  x,
  ay + ((by - ay) * (x - ax)) / (bx - ax),
]
const atLatitude = (y: number, [ax, ay]: Point, [bx, by]: Point): Point => [
  ax + ((bx - ax) * (y - ay)) / (by - ay),
  y,
]

function edgesOf({ west, east, south, north }: Box): Edge[] {
  return [
    { inside: ([x]) => x >= west, crossing: (from, to) => atLongitude(west, from, to) },
    { inside: ([x]) => x <= east, crossing: (from, to) => atLongitude(east, from, to) },
    { inside: ([, y]) => y >= south, crossing: (from, to) => atLatitude(south, from, to) },
    { inside: ([, y]) => y <= north, crossing: (from, to) => atLatitude(north, from, to) },
  ]
}

/** Empty when nothing of the ring is in the box. */
export function clipRing(ring: Point[], box: Box): Point[] {
  return edgesOf(box).reduce((points, { inside, crossing }) => {
    const kept: Point[] = []
    points.forEach((point, index) => {
      const previous = points.at(index - 1)!
      if (inside(point) !== inside(previous)) kept.push(crossing(previous, point))
      if (inside(point)) kept.push(point)
    })
    return kept
  }, ring)
}
