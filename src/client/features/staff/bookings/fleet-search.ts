// Search parameters of the fleet's bookings; a wrong value is dropped.

import * as v from 'valibot'
import { bookingStatuses } from '#domain/booking/status.ts'
import { Day, Id, list, Page } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'

const columns = ['car', 'supplier', 'driver', 'days', 'paid', 'due', 'status'] as const
/** A column whose heading puts the list in order, beside that of the dates. */
export type SortColumn = (typeof columns)[number]

// Fields of its own: every page knows every address, and the calls of the staff stay out of what a driver downloads.
export const FleetSearch = v.object({
  supplier: orNothing(Id),
  status: orNothing(list(bookingStatuses)),
  from: orNothing(Day),
  to: orNothing(Day),
  pickUp: orNothing(Id),
  dropOff: orNothing(Id),
  car: orNothing(Id),
  driver: orNothing(Id),
  q: orNothing(v.pipe(v.string(), v.maxLength(100))),
  /** Today and what comes first, unless it is said. */
  order: orNothing(
    v.picklist(['latest', 'soonest', ...columns, ...columns.map((column) => `${column}-down` as const)]),
  ),
  /** Where the list is shown page by page. */
  page: orNothing(Page),
})
export type FleetSearch = v.InferOutput<typeof FleetSearch>

/** What narrows the list beside the text, in the order of its chips. */
export const filterNames = ['status', 'from', 'to', 'pickUp', 'dropOff', 'supplier', 'car', 'driver'] as const
export type FilterName = (typeof filterNames)[number]

/** Those that are set; a list of statuses counts once. */
export const activeFilters = (search: FleetSearch): FilterName[] =>
  filterNames.filter((name) => search[name] !== undefined && search[name].length > 0)
