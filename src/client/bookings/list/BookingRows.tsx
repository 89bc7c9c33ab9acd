import { Link } from '@tanstack/react-router'
import { Plural } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { BookingRow } from '#contract/bookings.ts'
import { StatusBadge } from '#client/booking/StatusBadge.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useMoney } from '#client/i18n/money.ts'
import { Price } from '#client/ui/Price/Price.tsx'
import * as styles from './BookingRows.css.ts'

export function BookingRows({ bookings }: { bookings: readonly BookingRow[] }) {
  if (bookings.length === 0) return null
  return (
    <ul className={styles.rows}>
      {bookings.map((booking) => (
        <li key={booking._id}>
          <Row booking={booking} />
        </li>
      ))}
    </ul>
  )
}

function Row({ booking }: { booking: BookingRow }) {
  const dates = useDates()
  const { show, inCurrency, currency } = useMoney()
  return (
    <Link to="/booking" search={{ b: booking._id }} className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{booking.car.name}</span>
        <span className={styles.quiet}>{booking.supplier.name}</span>
        <span className={styles.quiet}>
          {dates.range(booking.from, booking.to)} · <Plural value={booking.days} one="# day" other="# days" />
        </span>
        <span className={styles.last}>
          <StatusBadge status={booking.status} />
          <Price text={show(booking.total)} value={inCurrency(booking.total)} currency={currency} size="m" />
        </span>
      </span>
      <ChevronRight className={styles.chevron} size={20} strokeWidth={1.5} aria-hidden />
    </Link>
  )
}
