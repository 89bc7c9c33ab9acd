// Search parameters of the day's screen; a wrong value is dropped.

import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'

/** An admin may look at the day of one supplier. */
export const TodaySearch = v.object({ supplier: orNothing(Id) })
