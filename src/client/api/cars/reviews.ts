// What others said of a car or of a supplier, five at a time.

import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCarReviews, listSupplierReviews } from '#contract/cars/reviews.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export type Reviewed = { kind: 'car' | 'supplier'; id: string }

export const reviewQueries = {
  of: ({ kind, id }: Reviewed) =>
    infiniteQueryOptions({
      queryKey: ['reviews', 'shown', kind, id],
      queryFn: ({ pageParam, signal }) =>
        call(kind === 'car' ? listCarReviews : listSupplierReviews, {
          params: { id },
          query: pageParam === null ? {} : { after: pageParam },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: minute,
    }),
}
