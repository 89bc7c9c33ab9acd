// The place that somebody puts on a map: where it is tapped, and dragged from there.

import { Marker, type MapLibreMap } from './maplibre.ts'
import type { Coordinates } from './points.ts'
import { placed as look } from './LocationMap.css.ts'

/** `zoom` is how near the map comes to a place that it is shown with. */
export function drawPlaced(map: MapLibreMap, zoom: number, onPlace: (point: Coordinates) => void) {
  const element = document.createElement('div')
  element.className = look
  const marker = new Marker({ element, anchor: 'bottom', draggable: true })
  const tell = ({ lng, lat }: { lng: number; lat: number }) => onPlace({ longitude: lng, latitude: lat })
  map.on('click', ({ lngLat }) => tell(lngLat))
  marker.on('dragend', () => tell(marker.getLngLat()))
  map.getCanvas().style.cursor = 'crosshair'
  let isShown = false

  return {
    show(point: Coordinates | null): void {
      if (point === null) {
        marker.remove()
        isShown = false
        return
      }
      const centre: [number, number] = [point.longitude, point.latitude]
      marker.setLngLat(centre)
      if (!isShown) {
        marker.addTo(map)
        // What was put by a tap is on the screen: the map stays as it is.
        if (!map.loaded() || !map.getBounds().contains(centre)) map.jumpTo({ center: centre, zoom })
      } else if (!map.getBounds().contains(centre)) map.easeTo({ center: centre })
      isShown = true
    },
  }
}
