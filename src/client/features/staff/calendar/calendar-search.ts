// What the address of the calendar holds; a wrong value is dropped.

import * as v from 'valibot'
import { Day, Id, WallTime } from '#contract/fields.ts'

const optional = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

export const CalendarSearch = v.object({
  /** The first day that is shown; today, unless it is said. */
  from: optional(Day),
  /** A part of a car's name. */
  q: optional(v.pipe(v.string(), v.maxLength(100))),
  supplier: optional(Id),
  /** Only cars that are free from then until then. */
  freeFrom: optional(WallTime),
  freeTo: optional(WallTime),
})
export type CalendarSearch = v.InferOutput<typeof CalendarSearch>
