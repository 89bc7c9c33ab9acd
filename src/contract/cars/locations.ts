// GET /api/locations: every pick-up place, in one answer small enough to keep on the phone.

import * as v from 'valibot'
import { locationKinds } from '#domain/location/tree.ts'
import { endpoint } from '../endpoint.ts'
import { Id, TranslatedText } from '../fields.ts'

const DayHours = v.object({ opens: v.string(), closes: v.string() })

const ParkingSpot = v.object({ name: TranslatedText, latitude: v.number(), longitude: v.number() })
export type ParkingSpot = v.InferOutput<typeof ParkingSpot>

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
  /** When cars change hands there, Monday to Sunday, null on a day without anybody; a place that is always open has none. */
  hours: v.optional(v.array(v.nullable(DayHours))),
  /** Where its cars are parked; a place without such spots has none. */
  parking: v.optional(v.array(ParkingSpot)),
  /** Ids of photographs, where there are some: the place itself, and what to look for at its meeting point. */
  picture: v.optional(v.string()),
  meetingPicture: v.optional(v.string()),
})
export type Place = v.InferOutput<typeof Place>

/** What else people call a place; left out where it is nothing. */
export const Aliases = v.optional(v.array(v.string()))

export const Location = v.object({
  ...Place.entries,
  aliases: Aliases,
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
