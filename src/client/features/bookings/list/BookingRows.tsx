import { memo } from 'react'
import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { useDates, type Dates } from '#client/i18n/format.ts'
import { useMoney, type Money } from '#client/i18n/money.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { ListRow } from '#client/ui/List/ListRow.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import * as styles from './list.css.ts'

type BookingRowsProps = {
  bookings: readonly BookingRow[]
  selection?: Selection<BookingRow>
  mayCancel?: (booking: BookingRow) => boolean
  /** Stays the same function. */
  onCancel?: (booking: BookingRow) => unknown
  openingId?: string | undefined
}

const never = () => false

export function BookingRows(props: BookingRowsProps) {
  const { bookings, selection, mayCancel = never, onCancel, openingId } = props
  // Once for all rows, so that an unchanged row is not rendered again.
  const dates = useDates()
  const money = useMoney()
  if (bookings.length === 0) return null
  return (
    <ul className={cardRows}>
      {bookings.map((booking) => (
        <BookingRowItem
          key={booking._id}
          booking={booking}
          dates={dates}
          money={money}
          isTicked={selection?.has(booking._id) ?? false}
          isOpening={booking._id === openingId}
          onTick={selection?.isSelecting ? selection.toggle : undefined}
          onCancel={!selection?.isSelecting && mayCancel(booking) ? onCancel : undefined}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  booking: BookingRow
  dates: Dates
  money: Money
  isTicked: boolean
  /** Its cancellation is being opened. */
  isOpening: boolean
  /** In selection mode the whole row is a check box. */
  onTick: ((id: string) => void) | undefined
  onCancel: ((booking: BookingRow) => unknown) | undefined
}

const BookingRowItem = memo(function Row({
  booking,
  dates,
  money,
  isTicked,
  isOpening,
  onTick,
  onCancel,
}: RowProps) {
  const { t } = useLingui()
  const { _id: id, car } = booking
  const range = dates.range(booking.from, booking.to)
  return (
    <ListRow
      look={{ item: styles.item, row: styles.row, chevron: styles.chevron }}
      data-booking={id}
      renderLink={(inner) => <Link to="/booking" search={{ b: id }} {...inner} />}
      tick={onTick && { label: t`Select: ${car.name}, ${range}`, isTicked, onTick: () => onTick(id) }}
      acts={
        onCancel && (
          <div className={styles.rowActions}>
            <Button
              tone="quiet"
              size="s"
              aria-haspopup="dialog"
              busy={isOpening}
              aria-label={t`Ask to cancel: ${car.name}, ${range}`}
              onClick={() => onCancel(booking)}
            >
              <Trans>Ask to cancel</Trans>
            </Button>
          </div>
        )
      }
    >
      <RowText booking={booking} range={range} money={money} />
    </ListRow>
  )
})

type RowTextProps = Pick<RowProps, 'booking' | 'money'> & { range: string }

function RowText({ booking, range, money: { show, inCurrency, currency } }: RowTextProps) {
  return (
    <span className={styles.rowText}>
      <span className={styles.carName}>{booking.car.name}</span>
      <span className={styles.quiet}>{booking.supplier.name}</span>
      <span className={styles.quiet}>
        {range} · <Plural value={booking.days} one="# day" other="# days" />
      </span>
      <span className={styles.rowFooter}>
        <BookingBadges booking={booking} />
        <Price text={show(booking.total)} value={inCurrency(booking.total)} currency={currency} size="m" />
      </span>
    </span>
  )
}

const icon = <Hourglass size={14} strokeWidth={2} aria-hidden />

/** The status, and what was asked and waits for staff. */
export function BookingBadges({ booking }: { booking: BookingRow }) {
  const { status, cancelRequested, changeRequested } = booking
  const isOpen = status !== 'cancelled'
  return (
    <span className={styles.badges}>
      <StatusBadge status={status} />
      {booking.confirmBy && <ConfirmBy at={booking.confirmBy} />}
      {isOpen && cancelRequested && (
        <Badge tone="danger" icon={icon}>
          <Trans>Cancellation requested</Trans>
        </Badge>
      )}
      {isOpen && changeRequested && (
        <Badge tone="info" icon={icon}>
          <Trans>Change requested</Trans>
        </Badge>
      )}
    </span>
  )
}

/** For a driver whose address is not confirmed yet. */
function ConfirmBy({ at }: { at: string }) {
  const when = useDates().dateTime(at)
  return (
    <Badge tone="warning" icon={icon}>
      <Trans>Confirm by {when}</Trans>
    </Badge>
  )
}
