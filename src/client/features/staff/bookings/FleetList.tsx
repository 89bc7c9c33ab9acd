import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { frame, number, table } from '#client/ui/table.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import { StaffBadges } from '../rows/StaffBadges.tsx'
import { StaffRows } from '../rows/StaffRows.tsx'
import { more, rowLink } from './bookings.css.ts'

type FleetListProps = {
  bookings: readonly StaffBookingRow[]
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: unknown
    isFetching: boolean
    fetchNextPage: () => Promise<unknown>
  }
  showsSupplier: boolean
}

/** Rows below each other on a phone, a table on a desktop; further ones load as the end comes near. */
export function FleetList({ bookings, query, showsSupplier }: FleetListProps) {
  const dates = useDates()
  const isDesktop = useIsDesktop()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const loadMore = () => void query.fetchNextPage()
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, loadMore)
  return (
    <>
      {isDesktop ? (
        <FleetTable bookings={bookings} showsSupplier={showsSupplier} />
      ) : (
        <StaffRows
          bookings={bookings}
          lead={({ from, to }) => dates.range(from, to)}
          showsSupplier={showsSupplier}
        />
      )}
      {isFetchNextPageError && (
        <InlineFailure query={{ ...query, refetch: query.fetchNextPage }} role="alert" />
      )}
      {hasNextPage && (
        <div ref={end} className={more}>
          <Button tone="outline" busy={isFetchingNextPage} onClick={loadMore}>
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function FleetTable({ bookings, showsSupplier }: Pick<FleetListProps, 'bookings' | 'showsSupplier'>) {
  const dates = useDates()
  const francs = useFrancs()
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Car</Trans>
            </th>
            {showsSupplier && (
              <th scope="col">
                <Trans>Supplier</Trans>
              </th>
            )}
            <th scope="col">
              <Trans>Driver</Trans>
            </th>
            <th scope="col">
              <Trans>Dates</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Days</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Paid</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Due</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <tr key={booking._id} data-booking={booking._id}>
              <th scope="row">
                <Link to="/staff/bookings/$bookingId" params={{ bookingId: booking._id }} className={rowLink}>
                  {booking.car.name}
                </Link>
              </th>
              {showsSupplier && <td>{booking.supplier.name}</td>}
              <td>
                {booking.driver.fullName}
                <Text as="span" size="bodyS" tone="secondary">
                  <br />
                  {booking.driver.phone}
                </Text>
              </td>
              <td>{dates.range(booking.from, booking.to)}</td>
              <td className={number}>{booking.days}</td>
              <td className={number}>{francs(booking.paid)}</td>
              <td className={number}>{francs(booking.due)}</td>
              <td>
                <StaffBadges booking={booking} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
