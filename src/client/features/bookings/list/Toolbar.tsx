import { Suspense, useState, type Ref } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { SelectButton } from '#client/components/selection/SelectButton.tsx'
import { activeFilters } from '#client/features/bookings/filters/active-filters.ts'
import { useBookingsAddress } from '#client/features/bookings/bookings-search.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import * as styles from './list.css.ts'

const FilterSheet = lazyRouteComponent(
  () => import('#client/features/bookings/filters/FilterSheet.tsx'),
  'FilterSheet',
)
const load = () => FilterSheet.preload?.()

type ToolbarProps = {
  /** Of all pages; undefined while nothing is known. */
  total: number | undefined
  isCounting: boolean
  /** The filters are beside the list. */
  hasColumn: boolean
  /** Gets the focus when what had it has gone. */
  countRef: Ref<HTMLParagraphElement>
  /** Absent where the boxes always show, and where nothing can be done to many at once. */
  onSelect: (() => void) | undefined
}

export function Toolbar({ total, isCounting, hasColumn, countRef, onSelect }: ToolbarProps) {
  const { search } = useBookingsAddress()
  const [isOpen, setIsOpen] = useState(false)
  const count = activeFilters(search).length
  return (
    <div className={styles.toolbar}>
      {!hasColumn && (
        <Button
          tone="outline"
          aria-haspopup="dialog"
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setIsOpen(true)}
        >
          <SlidersHorizontal size={20} aria-hidden />
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </Button>
      )}
      <p ref={countRef} className={styles.total} role="status" tabIndex={-1}>
        {total !== undefined && !isCounting && <Plural value={total} one="# booking" other="# bookings" />}
      </p>
      {onSelect && <SelectButton onSelect={onSelect} />}
      {isOpen && (
        <Suspense>
          <FilterSheet total={total} isCounting={isCounting} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
