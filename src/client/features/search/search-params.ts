// The search in the address. Lenient: what cannot be read is left out, so that a bad link still opens.

import * as v from 'valibot'
import { CarFilters, CarSearch, Trip } from '#contract/car-search.ts'
import { Id, IdList, Page, WallTime } from '#contract/fields.ts'
import { sorts } from '#domain/car/filters.ts'
import { instantOf, type Instant } from '#domain/rental/period.ts'

const orNothing = <const S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

const filters = CarFilters.entries

/** More than can stand side by side is no choice of anybody's. */
const Compared = v.pipe(
  IdList,
  v.transform((ids) => [...new Set(ids)]),
  v.minLength(1),
  v.maxLength(3),
)

export const SearchParams = v.object({
  pl: orNothing(Id),
  dl: orNothing(Id),
  from: orNothing(WallTime),
  to: orNothing(WallTime),
  sup: v.fallback(filters.sup, undefined),
  rg: v.fallback(filters.rg, undefined),
  rt: v.fallback(filters.rt, undefined),
  st: v.fallback(filters.st, undefined),
  sp: v.fallback(filters.sp, undefined),
  dep: v.fallback(filters.dep, undefined),
  fu: v.fallback(filters.fu, undefined),
  gb: v.fallback(filters.gb, undefined),
  mi: v.fallback(filters.mi, undefined),
  mm: v.fallback(filters.mm, undefined),
  fp: v.fallback(filters.fp, undefined),
  sort: orNothing(v.picklist(sorts)),
  page: orNothing(Page),
  /** The car whose sheet lies over the list. */
  car: orNothing(Id),
  /** The cars that are chosen to be compared. */
  cmp: orNothing(Compared),
  /** Their comparison lies over the list. */
  vs: orNothing(v.literal('1')),
})
export type SearchParams = v.InferOutput<typeof SearchParams>

/** The trip of an address, or null when part of it is missing, its pick-up has passed or it ends before it begins. */
function tripIn(params: SearchParams, now: Instant): Trip | null {
  const trip = v.safeParse(Trip, { pl: params.pl, dl: params.dl, from: params.from, to: params.to })
  if (!trip.success) return null
  const from = instantOf(trip.output.from) ?? 0
  const to = instantOf(trip.output.to) ?? 0
  return from > now && to > from ? trip.output : null
}

/** What is asked of the server; the open car is no part of it. Null as `tripIn`. */
export function carSearchIn(params: SearchParams, now: Instant): CarSearch | null {
  return tripIn(params, now) === null ? null : v.parse(CarSearch, params)
}
