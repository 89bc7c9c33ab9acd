// What a map is given to show.

import type { Location } from '#contract/locations.ts'
import type { Language } from '#domain/language.ts'

/** A place as a pin. */
export type MapPoint = {
  id: string
  name: string
  latitude: number
  longitude: number
  /** Cars to be had there or below it; without it the pin bears no number. */
  cars?: number
  /** The city it belongs to, by its id; null or left out for a city. */
  parent?: string | null
}

/** The places that have cars, in the reader's language. Remember the answer: a new array is a new map. */
export function pointsOf(places: readonly Location[], language: Language): MapPoint[] {
  return places
    .filter(({ cars }) => cars > 0)
    .map(({ _id, name, latitude, longitude, cars, parent }) => ({ id: _id, name: name[language], latitude, longitude, cars, parent }))
}

/** Those with no place above them among the points. */
export function citiesAmong(points: readonly MapPoint[]): MapPoint[] {
  const ids = new Set(points.map(({ id }) => id))
  return points.filter(({ parent }) => parent == null || !ids.has(parent))
}
