import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBookingsAddress } from '#client/bookings/useBookingsAddress.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { activeFilters, withoutFilters } from './active-filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { column, footer, reset, show } from './FilterSheet.css.ts'

type FilterSheetProps = { total: number | undefined; isCounting: boolean; onClose: () => void }

export function FilterSheet({ total, isCounting, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const { search, refine } = useBookingsAddress()
  return (
    <Sheet
      open
      onClose={onClose}
      side="bottom"
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={
        <div className={footer}>
          <Button
            className={reset}
            tone="quiet"
            disabled={activeFilters(search).length === 0}
            onClick={() => refine(withoutFilters)}
          >
            <Trans>Reset</Trans>
          </Button>
          <Button className={show} size="l" busy={isCounting} onClick={onClose}>
            {total === undefined ? (
              <Trans>Show the bookings</Trans>
            ) : (
              <Plural value={total} one="Show # booking" other="Show # bookings" />
            )}
          </Button>
        </div>
      }
    >
      <FilterFields />
    </Sheet>
  )
}

/** Beside the list, where there is room for both. In this file, because the device keeps it for when there is no network. */
export function FilterColumn() {
  const { t } = useLingui()
  return (
    <aside className={column} aria-label={t`Filters`}>
      <FilterFields />
    </aside>
  )
}
