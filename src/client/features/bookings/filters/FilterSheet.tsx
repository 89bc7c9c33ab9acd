import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useBookingsAddress } from '#client/features/bookings/bookings-search.ts'
import { ChoiceSheet } from '#client/ui/ChoiceSheet/ChoiceSheet.tsx'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { LocationCombobox } from '#client/components/location/LocationCombobox.tsx'
import { label } from '#client/ui/Field/Field.css.ts'
import { box } from '#client/ui/Field/Choice.css.ts'
import { activeFilters, withoutFilters, statusesOf, withFilters, withStatus } from './active-filters.ts'
import { column, days, fields, option, status } from './filters.css.ts'
import { DayFilter, KeywordField } from './FilterInputs.tsx'

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

/** Beside the list, where there is room for both. In this file, because the file is precached for offline use. */
export function FilterColumn() {
  const { t } = useLingui()
  return (
    <aside className={column} aria-label={t`Filters`}>
      <FilterFields />
    </aside>
  )
}

/** Every change is in the address at once, and the list follows. */
function FilterFields() {
  const { t } = useLingui()
  const { search, refine } = useBookingsAddress()
  const { tab = 'upcoming', from, to, pl } = search
  const statuses = statusesOf[tab]
  const statusId = useId()
  const isBackwards = from !== undefined && to !== undefined && to < from
  return (
    <div className={fields}>
      <KeywordField value={search.q ?? ''} onChange={(q) => refine((now) => withFilters(now, { q }))} />
      {statuses.length > 0 && (
        <div role="group" aria-labelledby={statusId}>
          <p id={statusId} className={label}>
            <Trans>Status</Trans>
          </p>
          <div className={status}>
            {statuses.map((each) => (
              <label key={each} className={option}>
                <input
                  type="checkbox"
                  className={box}
                  checked={search.status?.includes(each) ?? false}
                  onChange={(event) => {
                    const { checked } = event.target
                    refine((now) => withStatus(now, each, checked))
                  }}
                />
                {t(statusLabels[each])}
              </label>
            ))}
          </div>
        </div>
      )}
      <div className={days}>
        <DayFilter
          label={t`From day`}
          name="from"
          day={from}
          onChange={(day) => refine((now) => withFilters(now, { from: day }))}
        />
        <DayFilter
          label={t`To day`}
          name="to"
          day={to}
          {...(from !== undefined && { min: from })}
          {...(isBackwards && { error: t`This day is before the first one.` })}
          onChange={(day) => refine((now) => withFilters(now, { to: day }))}
        />
      </div>
      <LocationCombobox
        label={t`Pick-up or drop-off place`}
        value={pl ?? null}
        onChange={(id) => refine((now) => withFilters(now, { pl: id }))}
      />
    </div>
  )
}
