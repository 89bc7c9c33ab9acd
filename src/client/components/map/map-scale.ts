// How near a map comes. Our own basemap knows coasts, rivers and towns; only a provider's has streets.

export type MapKind = {
  /** The basemap is a provider's. */
  hasStreets: boolean
  /** It is about the place where a car is handed over, not about which places there are. */
  isOfPlace: boolean
  /** Somebody puts a place on it. */
  isForPlacing: boolean
}

/** Zooms: one place with its town around it; its streets; and the nearest, where there is something to see. */
const scales = { town: 10, street: 15.5, nearest: 12.5, nearestWithStreets: 18, placing: 17 }

/** The zoom at which a map shows a single place. */
export function placeZoom({ hasStreets, isOfPlace }: MapKind): number {
  return hasStreets && isOfPlace ? scales.street : scales.town
}

/** The zoom that a map does not go beyond. */
export function nearestZoom({ hasStreets, isForPlacing }: MapKind): number {
  if (isForPlacing) return scales.placing
  return hasStreets ? scales.nearestWithStreets : scales.nearest
}
