// Places in the order in which lists show them: airports, cities, districts.

import type { Location } from '#contract/cars/locations.ts'
import type { LocationKind } from '#domain/location/tree.ts'

export type PlaceGroup = { kind: LocationKind | 'recent' | 'near' | 'closest'; places: readonly Location[] }

const order: readonly LocationKind[] = ['airport', 'city', 'district']

export function groupsByKind(places: readonly Location[]): PlaceGroup[] {
  return order
    .map((kind) => ({ kind, places: places.filter((place) => place.kind === kind) }))
    .filter(({ places }) => places.length > 0)
}
