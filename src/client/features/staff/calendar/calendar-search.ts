// Search parameters of the calendar; a wrong value is dropped.

import * as v from 'valibot'
import { Day, Id, WallTime } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'

export const CalendarSearch = v.object({
  /** The first day that is shown; today, unless it is said. */
  from: orNothing(Day),
  /** A part of a car's name. */
  q: orNothing(v.pipe(v.string(), v.maxLength(100))),
  supplier: orNothing(Id),
  /** Only cars that are free from then until then. */
  freeFrom: orNothing(WallTime),
  freeTo: orNothing(WallTime),
})
export type CalendarSearch = v.InferOutput<typeof CalendarSearch>
