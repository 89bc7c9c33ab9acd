// The points of a map, and where they fall on the picture of the country.

import type { Location } from '#contract/cars/locations.ts'
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

/** The places that have cars, in the reader's language. Memoize the result: a new array redraws the map. */
export function pointsOf(places: readonly Location[], language: Language): MapPoint[] {
  return places
    .filter(({ cars }) => cars > 0)
    .map(({ _id, name, latitude, longitude, cars, parent }) => ({
      id: _id,
      name: name[language],
      latitude,
      longitude,
      cars,
      parent,
    }))
}

/** Those with no place above them among the points. */
export function citiesAmong(points: readonly MapPoint[]): MapPoint[] {
  const ids = new Set(points.map(({ id }) => id))
  return points.filter(({ parent }) => parent == null || !ids.has(parent))
}

/** The viewBox of pictures/cameroon.svg. */
export const locatorSize = { width: 405, height: 512 }

/** Equirectangular, true at 7° north. The script that draws the outline repeats these numbers. */
const frame = { west: 7.2, north: 13.7, pixelsPerLongitude: 39.7, pixelsPerLatitude: 40 }

/** All of that picture: west, south, east, north. */
export const countryBounds: [number, number, number, number] = [
  frame.west,
  frame.north - locatorSize.height / frame.pixelsPerLatitude,
  frame.west + locatorSize.width / frame.pixelsPerLongitude,
  frame.north,
]

/** From Douala to Yaoundé, where the first place of most suppliers is: west, south, east, north. */
export const betweenCities: [number, number, number, number] = [9.7, 3.87, 11.52, 4.05]

export type Coordinates = { latitude: number; longitude: number }

/** In units of the viewBox; a place outside Cameroon may fall outside it. */
export function projectCameroon({ latitude, longitude }: Coordinates): { x: number; y: number } {
  return {
    x: (longitude - frame.west) * frame.pixelsPerLongitude,
    y: (frame.north - latitude) * frame.pixelsPerLatitude,
  }
}
