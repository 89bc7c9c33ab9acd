import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { TickCell } from '#client/components/selection/TickCell.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { frame, number, table } from '#client/ui/table.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { StaffBadges } from '../rows/StaffBadges.tsx'
import { StaffRows } from '../rows/StaffRows.tsx'
import { MoreRows, type GrowingQuery } from '#client/components/staff/list/MoreRows.tsx'
import { rowLink } from '#client/components/staff/list/rows.css.ts'

type FleetListProps = {
  bookings: readonly StaffBookingRow[]
  query: GrowingQuery
  showsSupplier: boolean
  selection: Selection<StaffBookingRow>
}

/** Rows below each other on a phone, a table on a desktop; further ones load as the end comes near. */
export function FleetList({ bookings, query, showsSupplier, selection }: FleetListProps) {
  const dates = useDates()
  const isDesktop = useIsDesktop()
  return (
    <>
      {isDesktop ? (
        <FleetTable bookings={bookings} showsSupplier={showsSupplier} selection={selection} />
      ) : (
        <StaffRows
          bookings={bookings}
          lead={({ from, to }) => dates.range(from, to)}
          showsSupplier={showsSupplier}
          selection={selection.isSelecting ? selection : undefined}
        />
      )}
      <MoreRows query={query} />
    </>
  )
}

function FleetTable({
  bookings,
  showsSupplier,
  selection,
}: Pick<FleetListProps, 'bookings' | 'showsSupplier' | 'selection'>) {
  const { t } = useLingui()
  const dates = useDates()
  const francs = useFrancs()
  const isWhole = selection.rows.length === bookings.length
  const selectLabel = ({ car, from, to }: StaffBookingRow) => {
    const name = nameWithPlate(car)
    const range = dates.range(from, to)
    return t`Select: ${name}, ${range}`
  }
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <TickCell
              checked={isWhole}
              onChange={isWhole ? selection.none : selection.all}
              label={t`Select all on this page`}
            />
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
            <tr
              key={booking._id}
              data-booking={booking._id}
              data-ticked={selection.has(booking._id) || undefined}
            >
              <TickCell
                checked={selection.has(booking._id)}
                onChange={() => selection.toggle(booking._id)}
                label={selectLabel(booking)}
              />
              <th scope="row">
                <Link to="/staff/bookings/$bookingId" params={{ bookingId: booking._id }} className={rowLink}>
                  {booking.car.name}
                  <Plate plate={booking.car.plate} />
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
