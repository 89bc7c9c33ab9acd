import { useCallback } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { ascending, descending, headingOrder } from '#client/components/staff/list/heading-order.ts'
import { MoreRows, type GrowingQuery } from '#client/components/staff/list/MoreRows.tsx'
import { useDates } from '#client/i18n/format.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import { FleetPager } from './FleetPager.tsx'
import type { FleetSearch, SortColumn } from './fleet-search.ts'
import { toBooking, useBookingColumns } from '../rows/booking-columns.tsx'

type FleetListProps = {
  bookings: readonly StaffBookingRow[]
  query: GrowingQuery
  showsSupplier: boolean
  selection: Selection<StaffBookingRow>
  order: FleetSearch['order']
  onOrder: (order: FleetSearch['order']) => void
  /** Where the list is shown page by page: which one, and of how many. */
  pages: { page: number; of: number | null } | null
}

/** Sums and lengths are looked through from the greatest on. */
const numbers: readonly string[] = ['days', 'paid', 'due']

function stepsOf(column: SortColumn | 'dates') {
  if (column === 'dates') return [ascending('soonest'), descending('latest')] as const
  const steps = [ascending(column), descending(`${column}-down` as const)] as const
  return numbers.includes(column) ? steps.toReversed() : steps
}

/** The bookings that were found, page by page, or further ones as the end comes near. */
export function FleetList(props: FleetListProps) {
  const { bookings, query, showsSupplier, selection, order, onOrder, pages } = props
  const { t } = useLingui()
  const dates = useDates()
  const sortOf = useCallback(
    (column: SortColumn | 'dates') => headingOrder(stepsOf(column), order, onOrder),
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
      {pages === null ? (
        <MoreRows query={query} />
      ) : (
        <FleetPager page={pages.page} pages={pages.of} hasNext={query.hasNextPage} />
      )}
    </>
  )
}
