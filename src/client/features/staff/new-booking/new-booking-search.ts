// What the address of a new booking may bring from the calendar; a wrong value is dropped.

import * as v from 'valibot'
import { Id, WallTime } from '#contract/fields.ts'

const optional = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

export const NewBookingSearch = v.object({
  car: optional(Id),
  from: optional(WallTime),
  to: optional(WallTime),
})
export type NewBookingSearch = v.InferOutput<typeof NewBookingSearch>
