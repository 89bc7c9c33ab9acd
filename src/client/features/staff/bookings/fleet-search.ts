// What the address of the fleet's bookings holds; a wrong value is dropped.

import * as v from 'valibot'
import { exportStaffBookings, StaffBookingFilters, staffOrders } from '#contract/staff/bookings.ts'
import { orNothing, stringifySearch } from '#client/search-string.ts'

const { supplier, status, from, to, pickUp, dropOff, car, driver, q } = StaffBookingFilters.entries

export const FleetSearch = v.object({
  supplier: orNothing(supplier),
  status: orNothing(status),
  from: orNothing(from),
  to: orNothing(to),
  pickUp: orNothing(pickUp),
  dropOff: orNothing(dropOff),
  car: orNothing(car),
  driver: orNothing(driver),
  q: orNothing(q),
  /** The latest pick-ups first, unless it is said. */
  order: orNothing(v.picklist(staffOrders)),
})
export type FleetSearch = v.InferOutput<typeof FleetSearch>

/** What narrows the list beside the text, in the order of its chips. */
export const filterNames = ['status', 'from', 'to', 'pickUp', 'dropOff', 'supplier', 'car', 'driver'] as const
export type FilterName = (typeof filterNames)[number]

/** Those that are set; a list of statuses counts once. */
export const activeFilters = (search: FleetSearch): FilterName[] =>
  filterNames.filter((name) => search[name] !== undefined && search[name].length > 0)

/** Where the table of the same list is downloaded from. */
export const exportAddress = (search: FleetSearch) => exportStaffBookings.path + stringifySearch(search)
