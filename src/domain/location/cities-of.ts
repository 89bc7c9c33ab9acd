// The cities of a supplier, from its list of pick-up places.

import type { PlaceInTree } from './tree.ts'

/** The cities of these places, those with most of them first, else in the order given. Unknown places are left out. */
export function citiesOf<Place extends PlaceInTree>(
  served: readonly string[],
  all: ReadonlyMap<string, Place>,
): Place[] {
  const count = new Map<Place, number>()
  for (const id of served) {
    const city = topOf(all, id)
    if (city) count.set(city, (count.get(city) ?? 0) + 1)
  }
  return [...count].sort(([, a], [, b]) => b - a).map(([city]) => city)
}

function topOf<Place extends PlaceInTree>(all: ReadonlyMap<string, Place>, id: string): Place | undefined {
  let place = all.get(id)
  // At most as many steps as there are places: parents may form a loop.
  for (let left = all.size; left > 0 && place?.parent; left--) place = all.get(place.parent) ?? place
  return place
}
