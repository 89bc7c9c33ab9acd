import { useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import type { Column, ListProps } from '#client/ui/List/columns.ts'
import { unbroken } from '#client/components/staff/list/paper.css.ts'
import { amount as amountLook, oneLine } from '#client/ui/List/List.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { StaffBadges, StatusBadges } from './StaffBadges.tsx'

type SortedBy = 'car' | 'supplier' | 'driver' | 'dates' | 'days' | 'paid' | 'due' | 'status'

type BookingColumns = {
  /** For an admin, who sees all suppliers. */
  showsSupplier: boolean
  /** How the list stands by a column, and what a press of its heading does. */
  sortOf: (column: SortedBy) => Column<StaffBookingRow>['sort']
}

/** What a booking says in a list of staff; its table for spreadsheets is made by server/acts/desk/export-bookings.ts. */
export function useBookingColumns({ showsSupplier, sortOf }: BookingColumns): Column<StaffBookingRow>[] {
  const dates = useDates()
  const francs = useFrancs()
  return useMemo(() => {
    const range = ({ from, to }: StaffBookingRow) => dates.range(from, to)
    return [
      {
        header: <Trans>Car</Trans>,
        cell: ({ car }) => (
          <>
            {car.name}
            <Plate plate={car.plate} />
          </>
        ),
        sort: sortOf('car'),
        phone: { at: 'title' },
      },
      ...(showsSupplier
        ? [
            {
              header: <Trans>Supplier</Trans>,
              cell: ({ supplier }: StaffBookingRow) => supplier.name,
              sort: sortOf('supplier'),
            },
          ]
        : []),
      {
        header: <Trans>Driver</Trans>,
        cell: ({ driver }) => (
          <>
            <span className={oneLine} title={driver.fullName}>
              {driver.fullName}
            </span>
            <Text as="span" size="bodyS" tone="secondary">
              {driver.phone}
            </Text>
          </>
        ),
        sort: sortOf('driver'),
        phone: {
          at: 'line',
          text: (booking) =>
            [booking.driver.fullName, showsSupplier && booking.supplier.name].filter(Boolean).join(' · '),
        },
      },
      {
        header: <Trans>Dates</Trans>,
        cell: (booking) => <span className={unbroken}>{range(booking)}</span>,
        sort: sortOf('dates'),
        phone: { at: 'lead', text: range },
      },
      { header: <Trans>Days</Trans>, cell: ({ days }) => days, isNumber: true, sort: sortOf('days') },
      { header: <Trans>Paid</Trans>, cell: ({ paid }) => francs(paid), isNumber: true, sort: sortOf('paid') },
      {
        header: <Trans>Due</Trans>,
        cell: ({ due }) => francs(due),
        isNumber: true,
        sort: sortOf('due'),
        phone: { at: 'end', text: ({ due }) => due > 0 && <Due amount={francs(due)} /> },
      },
      {
        header: <Trans>Status</Trans>,
        cell: (booking) => <StaffBadges booking={booking} />,
        sort: sortOf('status'),
        phone: { at: 'badges', text: (booking) => <StatusBadges booking={booking} /> },
      },
    ]
  }, [dates, francs, showsSupplier, sortOf])
}

function Due({ amount }: { amount: string }) {
  return (
    <span className={amountLook}>
      <Trans>Due {amount}</Trans>
    </span>
  )
}

/** From a booking in a list to its page. */
export const toBooking: ListProps<StaffBookingRow>['renderLink'] = ({ _id: bookingId }, inner) => (
  <Link to="/staff/bookings/$bookingId" params={{ bookingId }} {...inner} />
)
