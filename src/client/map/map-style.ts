// Countries as quiet areas, Cameroon in the light. No tiles, no fonts, no server but ours.

import type { MapPoint } from './draw-map.ts'
import type { StyleSpecification } from './maplibre.ts'

export type MapColours = { water: string; land: string; country: string; border: string; ink: string }

const data = '/map/countries.json'

/** The pins are buttons over the map; their names are drawn in it, which hides those that would collide. */
export function mapStyle(
  points: readonly MapPoint[],
  { water, land, country, border, ink }: MapColours,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: new URL(data, window.location.href).href },
      places: { type: 'geojson', data: { type: 'FeatureCollection', features: points.map(featureOf) } },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      {
        id: 'land',
        type: 'fill',
        source: 'countries',
        paint: { 'fill-color': ['case', ['==', ['get', 'name'], 'Cameroon'], country, land] },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'countries',
        paint: { 'line-color': border, 'line-width': 1, 'line-opacity': 0.5 },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'places',
        layout: {
          'text-field': ['get', 'name'],
          'text-size': 14,
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 1,
        },
        paint: { 'text-color': ink, 'text-halo-color': country, 'text-halo-width': 2 },
      },
    ],
  }
}

function featureOf({ name, longitude, latitude }: MapPoint) {
  return {
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }
}
