// The map library with its style sheet and its worker, in one chunk that is fetched only when a map is opened.

import {
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  setWorkerUrl,
  type GeoJSONSource,
  type LayerSpecification,
  type StyleSpecification,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

// Under a bundler the library cannot find its worker by itself.
setWorkerUrl(workerUrl)

export {
  LngLatBounds,
  MapLibreMap,
  Marker,
  type GeoJSONSource,
  type LayerSpecification,
  type StyleSpecification,
}
