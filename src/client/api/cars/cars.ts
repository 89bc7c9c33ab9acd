import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type CarSearch, type Trip } from '#contract/cars/car-search.ts'
import { carsPageSize, getCarOffer, searchCars } from '#contract/cars/cars.ts'
import { call } from '../http.ts'

const stillTrue = 30_000
/** The touch of a link, the screen behind it and what stands on it ask for one answer together. */
const oneStep = 10_000

function offerOf(id: string, { pl, dl, from, to }: Trip, staleTime: number) {
  return queryOptions({
    queryKey: ['cars', 'offer', id, { pl, dl, from, to }],
    queryFn: ({ signal }) => call(getCarOffer, { params: { id }, query: { pl, dl, from, to }, signal }),
    staleTime,
  })
}

export const carQueries = {
  /** The pages of a search, beginning with the one in the address. */
  list: (search: CarSearch) =>
    infiniteQueryOptions({
      queryKey: ['cars', 'list', search],
      queryFn: ({ pageParam, signal }) => call(searchCars, { query: { ...search, page: pageParam }, signal }),
      initialPageParam: search.page ?? 1,
      // A filter may pass more cars than it did among those that were counted.
      getNextPageParam: ({ page, cars, total, totalIsAtLeast }) =>
        page * carsPageSize < total || (totalIsAtLeast && cars.length === carsPageSize)
          ? page + 1
          : undefined,
      getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
      staleTime: stillTrue,
    }),

  offer: (id: string, trip: Trip) => offerOf(id, trip, stillTrue),

  /** The same offer where a price is agreed to: asked again, once for the step there. The server decides when it is agreed. */
  freshOffer: (id: string, trip: Trip) => offerOf(id, trip, oneStep),
}
