// Saved cars of a signed-in person. Others keep theirs on the device; signing in brings both together.

import * as v from 'valibot'
import { carTypes, gearboxes } from '#domain/car/car.ts'
import { endpoint } from '../endpoint.ts'
import { code, Id, Timestamp } from '../fields.ts'
import { SupplierSummary } from './suppliers.ts'

/** How many cars a person can save. */
export const mostFavourites = 50

/** A car without a trip: no price is promised. */
export const SavedCar = v.object({
  _id: Id,
  name: v.string(),
  image: v.string(),
  supplier: v.object({ _id: SupplierSummary.entries._id, name: SupplierSummary.entries.name }),
  range: v.picklist(carTypes),
  seats: v.number(),
  gearbox: v.picklist(gearboxes),
  /** False when its supplier has taken it out of the offer. */
  isAvailable: v.boolean(),
  savedAt: Timestamp,
})
export type SavedCar = v.InferOutput<typeof SavedCar>

/** Latest first. */
export const SavedCars = v.object({ cars: v.array(SavedCar) })
export type SavedCars = v.InferOutput<typeof SavedCars>

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites',
  summary: "The caller's saved cars, latest first",
  response: SavedCars,
  failures: ['signed-out'],
  access: 'signed-in',
  example: () => ({}),
})

const Ids = v.pipe(v.array(Id, code('invalid-input')), v.maxLength(mostFavourites, code('invalid-input')))

export const changeFavourites = endpoint({
  method: 'POST',
  path: '/api/favourites',
  summary:
    'Saves some cars and lets go of others; sent again it changes nothing. Of more than fifty the oldest go',
  body: v.object({ saved: Ids, removed: Ids }),
  response: SavedCars,
  failures: ['signed-out'],
  access: 'signed-in',
  example: () => ({ body: { saved: ['demo-prado-daily'], removed: [] } }),
})
