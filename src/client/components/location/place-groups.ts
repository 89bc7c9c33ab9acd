// The groups of the list under the field: places nearby, places used before, then every place that matches the text.

import type { Location } from '#contract/cars/locations.ts'
import { matchPlaces, type PlaceGroup } from './match-places.ts'
import { nearest, type Point } from './nearest.ts'

const howManyNear = 3

/** `recent` are identifiers, last first; `from` is the device's position, null when it was not asked for. */
export function groupsFor(
  all: readonly Location[],
  typed: string,
  recent: readonly string[],
  from: Point | null,
): PlaceGroup[] {
  const groups = matchPlaces(all, typed)
  if (typed.trim() !== '') return groups
  const first: PlaceGroup[] = [
    { kind: 'near', places: from === null ? [] : nearest(all, from, howManyNear) },
    { kind: 'recent', places: recent.flatMap((id) => all.find((place) => place._id === id) ?? []) },
  ]
  return [...first.filter(({ places }) => places.length > 0), ...groups]
}
