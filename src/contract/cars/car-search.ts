// The parameters of a search. The same schemas read the page's address and the call.

import * as v from 'valibot'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, mileages, multimediaKinds } from '#domain/car/car.ts'
import { depositThresholds, ratingFilters, seatFilters, sorts, specFilters } from '#domain/car/filters.ts'
import { Id, IdList, list, oneOf, Page, WallTime } from '../fields.ts'

/** Where and when. Short names: they are in every shared link. */
export const Trip = v.object({
  /** Pick-up location. */
  pl: Id,
  /** Drop-off location; the same as pick-up when missing. */
  dl: v.optional(Id),
  from: WallTime,
  to: WallTime,
})
export type Trip = v.InferOutput<typeof Trip>

export const CarFilters = v.object({
  suppliers: v.optional(IdList),
  ranges: v.optional(list(carTypes)),
  minimumRating: v.optional(oneOf(ratingFilters)),
  seats: v.optional(list(seatFilters)),
  specs: v.optional(list(specFilters)),
  maximumDeposit: v.optional(oneOf(depositThresholds)),
  fuelTypes: v.optional(list(fuelTypes)),
  gearboxes: v.optional(list(gearboxes)),
  mileages: v.optional(list(mileages)),
  multimedia: v.optional(list(multimediaKinds)),
  fuelPolicies: v.optional(list(fuelPolicies)),
})
export type CarFilters = v.InferOutput<typeof CarFilters>
export type FilterName = keyof CarFilters

export const filterNames = Object.keys(CarFilters.entries) as FilterName[]
/** These hold one value; the others any number. */
export const singleFilters: ReadonlySet<FilterName> = new Set(['minimumRating', 'maximumDeposit'])

/** How each filter is written in the address of the search page, where shared links stay short. */
export const filterAddressKeys: Record<FilterName, string> = {
  suppliers: 'sup',
  ranges: 'rg',
  minimumRating: 'rt',
  seats: 'st',
  specs: 'sp',
  maximumDeposit: 'dep',
  fuelTypes: 'fu',
  gearboxes: 'gb',
  mileages: 'mi',
  multimedia: 'mm',
  fuelPolicies: 'fp',
}

export const CarSearch = v.object({
  ...Trip.entries,
  ...CarFilters.entries,
  sort: v.optional(v.picklist(sorts)),
  page: v.optional(Page),
})
export type CarSearch = v.InferOutput<typeof CarSearch>
