// GET /api/car-sizes: the sizes of cars that a search begins with, and what each costs from.

import * as v from 'valibot'
import { searchRanges } from '#domain/car/car.ts'
import { endpoint } from '../endpoint.ts'
import { Amount } from '../fields.ts'

export const CarSize = v.object({
  range: v.picklist(searchRanges),
  /** Cars of this size that can be booked. */
  cars: Amount,
  /** The lowest total of a search for one day, in three days from 10:00, of what may be rented for a single day; else null. */
  fromPrice: v.nullable(Amount),
})
export type CarSize = v.InferOutput<typeof CarSize>

export const listCarSizes = endpoint({
  method: 'GET',
  path: '/api/car-sizes',
  summary: 'The sizes of cars, how many there are of each, and the lowest price of a day',
  response: v.array(CarSize),
  failures: [],
  access: 'public',
  example: () => ({}),
})
