import { queryOptions } from '@tanstack/react-query'
import { listCarSizes } from '#contract/cars/car-sizes.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export const carSizeQueries = {
  all: () =>
    queryOptions({
      queryKey: ['car-sizes'],
      queryFn: ({ signal }) => call(listCarSizes, { signal }),
      staleTime: 10 * minute,
    }),
}
