import { queryOptions } from '@tanstack/react-query'
import { listLocations } from '#contract/cars/locations.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export const locationQueries = {
  all: () =>
    queryOptions({
      queryKey: ['locations'],
      queryFn: ({ signal }) => call(listLocations, { signal }),
      staleTime: 10 * minute,
    }),
}
