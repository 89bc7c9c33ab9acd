// Search parameters of the fleet's cars; a wrong value is dropped.

import * as v from 'valibot'
import { carStates } from '#domain/car/state.ts'
import { Id, list, Page } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'

const columns = ['plate', 'supplier', 'range', 'price', 'photos', 'state'] as const
/** A column whose heading puts the list in order, beside that of the names. */
export type CarSortColumn = (typeof columns)[number]

// Fields of its own, as those of the bookings.
export const CarsSearch = v.object({
  supplier: orNothing(Id),
  state: orNothing(list(carStates)),
  /** By name unless it is said. */
  order: orNothing(
    v.picklist(['name-down', ...columns, ...columns.map((column) => `${column}-down` as const)]),
  ),
  q: orNothing(v.pipe(v.string(), v.maxLength(100))),
  /** Where the list is shown page by page. */
  page: orNothing(Page),
})
export type CarsSearch = v.InferOutput<typeof CarsSearch>
