import { useCallback } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import {
  ascending,
  descending,
  headingOrder,
  headingsOf,
} from '#client/components/staff/list/heading-order.ts'
import { ListEnd, type ListEndProps } from '#client/components/staff/list/ListEnd.tsx'
import { useDates } from '#client/i18n/format.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import type { FleetSearch, SortColumn } from './fleet-search.ts'
import { toBooking, useBookingColumns } from '../rows/booking-columns.tsx'

type FleetListProps = ListEndProps & {
  bookings: readonly StaffBookingRow[]
  showsSupplier: boolean
  selection: Selection<StaffBookingRow>
  order: FleetSearch['order']
  onOrder: (order: FleetSearch['order']) => void
}

/** Sums and lengths are looked through from the greatest on. */
const numbers: readonly string[] = ['days', 'paid', 'due']

/** The bookings that were found, page by page, or further ones as the end comes near. */
export function FleetList(props: FleetListProps) {
  const { bookings, showsSupplier, selection, order, onOrder, ...end } = props
  const { t } = useLingui()
  const dates = useDates()
  const sortOf = useCallback(
    (column: SortColumn | 'dates') =>
      column === 'dates'
        ? headingOrder([ascending('soonest'), descending('latest')], order, onOrder)
        : headingsOf<SortColumn>(order, onOrder)(column, numbers.includes(column)),
    [order, onOrder],
  )
  const columns = useBookingColumns({ showsSupplier, sortOf })
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
      <ListEnd {...end} />
    </>
  )
}
