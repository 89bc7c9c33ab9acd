import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBookingsAddress } from '#client/features/bookings/useBookingsAddress.ts'
import { ChoiceSheet } from '#client/ui/ChoiceSheet/ChoiceSheet.tsx'
import { activeFilters, withoutFilters } from './active-filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { column } from './FilterSheet.css.ts'

type FilterSheetProps = { total: number | undefined; isCounting: boolean; onClose: () => void }

export function FilterSheet({ total, isCounting, onClose }: FilterSheetProps) {
  const { t } = useLingui()
  const { search, refine } = useBookingsAddress()
  return (
    <ChoiceSheet
      title={t`Filters`}
      closeLabel={t`Close`}
      onReset={activeFilters(search).length === 0 ? undefined : () => refine(withoutFilters)}
      resetLabel={<Trans>Reset</Trans>}
      showLabel={
        total === undefined ? (
          <Trans>Show the bookings</Trans>
        ) : (
          <Plural value={total} one="Show # booking" other="Show # bookings" />
        )
      }
      isCounting={isCounting}
      onClose={onClose}
    >
      <FilterFields />
    </ChoiceSheet>
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
