// The counts of a search, shared by all who ask for the same within a minute where counting takes long.

import { filterNames, type CarSearch } from '#contract/cars/car-search.ts'
import { carsPageSize, type CarPage, type FacetCounts } from '#contract/cars/cars.ts'
import { minute, type Instant } from '#domain/rental/period.ts'
import { keepAnswers } from '#server/platform/http/kept-answers.ts'
import type { CountedCars } from './count-cars.ts'

/** So few candidates are counted again for every first page: a booking shows at once. */
const quicklyCounted = 300
/** In bytes, roughly: a supplier's count is its id and a number. What a minute asks for; the oldest of more are older than that. */
const most = 1_000_000
const sizeOf = ({ facets }: CountedCars) => 2000 + 60 * Object.keys(facets.suppliers).length

/** All of a search but its page and its order. */
function keyOf({ page: _page, sort: _sort, ...rest }: CarSearch): string {
  return JSON.stringify(rest)
}

type SharedCounts = { of(search: CarSearch, count: () => Promise<CountedCars>): Promise<CountedCars> }

/** Further pages show the counts of the first for a minute, however few there are. */
export function shareCounts(now: () => Instant): SharedCounts {
  const kept = keepAnswers<CountedCars>({ age: minute, most, sizeOf, now })
  return {
    async of(search, count) {
      const key = keyOf(search)
      const known = kept.find(key)
      if (known && (known.candidates > quicklyCounted || (search.page ?? 1) > 1)) return known
      const counted = await count()
      kept.keep(key, counted)
      return counted
    },
  }
}

const nothing = Object.fromEntries(filterNames.map((name) => [name, {}])) as FacetCounts

/**
 * What a page says of all cars: what was counted, and what the page knows by itself. One that is not full is the last, and newer
 * than counts of a minute. Null is what was not asked for.
 */
export function withPage(
  counted: CountedCars | null,
  read: { page: number; cars: number } | null,
): Pick<CarPage, 'total' | 'totalIsAtLeast' | 'facets'> {
  const facets = counted?.facets ?? nothing
  const shown = read === null ? 0 : (read.page - 1) * carsPageSize + read.cars
  const isLast = read !== null && read.cars < carsPageSize && (read.cars > 0 || read.page === 1)
  if (isLast) return { total: shown, facets }
  const isAtLeast = counted?.isAtLeast ?? true
  // Beyond the last page there is nothing to be seen of how many came before.
  const seen = read?.cars === 0 ? 0 : shown
  return {
    total: Math.max(counted?.total ?? 0, seen),
    ...(isAtLeast && { totalIsAtLeast: true }),
    facets,
  }
}
