import { useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { MoreRows, type GrowingQuery } from '#client/components/staff/list/MoreRows.tsx'
import { useDates } from '#client/i18n/format.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import type { FleetSearch } from './fleet-search.ts'
import { toBooking, useBookingColumns } from '../rows/booking-columns.tsx'

type FleetListProps = {
  bookings: readonly StaffBookingRow[]
  query: GrowingQuery
  showsSupplier: boolean
  selection: Selection<StaffBookingRow>
  order: FleetSearch['order']
  onOrder: (order: FleetSearch['order']) => void
}

/** A press of the heading: the earliest first, the latest first, and what is near first again. */
const orders = {
  nearest: { direction: 'none', next: 'soonest' },
  soonest: { direction: 'ascending', next: 'latest' },
  latest: { direction: 'descending', next: undefined },
} as const

/** The bookings that were found; further ones load as the end comes near. */
export function FleetList({ bookings, query, showsSupplier, selection, order, onOrder }: FleetListProps) {
  const { t } = useLingui()
  const dates = useDates()
  const { direction, next } = orders[order ?? 'nearest']
  const sort = useMemo(() => ({ direction, onPress: () => onOrder(next) }), [direction, next, onOrder])
  const columns = useBookingColumns({ showsSupplier, sort })
  const label = ({ car, from, to }: StaffBookingRow) => {
    const name = nameWithPlate(car)
    const range = dates.range(from, to)
    return t`Select: ${name}, ${range}`
  }
  return (
    <>
      <DataList
        rows={bookings}
        columns={columns}
        kind="booking"
        renderLink={toBooking}
        ticks={{ ...selection, allLabel: t`Select all on this page`, label }}
      />
      <MoreRows query={query} />
    </>
  )
}
