// GET /api/locations: every pick-up place, in one answer small enough to keep on the phone.

import * as v from 'valibot'
import { locationKinds } from '#domain/location/tree.ts'
import { endpoint } from './endpoint.ts'
import { Id, TranslatedText } from './fields.ts'

export const Place = v.object({
  _id: Id,
  parent: v.nullable(Id),
  kind: v.picklist(locationKinds),
  name: TranslatedText,
  address: TranslatedText,
  /** What to look for and where the car is parked; a place kept on a device from before this was known has none. */
  meetingPoint: v.optional(v.nullable(TranslatedText)),
  latitude: v.number(),
  longitude: v.number(),
})
export type Place = v.InferOutput<typeof Place>

export const Location = v.object({
  ...Place.entries,
  /** Cars available at the place or below it. */
  cars: v.number(),
})
export type Location = v.InferOutput<typeof Location>

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/locations',
  summary: 'Every pick-up place, parents first',
  response: v.array(Location),
  failures: [],
  access: 'public',
  example: () => ({}),
})
