import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingRow } from '#contract/bookings.ts'
import { StatusBadge } from '#client/booking/StatusBadge.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useMoney } from '#client/i18n/money.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Price } from '#client/ui/Price/Price.tsx'
import { hidden } from '#client/ui/hidden.css.ts'
import * as styles from './BookingTable.css.ts'

export function BookingTable({ bookings }: { bookings: readonly BookingRow[] }) {
  const { t } = useLingui()
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t`Your bookings`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Car</Trans>
            </th>
            <th scope="col">
              <Trans>Supplier</Trans>
            </th>
            <th scope="col">
              <Trans>Driver</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Price per day</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Days</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Cost</Trans>
            </th>
            <th scope="col">
              <span className={hidden}>{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <Row key={booking._id} booking={booking} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ booking }: { booking: BookingRow }) {
  const { t } = useLingui()
  const dates = useDates()
  const { show, inCurrency, currency } = useMoney()
  const perDay = Math.round(booking.total / booking.days)
  const { name } = booking.car
  return (
    <tr>
      <th scope="row">
        <span className={styles.car}>{name}</span>
        <span className={styles.dates}>{dates.range(booking.from, booking.to)}</span>
      </th>
      <td>{booking.supplier.name}</td>
      <td>{booking.driver.fullName}</td>
      <td className={styles.number}>
        <Price text={show(perDay)} value={inCurrency(perDay)} currency={currency} size="s" />
      </td>
      <td>
        <StatusBadge status={booking.status} />
      </td>
      <td className={styles.number}>{booking.days}</td>
      <td className={styles.number}>
        <Price text={show(booking.total)} value={inCurrency(booking.total)} currency={currency} size="m" />
      </td>
      <td className={styles.number}>
        <Link
          to="/booking"
          search={{ b: booking._id }}
          className={buttonClass({ tone: 'outline', size: 's' })}
          aria-label={t`View the booking of the ${name}`}
        >
          <Trans>View</Trans>
        </Link>
      </td>
    </tr>
  )
}
