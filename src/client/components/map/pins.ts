// Which pins a map shows at a zoom: cities from far, their places from near, and one for all that would cover another.

import { citiesAmong, type MapPoint } from './points.ts'

export type Pin = {
  /** Of the place it is named after, the one with most cars. */
  id: string
  name: string
  latitude: number
  longitude: number
  /** Null when cars are not counted. */
  cars: number | null
  /** All it stands for, itself included. */
  members: readonly MapPoint[]
}

/** From here a city is shown as its places. */
const nearZoom = 9.5
/** Two pins closer than this, in pixels, would cover each other. */
const apart = 38

/** In pixels of a web map whose world is 512 wide at zoom 0. */
function onScreen({ longitude, latitude }: MapPoint, zoom: number): [number, number] {
  const world = 512 * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [(longitude / 360) * world, (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world]
}

/** The places without a place above them, or from near those without one below; a place alone stays in both. */
function shownAt(points: readonly MapPoint[], zoom: number): MapPoint[] {
  if (zoom < nearZoom) return citiesAmong(points)
  const parents = new Set(points.map(({ parent }) => parent))
  return points.filter(({ id }) => !parents.has(id))
}

/** A car that is handed over at two places of a city is still one car: together they have no more than the city. */
function carsOf(members: readonly MapPoint[], points: readonly MapPoint[]): number | null {
  if (members.every(({ cars }) => cars === undefined)) return null
  const sum = members.reduce((total, { cars }) => total + (cars ?? 0), 0)
  const [first] = members
  const city =
    members.every(({ parent }) => parent === first?.parent) && points.find(({ id }) => id === first?.parent)
  return city ? Math.min(sum, city.cars ?? sum) : sum
}

/** Takes every point of the tree; returns the pins in the order of their cars, most first. */
export function gatherPins(points: readonly MapPoint[], zoom: number): Pin[] {
  const groups: { at: [number, number]; members: MapPoint[] }[] = []
  const byCars = shownAt(points, zoom).sort((a, b) => (b.cars ?? 0) - (a.cars ?? 0))
  for (const point of byCars) {
    const at = onScreen(point, zoom)
    const group = groups.find((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < apart)
    if (group) group.members.push(point)
    else groups.push({ at, members: [point] })
  }
  return groups.map(({ members }) => {
    const { id, name, latitude, longitude } = members[0]!
    return { id, name, latitude, longitude, cars: carsOf(members, points), members }
  })
}

/** The pin that shows a place, alone or among others, or as a part of its city. */
export function pinOf(
  pins: readonly Pin[],
  points: readonly MapPoint[],
  id: string | null | undefined,
): Pin | undefined {
  const point = points.find((candidate) => candidate.id === id)
  if (point === undefined) return undefined
  const stands = pins.find(({ members }) => members.some((member) => member.id === id))
  return stands ?? pinOf(pins, points, point.parent)
}
