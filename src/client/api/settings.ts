import { queryOptions } from '@tanstack/react-query'
import { getSettings } from '#contract/settings.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from './http.ts'

export const settingsQueries = {
  current: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => call(getSettings, { signal }),
      staleTime: 10 * minute,
    }),
}
