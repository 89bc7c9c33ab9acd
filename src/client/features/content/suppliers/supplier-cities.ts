// The cities of a supplier, from its list of pick-up places.

import type { Location } from '#contract/locations.ts'

/** The cities of these places, those with most of them first, else in the order given. Unknown places are left out. */
export function citiesOf(served: readonly string[], all: readonly Location[]): Location[] {
  const known = new Map(all.map((place) => [place._id, place]))
  const count = new Map<Location, number>()
  for (const id of served) {
    const city = topOf(known, id)
    if (city) count.set(city, (count.get(city) ?? 0) + 1)
  }
  return [...count].sort(([, a], [, b]) => b - a).map(([city]) => city)
}

function topOf(known: ReadonlyMap<string, Location>, id: string): Location | undefined {
  let place = known.get(id)
  // At most as many steps as there are places: parents may form a loop.
  for (let left = known.size; left > 0 && place?.parent; left--) place = known.get(place.parent) ?? place
  return place
}
