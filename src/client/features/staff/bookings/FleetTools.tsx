import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { statusLabels } from '#client/components/booking/StatusBadge.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { useDates } from '#client/i18n/format.ts'
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
  /** What is shown: a car and a driver are known by their rows. */
  rows: readonly StaffBookingRow[]
  onChange: (change: Partial<FleetSearch>) => void
}

/** Text, filters, and what is set of them. */
export function FleetTools({ search, asksSupplier, rows, onChange }: FleetToolsProps) {
  const { t } = useLingui()
  const [isFiltering, setFiltering] = useState(false)
  const labelOf = useFilterLabel(search, rows)
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

function useFilterLabel(search: FleetSearch, rows: readonly StaffBookingRow[]): (name: FilterName) => string {
  const { t } = useLingui()
  const dates = useDates()
  const { nameOf } = usePlaces()
  const suppliers = useQuery({ ...supplierQueries.all(), enabled: search.supplier !== undefined }).data
  return (name) => {
    const { status = [], from, to, pickUp, dropOff, supplier } = search
    const [first] = rows
    const labels: Record<FilterName, () => string> = {
      status: () => status.map((each) => t(statusLabels[each])).join(', '),
      from: () => {
        const day = dates.day(from!)
        return t`From ${day}`
      },
      to: () => {
        const day = dates.day(to!)
        return t`Until ${day}`
      },
      pickUp: () => {
        const place = nameOf(pickUp!)
        return t`Out: ${place}`
      },
      dropOff: () => {
        const place = nameOf(dropOff!)
        return t`Back: ${place}`
      },
      supplier: () => suppliers?.find(({ _id }) => _id === supplier)?.name ?? t`Supplier`,
      car: () => (first ? nameWithPlate(first.car) : t`Car`),
      driver: () => first?.driver.fullName ?? t`Driver`,
    }
    return labels[name]()
  }
}
