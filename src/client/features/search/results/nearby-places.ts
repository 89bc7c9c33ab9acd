import type { Location } from '#contract/locations.ts'

const atMost = 6

/** The other places with cars in the same city, the city itself first. */
export function nearbyPlaces(all: readonly Location[], id: string): Location[] {
  const city = all.find((place) => place._id === id)?.parent ?? id
  return all
    .filter((place) => place._id !== id && place.cars > 0 && (place._id === city || place.parent === city))
    .slice(0, atMost)
}
