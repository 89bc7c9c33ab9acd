// Search parameters that a new booking takes from the calendar; a wrong value is dropped.

import * as v from 'valibot'
import { Id, WallTime } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'

export const NewBookingSearch = v.object({
  car: orNothing(Id),
  from: orNothing(WallTime),
  to: orNothing(WallTime),
})
export type NewBookingSearch = v.InferOutput<typeof NewBookingSearch>
