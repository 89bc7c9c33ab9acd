// Search parameters of the fleet's cars; a wrong value is dropped.

import * as v from 'valibot'
import { carStates } from '#domain/car/state.ts'
import { Id, list } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'

export const CarsSearch = v.object({
  supplier: orNothing(Id),
  state: orNothing(list(carStates)),
  order: orNothing(v.picklist(['name-down', 'plate', 'price', 'price-down', 'photos', 'state'])),
  q: orNothing(v.pipe(v.string(), v.maxLength(100))),
})
export type CarsSearch = v.InferOutput<typeof CarsSearch>
