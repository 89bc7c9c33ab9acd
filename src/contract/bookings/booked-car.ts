// The car of a booking, as lists and its own screen show it.

import * as v from 'valibot'
import { carTypes } from '#domain/car/car.ts'
import { Id } from '../fields.ts'

export const BookedCar = v.object({
  _id: Id,
  name: v.string(),
  image: v.string(),
  /** Its class; a booking kept on a device from before it was told has none. */
  range: v.optional(v.picklist(carTypes)),
})
