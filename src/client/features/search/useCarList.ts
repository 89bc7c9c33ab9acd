import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { carQueries } from '#client/api/cars/cars.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import type { CarSearch } from '#contract/cars/car-search.ts'

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
    /** Stands behind a number that may be higher: so many cars are not counted to the last. */
    more: pages[0]?.totalIsAtLeast ? '+' : '',
    facets: pages[0]?.facets,
    isDesktop,
  }
}

export type CarList = ReturnType<typeof useCarList>

/** The pages worth a link: the first, the last, and those beside the current one; null stands for a gap. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const numbers = [...new Set(shown)]
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
