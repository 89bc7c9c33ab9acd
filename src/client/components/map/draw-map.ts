// One map in one element. Only this file uses the map library.

import { drawPins } from './draw-pins.ts'
import { lookOf, mapStyle, pinFeatures, pinRoom, type MapNames } from './map-style.ts'
import { drawPlaced } from './draw-placed.ts'
import { LngLatBounds, MapLibreMap, type GeoJSONSource } from './maplibre.ts'
import { gatherPins, pinOf, type Pin } from './pins.ts'
import { nearestZoom, placeZoom } from './map-scale.ts'
import { betweenCities, countryBounds, type Coordinates, type MapPoint } from './points.ts'

export type MapWords = {
  /** The library's own texts. */
  locale: Record<string, string>
  names: MapNames
  /** The accessible name of a pin. */
  ofPin: (pin: Pin) => string
}

type MapEvents = {
  onPick: (id: string) => void
  /** Drawn for the first time. */
  onReady: () => void
  /** The map will not appear: the basemap failed to load. */
  onFail: () => void
  /** Whose data is shown, where that is not ours. */
  onCredits: (credits: string) => void
  /** Where it was tapped; given only where a place is put on the map. */
  onPlace?: ((point: Coordinates) => void) | undefined
}

export type DrawnMap = {
  show: (points: readonly MapPoint[], picked: string | null) => void
  /** The place that is being put on the map. */
  place: (point: Coordinates | null) => void
  /** A town that was searched for. */
  lookAt: (point: Coordinates) => void
  /** After the theme has changed. */
  repaint: () => void
  zoomBy: (step: 1 | -1) => void
  fit: () => void
  showCountry: () => void
  remove: () => void
}

/** Where a map without a single place looks (rule 10). */
const fallback = { center: [1.65, 34.03] as [number, number], zoom: 5 }
const farthest = 3.5
/** Around what is fitted, for the pins and the beginning of their names. */
const padding = { top: 36, bottom: 44, left: 44, right: 64 }
/** Below the country, for the name of a pin on the coast above the line with the source. */
const aroundCountry = { top: 12, bottom: 48, left: 12, right: 12 }

type MapOptions = {
  /** The address of another basemap's style; ours is used when it does not answer. */
  provider: string | undefined
  /** It is about one place, not about which places there are. */
  isOfPlace: boolean
}

export function drawMap(
  element: HTMLElement,
  words: MapWords,
  events: MapEvents,
  { provider, isOfPlace }: MapOptions,
): DrawnMap {
  let points: readonly MapPoint[] = []
  let picked: string | null = null
  let isOurs = provider === undefined
  const zoom = () => map.getZoom()
  const kind = () => ({ hasStreets: !isOurs, isOfPlace, isForPlacing: events.onPlace !== undefined })
  const ourStyle = () => mapStyle(gatherPins(points, zoom()), words.names, lookOf(element))
  const map = new MapLibreMap({
    container: element,
    ...fallback,
    minZoom: farthest,
    maxZoom: nearestZoom(kind()),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    // One finger scrolls the page, two move the map: scrolling must not get stuck in it.
    cooperativeGestures: true,
    locale: words.locale,
  })
  const pins = drawPins(map, words.ofPin, press)
  const placed = events.onPlace && drawPlaced(map, placeZoom(kind()), events.onPlace)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.setMissingStyleImageResolver((id) => addImage(map, id))
  map.on('zoom', gather)
  map.once('load', events.onReady)
  map.on('error', () => {
    if (map.loaded()) return
    if (isOurs) return events.onFail()
    isOurs = true
    map.setMaxZoom(nearestZoom(kind()))
    map.setStyle(ourStyle())
    // Ours has no streets.
    if (isOfPlace) fit()
  })
  if (!isOurs) map.on('idle', () => events.onCredits(creditsOf(map)))

  /** What would cover each other at this zoom is one pin. */
  function gather(): void {
    const gathered = gatherPins(points, zoom())
    pins.show(gathered, pinOf(gathered, points, picked))
    void map.getSource<GeoJSONSource>('pins')?.setData(pinFeatures(gathered))
  }

  function fitTo(some: readonly MapPoint[], maxZoom: number): void {
    const bounds = new LngLatBounds()
    for (const { longitude, latitude } of some) bounds.extend([longitude, latitude])
    if (some.length === 0 && events.onPlace) map.fitBounds(betweenCities, { padding, animate: map.loaded() })
    else if (some.length === 0) map.easeTo(fallback)
    else map.fitBounds(bounds, { padding, maxZoom, animate: map.loaded() })
  }

  const fit = () => fitTo(points, placeZoom(kind()))

  /** Several behind one pin are shown one by one. */
  function press(pin: Pin): void {
    if (pin.members.length > 1) fitTo(pin.members, nearestZoom(kind()))
    else events.onPick(pin.id)
  }

  return {
    show(nextPoints, nextPicked) {
      const isFirst = points.length === 0
      points = nextPoints
      picked = nextPicked
      if (isFirst) {
        fit()
        map.setStyle(provider ?? ourStyle())
      }
      gather()
    },
    place: (point) => placed?.show(point),
    lookAt: ({ longitude, latitude }) =>
      map.easeTo({ center: [longitude, latitude], zoom: placeZoom(kind()) }),
    repaint: () => isOurs && map.setStyle(ourStyle()),
    zoomBy: (step) => map.zoomTo(zoom() + step),
    fit,
    showCountry: () => map.fitBounds(countryBounds, { padding: aroundCountry, animate: map.loaded() }),
    remove: () => map.remove(),
  }
}

/** A pin's room is empty. A town is a dot, given as distances so that the style colours it. */
function addImage(map: MapLibreMap, id: string): void {
  const sizes: Record<string, number> = { [pinRoom.id]: pinRoom.size, town: 24 }
  const size = sizes[id]
  if (size === undefined || map.hasImage(id)) return
  const data = new Uint8Array(size * size * 4)
  const edge = size / 3
  if (id === 'town')
    for (let at = 0; at < size * size; at++) {
      const away = Math.hypot((at % size) - size / 2 + 0.5, Math.floor(at / size) - size / 2 + 0.5)
      // The library puts a shape's edge at 192 of 255.
      data[at * 4 + 3] = Math.max(0, Math.min(255, 192 + (edge - away) * 32))
    }
  map.addImage(
    id,
    { width: size, height: size, data },
    { sdf: id === 'town', pixelRatio: id === 'town' ? 4 : 1 },
  )
}

/** A provider's credits are markup; here they are read, not rendered. */
function creditsOf(map: MapLibreMap): string {
  const texts = Object.keys(map.getStyle().sources)
    .map((id) => (map.getSource(id) as { attribution?: string } | undefined)?.attribution ?? '')
    .map((markup) =>
      markup
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&copy;', '©')
        .replaceAll('&amp;', '&')
        .trim(),
    )
  return [...new Set(texts.filter(Boolean))].join(' · ')
}
