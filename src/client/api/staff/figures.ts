// The figures of a fleet, by month and by car.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getCarFigures, getStaffFigures, type FiguresQuery } from '#contract/staff/site/figures.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

const root = ['staff', 'figures'] as const
const pageSize = 20

/** Without a supplier, of all that the reader may see. */
const written = ({ from, to, supplier }: FiguresQuery) => ({ from, to, ...(supplier && { supplier }) })

export const figureQueries = {
  months: (asked: FiguresQuery) => {
    const query = written(asked)
    return queryOptions({
      queryKey: [...root, 'months', query],
      queryFn: ({ signal }) => call(getStaffFigures, { query, signal }),
      staleTime: minute,
    })
  },
  /** `after` of one page is the `next` of the one before. */
  cars: (asked: FiguresQuery) => {
    const query = written(asked)
    return infiniteQueryOptions({
      queryKey: [...root, 'cars', query],
      queryFn: ({ pageParam, signal }) =>
        call(getCarFigures, {
          query: { ...query, size: pageSize, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: minute,
    })
  },
}
