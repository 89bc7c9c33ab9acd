// The tree of places as a flat list: each city with its pick-up places.

import type { Location } from '#contract/cars/locations.ts'
import { withDescendants } from '#domain/location/tree.ts'
import { distance, type Point } from '#client/components/location/nearest.ts'

export type CityGroup = { city: Location; places: readonly Location[] }

/**
 * The cities in the order given. A city that was found has all of its places; one that was not has
 * only those that were, and is left out without any. A place whose parent is unknown counts as a city.
 */
export function groupPlaces(all: readonly Location[], places = all): CityGroup[] {
  const known = new Map(all.map((place) => [place._id, place]))
  const found = new Set(places)
  return all
    .filter(({ parent }) => parent === null || !known.has(parent))
    .map((city) => {
      const below = withDescendants(all, city._id)
        .flatMap((id) => known.get(id) ?? [])
        .filter((place) => place !== city)
      return { city, places: found.has(city) ? below : below.filter((place) => found.has(place)) }
    })
    .filter(({ city, places }) => found.has(city) || places.length > 0)
}

/** Kilometres to the nearest place of the city, or to the city itself when it has none. */
export function kilometresTo({ city, places }: CityGroup, from: Point): number {
  const nearest = places.length === 0 ? [city] : places
  return Math.min(...nearest.map((place) => distance(from, place)))
}

/** The nearest city first, and the nearest place first in each. */
export function nearestFirst(groups: readonly CityGroup[], from: Point): CityGroup[] {
  return groups
    .map(({ city, places }) => ({
      city,
      places: places.toSorted((a, b) => distance(from, a) - distance(from, b)),
    }))
    .sort((a, b) => kilometresTo(a, from) - kilometresTo(b, from))
}
