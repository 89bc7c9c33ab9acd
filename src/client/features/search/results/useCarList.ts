import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CarSearch } from '#contract/car-search.ts'
import { carQueries } from '#client/api/cars.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'

/** The list of a search: one page at a time on a desktop, all the loaded ones on a phone. */
export function useCarList(search: CarSearch) {
  const isDesktop = useIsDesktop()
  const query = useInfiniteQuery({ ...carQueries.list(search), placeholderData: keepPreviousData })
  const pages = query.data?.pages ?? []
  const shown = isDesktop ? pages.slice(0, 1) : pages
  return {
    query,
    cars: shown.flatMap((page) => page.cars),
    total: pages[0]?.total ?? 0,
    facets: pages[0]?.facets,
    isDesktop,
  }
}

export type CarList = ReturnType<typeof useCarList>
