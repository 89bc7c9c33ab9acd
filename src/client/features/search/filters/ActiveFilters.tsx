import { Trans, useLingui } from '@lingui/react/macro'
import { useDrawnPrice } from '#client/i18n/currency.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { activeFilters, toggled, withoutFilters } from './filters.ts'
import { useFilterLabel } from './filter-labels.ts'
import { useSearchParams } from '../search-params.ts'
import { chips } from './SizeRow.css.ts'

export function ActiveFilters() {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const { long } = useFilterLabel()
  const drawn = useDrawnPrice()
  const filters = activeFilters(params)
  if (filters.length === 0) return null
  return (
    <ul className={chips} aria-label={t`Active filters`}>
      {filters.map((filter) => {
        const label = long(filter)
        return (
          <li key={`${filter.name}-${filter.value}`} {...(filter.name === 'maximumDeposit' && drawn)}>
            <Chip
              removeLabel={t`Remove the filter ${label}`}
              onRemove={() => refine((current) => toggled(current, filter))}
            >
              {label}
            </Chip>
          </li>
        )
      })}
      <li>
        <Button tone="quiet" size="s" onClick={() => refine(withoutFilters)}>
          <Trans>Reset</Trans>
        </Button>
      </li>
    </ul>
  )
}
