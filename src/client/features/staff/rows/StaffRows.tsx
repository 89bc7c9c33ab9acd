import { memo, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { StaffBadges } from './StaffBadges.tsx'
import * as styles from './rows.css.ts'

type StaffRowsProps = {
  bookings: readonly StaffBookingRow[]
  /** What a row begins with: the hour of the day, or the days of the booking. Stays the same function. */
  lead: (booking: StaffBookingRow) => ReactNode
  /** The place that matters here; none in a list of many days. */
  place?: (booking: StaffBookingRow) => string
  /** For an admin, who sees all suppliers. */
  showsSupplier?: boolean
  /** Below the text of a row: its own act. */
  act?: (booking: StaffBookingRow) => ReactNode
}

/** Bookings of the fleet, each a link to its page. */
export function StaffRows({ bookings, lead, place, showsSupplier = false, act }: StaffRowsProps) {
  return (
    <ul className={styles.rows}>
      {bookings.map((booking) => (
        <Row
          key={booking._id}
          booking={booking}
          lead={lead}
          where={place?.(booking)}
          showsSupplier={showsSupplier}
          act={act?.(booking)}
        />
      ))}
    </ul>
  )
}

type RowProps = Pick<StaffRowsProps, 'lead'> & {
  booking: StaffBookingRow
  where: string | undefined
  showsSupplier: boolean
  act: ReactNode
}

const Row = memo(function Row({ booking, lead, where, showsSupplier, act }: RowProps) {
  const { _id: bookingId, car, driver, supplier, due } = booking
  const amount = useFrancs()(due)
  return (
    <li className={styles.item} data-booking={bookingId}>
      <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={styles.row}>
        <span className={styles.text}>
          <span className={styles.first}>
            <span className={styles.lead}>{lead(booking)}</span>
            <span className={styles.car}>{car.name}</span>
          </span>
          <span className={styles.quiet}>
            {driver.fullName}
            {where !== undefined && ` · ${where}`}
            {showsSupplier && ` · ${supplier.name}`}
          </span>
          <span className={styles.footer}>
            <StaffBadges booking={booking} />
            {due > 0 && (
              <span className={styles.due}>
                <Trans>Due {amount}</Trans>
              </span>
            )}
          </span>
        </span>
        <ChevronRight className={styles.chevron} size={20} strokeWidth={1.5} aria-hidden />
      </Link>
      {act}
    </li>
  )
})
