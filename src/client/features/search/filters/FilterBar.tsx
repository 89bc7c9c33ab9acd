import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowUpDown, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { searchRanges } from '#domain/car/car.ts'
import { defaultSort, sorts, type Sort } from '#domain/car/filters.ts'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { prefetchWhenIdle } from '#client/store/prefetch.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { CarList } from '../results/useCarList.ts'
import { useSearchParams } from '../search-params.ts'
import { activeFilters, withOnly } from './filters.ts'
import {
  bar,
  filters,
  size,
  sizes,
  sortArrow,
  sortLabel,
  sortSelect,
  sortWord,
  tools,
} from './FilterBar.css.ts'

const load = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(() => load().then(({ FilterSheet }) => ({ default: FilterSheet })))

/** Above the results: the sizes, the sheet of all filters, and the order. */
export function FilterBar({ list }: { list: CarList }) {
  return (
    <div className={bar}>
      <SizeRow />
      <ToolRow list={list} />
    </div>
  )
}

/** Every size is in sight: a row that scrolls hides what it scrolls to. */
function SizeRow() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const held = params.ranges ?? []
  const only = (range: string | null) => refine((current) => withOnly(current, 'ranges', range))
  return (
    <div className={sizes} role="group" aria-label={t`Car size`}>
      <Size isPressed={held.length === 0} onPress={() => only(null)}>
        <Trans>All</Trans>
      </Size>
      {searchRanges.map((range) => (
        <Size key={range} isPressed={held.includes(range)} onPress={() => only(range)}>
          {t(carTypeLabels[range])}
        </Size>
      ))}
    </div>
  )
}

type SizeProps = { isPressed: boolean; onPress: () => void; children: ReactNode }

function Size({ isPressed, onPress, children }: SizeProps) {
  return (
    <button type="button" className={size} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  )
}

const sortLabels = {
  total: msg`Lowest total`,
  rating: msg`Best rated`,
  deposit: msg`Lowest security deposit`,
} satisfies Record<Sort, unknown>

function ToolRow({ list }: { list: CarList }) {
  const { params } = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const count = activeFilters(params).length
  useEffect(() => {
    if (!list.isDesktop) prefetchWhenIdle(load)
  }, [list.isDesktop])
  return (
    <div className={tools}>
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
      <SortChoice />
      {isOpen && (
        <Suspense>
          <FilterSheet list={list} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function SortChoice() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  return (
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
  )
}
