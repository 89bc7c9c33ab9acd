// One map in one element. Everything of the library stays behind this door.

import { vars } from '#client/ui/theme.css.ts'
import { mapStyle } from './map-style.ts'
import { pin } from './LocationMap.css.ts'

export type MapPoint = { id: string; name: string; latitude: number; longitude: number }

/** South-west and north-east of Cameroon, where there is no point to show. */
const cameroon: [[number, number], [number, number]] = [
  [8.3, 1.6],
  [16.2, 13.1],
]

/** Draws the map and its pins; the function it gives takes all of it away. */
export async function drawMap(
  element: HTMLElement,
  points: readonly MapPoint[],
  words: Record<string, string>,
  onPick: (id: string) => void,
): Promise<() => void> {
  const { LngLatBounds, MapLibreMap, Marker, NavigationControl } = await import('./maplibre.ts')
  const bounds = new LngLatBounds()
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude])
  const map = new MapLibreMap({
    container: element,
    style: mapStyle(points, coloursOf(element)),
    bounds: points.length === 0 ? cameroon : bounds,
    fitBoundsOptions: { padding: 56, maxZoom: 8 },
    maxZoom: 9,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // One finger scrolls the page, two move the map: nobody gets caught in it.
    cooperativeGestures: true,
    locale: words,
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  for (const { id, name, longitude, latitude } of points)
    new Marker({ element: pinFor(name, () => onPick(id)), anchor: 'center' })
      .setLngLat([longitude, latitude])
      .addTo(map)
  return () => map.remove()
}

function pinFor(name: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = pin
  button.ariaLabel = name
  button.addEventListener('click', onPress)
  return button
}

/** The theme speaks in custom properties, the canvas only in colours. */
function coloursOf(element: HTMLElement) {
  const computed = getComputedStyle(element)
  const of = (reference: string) => computed.getPropertyValue(reference.slice('var('.length, -1)).trim()
  const { accentWash, control, ink, page, sunken } = vars.color
  return { water: of(page), land: of(sunken), country: of(accentWash), border: of(control), ink: of(ink) }
}
