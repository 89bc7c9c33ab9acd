// Which places answer to what is typed: in any language, without accents, in the order airports, cities, districts.

import type { Location } from '#contract/cars/locations.ts'
import { plain } from '#domain/location/place-named.ts'
import type { LocationKind } from '#domain/location/tree.ts'

export type PlaceGroup = { kind: LocationKind | 'recent' | 'near'; places: readonly Location[] }

const order: readonly LocationKind[] = ['airport', 'city', 'district']

const words = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function wordsOf({ name, address }: Location): string[] {
  return [...Object.values(name), ...Object.values(address)].flatMap(words)
}

/** The places of which some word begins with each word typed; every place when nothing is typed. */
export function matchPlaces(all: readonly Location[], typed: string): PlaceGroup[] {
  const asked = words(typed)
  const found = all.filter((place) => {
    const known = wordsOf(place)
    return asked.every((word) => known.some((other) => other.startsWith(word)))
  })
  return order
    .map((kind) => ({ kind, places: found.filter((place) => place.kind === kind) }))
    .filter(({ places }) => places.length > 0)
}
