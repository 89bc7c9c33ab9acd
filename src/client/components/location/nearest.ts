// Distances of places from the device's position, along a sphere.

import type { Location } from '#contract/cars/locations.ts'

export type Point = { latitude: number; longitude: number }

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres in a straight line. */
export function distance(a: Point, b: Point): number {
  const halfHeight = Math.sin(radians(b.latitude - a.latitude) / 2)
  const halfWidth = Math.sin(radians(b.longitude - a.longitude) / 2)
  const arc = halfHeight ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfWidth ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(arc))
}

/** The places nearest to a point. A city is as far as its airport or its nearest district, so only those stand. */
export function nearest(all: readonly Location[], from: Point, count: number): Location[] {
  const parents = new Set(all.map((place) => place.parent))
  return all
    .filter((place) => !parents.has(place._id))
    .sort((a, b) => distance(from, a) - distance(from, b))
    .slice(0, count)
}
