import { Suspense, useState } from 'react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { ArrowUpDown, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { defaultSort, sorts, type Sort } from '#domain/car/filters.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { CarList } from '#client/features/search/useCarList.ts'
import { count as badge, filters, sort as sortBox, sortArrow, sortSelect, word } from '../SearchBar.css.ts'
import { NoResults } from '../lazy-parts.ts'
import { useSearchParams } from '../search-params.ts'
import { activeFilters, sorted } from './filters.ts'

const FilterSheet = lazyRouteComponent(() => import('./FilterSheet.tsx'), 'FilterSheet')

const sortLabels = {
  recommended: msg`Recommended`,
  total: msg`Lowest total`,
  rating: msg`Best rated`,
  deposit: msg`Lowest security deposit`,
} satisfies Record<Sort, unknown>

/** Beside the trip: the sheet of all filters, and the order. */
export function ListTools({ list }: { list: CarList }) {
  const { t } = useLingui()
  const { params } = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const count = activeFilters(params).length
  const queryClient = useQueryClient()
  const prepare = () => {
    void FilterSheet.preload?.()
    void NoResults.preload?.()
    void queryClient.prefetchQuery(supplierQueries.all())
  }
  return (
    <>
      {!list.isDesktop && (
        <Button
          className={filters}
          tone="outline"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setIsOpen(true)}
        >
          <SlidersHorizontal size={20} aria-hidden />
          <span className={word}>{count === 0 ? t`Filters` : t`Filters (${count})`}</span>
          {count > 0 && (
            <span className={badge} aria-hidden="true">
              {count}
            </span>
          )}
        </Button>
      )}
      <SortChoice />
      {isOpen && (
        <Suspense>
          <FilterSheet list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function SortChoice() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  return (
    <label className={sortBox}>
      <ArrowUpDown size={20} aria-hidden />
      <span className={word}>{t`Sort`}</span>
      <select
        className={sortSelect}
        value={params.sort ?? defaultSort}
        onChange={(event) => refine((current) => sorted(current, event.target.value as Sort))}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sortLabels[sort])}
          </option>
        ))}
      </select>
      <ChevronDown className={sortArrow} size={18} aria-hidden />
    </label>
  )
}
