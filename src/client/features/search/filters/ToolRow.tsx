import { lazy, Suspense, useEffect, useState } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUpDown, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { defaultSort, sorts, type Sort } from '#domain/car/filters.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { activeFilters } from './filters.ts'
import type { CarList } from '../results/useCarList.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { filters, row, sortArrow, sortLabel, sortSelect, sortWord } from './ToolRow.css.ts'

const load = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(() => load().then(({ FilterSheet }) => ({ default: FilterSheet })))

const sortLabels = {
  total: msg`Lowest total`,
  rating: msg`Best rated`,
  deposit: msg`Lowest security deposit`,
} satisfies Record<Sort, unknown>

export function ToolRow({ list }: { list: CarList }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const count = activeFilters(params).length
  useEffect(() => {
    if (!list.isDesktop) prefetchWhenIdle(load)
  }, [list.isDesktop])
  return (
    <div className={row}>
      {!list.isDesktop && (
        <Button
          className={filters}
          tone="outline"
          aria-haspopup="dialog"
          onFocus={() => void load()}
          onClick={() => setIsOpen(true)}
        >
          <SlidersHorizontal size={20} aria-hidden />
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </Button>
      )}
      <label className={sortLabel}>
        <ArrowUpDown size={20} aria-hidden />
        <span className={sortWord}>
          <Trans>Sort</Trans>
        </span>
        <select
          className={sortSelect}
          value={params.sort ?? defaultSort}
          onChange={(event) => {
            const sort = event.target.value as Sort
            refine((current) => ({
              ...current,
              sort: sort === defaultSort ? undefined : sort,
              page: undefined,
            }))
          }}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortLabels[sort])}
            </option>
          ))}
        </select>
        <ChevronDown className={sortArrow} size={18} aria-hidden />
      </label>
      {isOpen && (
        <Suspense>
          <FilterSheet list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
