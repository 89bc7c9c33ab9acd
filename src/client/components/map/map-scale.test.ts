import { expect, test } from 'vitest'
import { nearestZoom, placeZoom, type MapKind } from './map-scale.ts'

const kind = (given: Partial<MapKind>): MapKind => ({
  hasStreets: false,
  isOfPlace: false,
  isForPlacing: false,
  ...given,
})
/** From here on a map is drawn with streets and their names. */
const streets = 15

test('the map of a place opens at its streets, where the basemap has any', () => {
  expect(placeZoom(kind({ isOfPlace: true, hasStreets: true }))).toBeGreaterThanOrEqual(streets)
  expect(placeZoom(kind({ isOfPlace: true }))).toBeLessThan(streets)
  expect(placeZoom(kind({ hasStreets: true }))).toBeLessThan(streets)
})

test('no map opens nearer than it goes', () => {
  for (const hasStreets of [false, true])
    for (const isOfPlace of [false, true])
      for (const isForPlacing of [false, true]) {
        const one = kind({ hasStreets, isOfPlace, isForPlacing })
        expect(placeZoom(one)).toBeLessThanOrEqual(nearestZoom(one))
      }
})
