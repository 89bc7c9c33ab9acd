import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { minute } from '#domain/rental/period.ts'

/** The pages of the list from one on; the first may be here already: with the prerendered page, or kept on the device. */
export function useSupplierPages(first: number) {
  const client = useQueryClient()
  const { queryKey } = supplierQueries.page(first)
  return useInfiniteQuery({
    queryKey: ['supplier-list', first],
    // Each page is kept by itself.
    queryFn: ({ pageParam }) => client.fetchQuery(supplierQueries.page(pageParam)),
    initialPageParam: first,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    staleTime: 10 * minute,
    initialData: () => {
      const page = client.getQueryData(queryKey)
      return page && { pages: [page], pageParams: [first] }
    },
    initialDataUpdatedAt: () => client.getQueryState(queryKey)?.dataUpdatedAt,
    placeholderData: keepPreviousData,
  })
}
