// The towns that our basemap has, to search for by name while a place is put on the map.

import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { SoughtPlace } from '#domain/location/find-places.ts'
import type { Coordinates } from './points.ts'
import { basemapAddress } from './map-style.ts'

const Town = v.object({
  properties: v.object({ kind: v.literal('town'), name: v.string() }),
  geometry: v.object({ coordinates: v.tuple([v.number(), v.number()]) }),
})
const Basemap = v.object({ features: v.array(v.unknown()) })

export type Town = SoughtPlace & Coordinates

/** The map has fetched the same file: it costs nothing more. */
export const townsQuery = () =>
  queryOptions({
    queryKey: ['basemap-towns'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(basemapAddress, { signal })
      return townsOf(await answer.json())
    },
    staleTime: Infinity,
  })

/** What of the basemap is a town; throws where it is no basemap. */
export function townsOf(basemap: unknown): Town[] {
  return v.parse(Basemap, basemap).features.flatMap((feature) => {
    const town = v.safeParse(Town, feature)
    if (!town.success) return []
    const { properties, geometry } = town.output
    const [longitude, latitude] = geometry.coordinates
    return [
      {
        _id: properties.name,
        name: { en: properties.name, fr: properties.name, es: properties.name },
        kind: 'city' as const,
        parent: null,
        address: {},
        longitude,
        latitude,
      },
    ]
  })
}
