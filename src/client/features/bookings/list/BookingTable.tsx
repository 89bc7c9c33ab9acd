import { memo } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { useDates, type Dates } from '#client/i18n/format.ts'
import { useMoney, type Money } from '#client/i18n/money.ts'
import { TickCell } from '#client/ui/List/TickCell.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import { hidden } from '#client/ui/hidden.css.ts'
import { BookingBadges } from './BookingRows.tsx'
import { frame, number, table } from '#client/ui/table.css.ts'
import * as styles from './BookingTable.css.ts'

type BookingTableProps = {
  bookings: readonly BookingRow[]
  /** Null where nothing can be done to many at once. */
  selection: Selection<BookingRow> | null
  mayCancel: (booking: BookingRow) => boolean
  /** Stays the same function. */
  onCancel: (booking: BookingRow) => unknown
  openingId: string | undefined
}

export function BookingTable(props: BookingTableProps) {
  const { bookings, selection, mayCancel, onCancel, openingId } = props
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  return (
    <div className={frame}>
      <table className={table} aria-label={t`Your bookings`}>
        <Head selection={selection} isWhole={selection?.rows.length === bookings.length} />
        <tbody>
          {bookings.map((booking) => (
            <Row
              key={booking._id}
              booking={booking}
              dates={dates}
              money={money}
              isTicked={selection?.has(booking._id) ?? false}
              isOpening={booking._id === openingId}
              onTick={selection?.toggle}
              onCancel={mayCancel(booking) ? onCancel : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ selection, isWhole }: { selection: Selection<BookingRow> | null; isWhole: boolean }) {
  const { t } = useLingui()
  return (
    <thead>
      <tr>
        {selection && (
          <TickCell
            checked={isWhole}
            onChange={isWhole ? selection.none : selection.all}
            label={t`Select all on this page`}
          />
        )}
        <th scope="col">
          <Trans>Car</Trans>
        </th>
        <th scope="col">
          <Trans>Rental agency</Trans>
        </th>
        <th scope="col">
          <Trans>Driver</Trans>
        </th>
        <th scope="col" className={number}>
          <Trans>Price per day</Trans>
        </th>
        <th scope="col">
          <Trans>Status</Trans>
        </th>
        <th scope="col" className={number}>
          <Trans>Days</Trans>
        </th>
        <th scope="col" className={number}>
          <Trans>Cost</Trans>
        </th>
        <th scope="col">
          <span className={hidden}>{t`Actions`}</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = {
  booking: BookingRow
  dates: Dates
  money: Money
  isTicked: boolean
  /** Its cancellation is being opened. */
  isOpening: boolean
  onTick: ((id: string) => void) | undefined
  onCancel: ((booking: BookingRow) => unknown) | undefined
}

const Row = memo(function Row({ booking, dates, money, isTicked, isOpening, onTick, onCancel }: RowProps) {
  const { t } = useLingui()
  const { show, inCurrency, currency } = money
  const perDay = Math.round(booking.total / booking.days)
  const { name } = booking.car
  const range = dates.range(booking.from, booking.to)
  return (
    <tr data-booking={booking._id} data-ticked={isTicked || undefined}>
      {onTick && (
        <TickCell
          checked={isTicked}
          onChange={() => onTick(booking._id)}
          label={t`Select: ${name}, ${range}`}
        />
      )}
      <th scope="row">
        <span className={styles.car}>{name}</span>
        <span className={styles.dates}>{range}</span>
      </th>
      <td>{booking.supplier.name}</td>
      <td>{booking.driver.fullName}</td>
      <td className={number}>
        <Price text={show(perDay)} value={inCurrency(perDay)} currency={currency} size="s" />
      </td>
      <td>
        <BookingBadges booking={booking} />
      </td>
      <td className={number}>{booking.days}</td>
      <td className={number}>
        <Price text={show(booking.total)} value={inCurrency(booking.total)} currency={currency} size="m" />
      </td>
      <td className={number}>
        <span className={styles.actions}>
          <Link
            to="/booking"
            search={{ b: booking._id }}
            className={buttonClass({ tone: 'outline', size: 's' })}
            aria-label={t`View the booking of the ${name}`}
          >
            <Trans>View</Trans>
          </Link>
          {onCancel && (
            <Button
              tone="quiet"
              size="s"
              aria-haspopup="dialog"
              busy={isOpening}
              aria-label={t`Ask to cancel: ${name}, ${range}`}
              onClick={() => onCancel(booking)}
            >
              <Trans>Ask to cancel</Trans>
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
})
