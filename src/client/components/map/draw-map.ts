// One map in one element. Only this file uses the map library.

import { drawPins } from './draw-pins.ts'
import { lookOf, mapStyle, pinFeatures, pinRoom, type MapNames } from './map-style.ts'
import { drawPlaced } from './draw-placed.ts'
import { LngLatBounds, MapLibreMap, type GeoJSONSource } from './maplibre.ts'
import { gatherPins, pinOf, type Pin } from './pins.ts'
import type { Coordinates, MapPoint } from './points.ts'

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
  /** After the theme has changed. */
  repaint: () => void
  zoomBy: (step: 1 | -1) => void
  fit: () => void
  remove: () => void
}

/** Where a map without a single place looks (rule 10). */
const fallback = { center: [1.65, 34.03] as [number, number], zoom: 5 }
/** One place is shown with its town around it. */
const closest = { fitted: 10, possible: 12.5, placing: 17 }
const farthest = 3.5
/** Around what is fitted, for the pins and the beginning of their names. */
const padding = { top: 36, bottom: 44, left: 44, right: 64 }

/** `provider` is the address of another basemap's style; ours is used when it does not answer. */
export function drawMap(
  element: HTMLElement,
  words: MapWords,
  events: MapEvents,
  provider?: string,
): DrawnMap {
  let points: readonly MapPoint[] = []
  let picked: string | null = null
  let isOurs = provider === undefined
  const zoom = () => map.getZoom()
  const ourStyle = () => mapStyle(gatherPins(points, zoom()), words.names, lookOf(element))
  const map = new MapLibreMap({
    container: element,
    ...fallback,
    minZoom: farthest,
    maxZoom: events.onPlace ? closest.placing : closest.possible,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxPitch: 0,
    // One finger scrolls the page, two move the map: scrolling must not get stuck in it.
    cooperativeGestures: true,
    locale: words.locale,
  })
  const pins = drawPins(map, words.ofPin, press)
  const placed = events.onPlace && drawPlaced(map, closest.fitted, events.onPlace)
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.setMissingStyleImageResolver((id) => addImage(map, id))
  map.on('zoom', gather)
  map.once('load', events.onReady)
  map.on('error', () => {
    if (map.loaded()) return
    if (isOurs) return events.onFail()
    isOurs = true
    map.setStyle(ourStyle())
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
    if (some.length === 0) map.easeTo(fallback)
    else map.fitBounds(bounds, { padding, maxZoom, animate: map.loaded() })
  }

  /** Several behind one pin are shown one by one. */
  function press(pin: Pin): void {
    if (pin.members.length > 1) fitTo(pin.members, closest.possible)
    else events.onPick(pin.id)
  }

  return {
    show(nextPoints, nextPicked) {
      const isFirst = points.length === 0
      points = nextPoints
      picked = nextPicked
      if (isFirst) {
        fitTo(points, closest.fitted)
        map.setStyle(provider ?? ourStyle())
      }
      gather()
    },
    place: (point) => placed?.show(point),
    repaint: () => isOurs && map.setStyle(ourStyle()),
    zoomBy: (step) => map.zoomTo(zoom() + step),
    fit: () => fitTo(points, closest.fitted),
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
