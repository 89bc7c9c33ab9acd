// What a search asks for. The same schema reads the page's address and the call.

import * as v from 'valibot'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, mileages, multimediaKinds } from '#domain/car/car.ts'
import { depositThresholds, ratingFilters, seatFilters, sorts, specFilters } from '#domain/car/filters.ts'
import { Id, IdList, list, oneOf, Page, WallTime } from './fields.ts'

/** Where and when. Short names: they stand in every shared link. */
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
  sup: v.optional(IdList),
  rg: v.optional(list(carTypes)),
  rt: v.optional(oneOf(ratingFilters)),
  st: v.optional(list(seatFilters)),
  sp: v.optional(list(specFilters)),
  dep: v.optional(oneOf(depositThresholds)),
  fu: v.optional(list(fuelTypes)),
  gb: v.optional(list(gearboxes)),
  mi: v.optional(list(mileages)),
  mm: v.optional(list(multimediaKinds)),
  fp: v.optional(list(fuelPolicies)),
})
export type CarFilters = v.InferOutput<typeof CarFilters>

export const CarSearch = v.object({
  ...Trip.entries,
  ...CarFilters.entries,
  sort: v.optional(v.picklist(sorts)),
  page: v.optional(Page),
})
export type CarSearch = v.InferOutput<typeof CarSearch>
