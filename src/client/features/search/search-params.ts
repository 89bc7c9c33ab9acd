// The search in the address. Lenient: what cannot be read is left out, so that a bad link still opens.

import { useNavigate, useSearch, type SearchMiddleware } from '@tanstack/react-router'
import * as v from 'valibot'
import { CarFilters, CarSearch, filterAddressKeys, filterNames, Trip } from '#contract/cars/car-search.ts'
import { Id, IdList, Page, WallTime } from '#contract/fields.ts'
import { sorts } from '#domain/car/filters.ts'
import { instantOf, type Instant } from '#domain/rental/period.ts'
import { orNothing } from '#client/search-string.ts'

type Filters = typeof CarFilters.entries
const filters = Object.fromEntries(
  filterNames.map((name) => [name, v.fallback(CarFilters.entries[name] as v.GenericSchema, undefined)]),
) as unknown as { [Name in keyof Filters]: v.SchemaWithFallback<Filters[Name], undefined> }

/** Limited to what fits side by side. */
const Compared = v.pipe(
  IdList,
  v.transform((ids) => [...new Set(ids)]),
  v.minLength(1),
  v.maxLength(3),
)

const SearchParams = v.object({
  pl: orNothing(Id),
  dl: orNothing(Id),
  from: orNothing(WallTime),
  to: orNothing(WallTime),
  /** What a form that the browser sent by itself has as its place: nothing, or words that are no place we know. */
  place: orNothing(v.string()),
  ...filters,
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

/**
 * Reads an address. The router hands over what it has read already beside the address itself, so the full word of a filter
 * wins over its short key, also when it says that the filter was taken away.
 */
export function readSearchParams(address: Record<string, unknown>): SearchParams {
  const given = { ...address }
  for (const name of filterNames) if (!(name in given)) given[name] = given[filterAddressKeys[name]]
  return v.parse(SearchParams, given)
}

/** With the filters under their short keys. */
export function inAddress(params: Partial<SearchParams>): Record<string, unknown> {
  const address: Record<string, unknown> = { ...params }
  for (const name of filterNames) {
    delete address[name]
    address[filterAddressKeys[name]] = params[name]
  }
  return address
}

export const writeSearchParams: SearchMiddleware<SearchParams> = ({ search, next }) => inAddress(next(search))

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

type Change = (params: SearchParams) => SearchParams

/** The address is the state: reading it, and the two ways of changing it. */
export function useSearchParams() {
  const params = useSearch({ from: '/search' })
  const navigate = useNavigate({ from: '/search' })
  return {
    params,
    /** A step of its own: Back undoes it. */
    goTo: (change: Change, { resetScroll = true } = {}) => void navigate({ search: change, resetScroll }),
    /** A refinement of what is on screen: Back does not walk through every tick of a box. */
    refine: (change: Change) => void navigate({ search: change, replace: true, resetScroll: false }),
  }
}
