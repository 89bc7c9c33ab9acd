import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { activeFilters, type FilterName, type FleetSearch } from './fleet-search.ts'

type FleetToolsProps = {
  search: FleetSearch
  /** An admin sees the bookings of all suppliers. */
  asksSupplier: boolean
  /** How a filter that is set is called. */
  labelOf: (name: FilterName) => string
  onChange: (change: Partial<FleetSearch>) => void
}

/** Text, filters, and what is set of them. */
export function FleetTools({ search, asksSupplier, labelOf, onChange }: FleetToolsProps) {
  const { t } = useLingui()
  const [isFiltering, setFiltering] = useState(false)
  const active = activeFilters(search)
  const count = active.length
  return (
    <>
      <Row wrap align="end">
        <SearchField
          label={t`Reference, car, plate, driver or phone`}
          q={search.q ?? ''}
          onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        />
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          <SlidersHorizontal size={20} aria-hidden="true" />
          {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
        </Button>
      </Row>
      {count > 0 && (
        <Row wrap>
          {active.map((name) => {
            const label = labelOf(name)
            return (
              <Chip
                key={name}
                removeLabel={t`Remove the filter ${label}`}
                onRemove={() => onChange({ [name]: undefined })}
              >
                {label}
              </Chip>
            )
          })}
        </Row>
      )}
      {isFiltering && (
        <FilterSheet
          search={search}
          asksSupplier={asksSupplier}
          nameOf={labelOf}
          onClose={() => setFiltering(false)}
          onDone={(filters) => {
            onChange(filters)
            setFiltering(false)
          }}
        />
      )}
    </>
  )
}
