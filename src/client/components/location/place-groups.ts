// The groups of the list under the field: places nearby, places used before, then every place that answers to the text.

import type { Location } from '#contract/cars/locations.ts'
import { findPlaces } from '#domain/location/find-places.ts'
import { groupsByKind, type PlaceGroup } from './groups-by-kind.ts'
import { nearest, type Point } from './nearest.ts'

const howManyNear = 3

/** `isCertain` is false where no place has the words: then those that come closest stand before all places. */
export type PlaceGroups = { groups: PlaceGroup[]; isCertain: boolean }

/** `recent` are identifiers, last first; `from` is the device's position, null when it was not asked for. */
export function groupsFor(
  all: readonly Location[],
  typed: string,
  recent: readonly string[],
  from: Point | null,
): PlaceGroups {
  const { places, isCertain } = findPlaces(all, typed)
  if (!isCertain)
    return { groups: all.length > 0 ? [{ kind: 'closest', places }, ...groupsByKind(all)] : [], isCertain }
  const groups = groupsByKind(places)
  if (typed.trim() !== '') return { groups, isCertain }
  const first: PlaceGroup[] = [
    { kind: 'near', places: from === null ? [] : nearest(all, from, howManyNear) },
    { kind: 'recent', places: recent.flatMap((id) => all.find((place) => place._id === id) ?? []) },
  ]
  return { groups: [...first.filter((group) => group.places.length > 0), ...groups], isCertain }
}
