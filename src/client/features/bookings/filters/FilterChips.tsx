import { Trans, useLingui } from '@lingui/react/macro'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { useBookingsAddress } from '#client/features/bookings/bookings-search.ts'
import { useDates } from '#client/i18n/format.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { activeFilters, without, withoutFilters, type ActiveFilter } from './active-filters.ts'
import { chips, chipText } from './filters.css.ts'

export function FilterChips() {
  const { t } = useLingui()
  const { search, refine } = useBookingsAddress()
  const labelOf = useFilterLabel()
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  return (
    <ul className={chips} aria-label={t`Active filters`}>
      {filters.map((filter) => {
        const label = labelOf(filter)
        return (
          <li key={`${filter.key}-${filter.value}`}>
            <Chip
              removeLabel={t`Remove the filter ${label}`}
              onRemove={() => refine((now) => without(now, filter))}
            >
              <span className={chipText}>{label}</span>
            </Chip>
          </li>
        )
      })}
      <li>
        <Button tone="quiet" size="s" onClick={() => refine(withoutFilters)}>
          <Trans>Clear filters</Trans>
        </Button>
      </li>
    </ul>
  )
}

function useFilterLabel(): (filter: ActiveFilter) => string {
  const { t } = useLingui()
  const dates = useDates()
  const { nameOf } = usePlaces()
  return ({ key, value }) => {
    if (key === 'status') return t(statusLabels[value])
    if (key === 'q') return t`“${value}”`
    if (key === 'pl') return nameOf(value) || value
    const day = dates.day(value)
    return key === 'from' ? t`From ${day}` : t`To ${day}`
  }
}
