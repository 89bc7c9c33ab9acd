import { queryOptions } from '@tanstack/react-query'
import { getRates } from '#contract/site/rates.ts'
import { hour } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export const rateQueries = {
  current: () =>
    queryOptions({
      queryKey: ['rates'],
      queryFn: ({ signal }) => call(getRates, { signal }),
      staleTime: hour,
    }),
}
