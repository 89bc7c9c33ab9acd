import { queryOptions } from '@tanstack/react-query'
import { listSuppliers } from '#contract/suppliers.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from './http.ts'

export const supplierQueries = {
  all: () =>
    queryOptions({
      queryKey: ['suppliers'],
      queryFn: ({ signal }) => call(listSuppliers, { signal }),
      staleTime: 10 * minute,
    }),
}
