/** Where a place falls on pictures/cameroon.svg, so that a page can set pins on it without the large map. */

/** The locator's viewBox. */
export const locatorSize = { width: 405, height: 512 }

/** Equirectangular, true at 7° north. The script that draws the outline repeats these numbers. */
const frame = { west: 7.2, north: 13.7, pixelsPerLongitude: 39.7, pixelsPerLatitude: 40 }

export type Coordinates = { latitude: number; longitude: number }

/** In units of the viewBox; a place outside Cameroon may fall outside it. */
export function projectCameroon({ latitude, longitude }: Coordinates): { x: number; y: number } {
  return {
    x: (longitude - frame.west) * frame.pixelsPerLongitude,
    y: (frame.north - latitude) * frame.pixelsPerLatitude,
  }
}
