import { memo, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Plate } from '#client/components/staff/Plate.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { box } from '#client/ui/Field/Choice.css.ts'
import { StaffBadges } from './StaffBadges.tsx'
import * as styles from '#client/components/staff/list/rows.css.ts'

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
  /** While bookings are selected, the whole row is a check box. */
  selection?: Selection<StaffBookingRow> | undefined
}

/** Bookings of the fleet, each a link to its page. */
export function StaffRows({ bookings, lead, place, showsSupplier = false, act, selection }: StaffRowsProps) {
  return (
    <ul className={cardRows}>
      {bookings.map((booking) => (
        <Row
          key={booking._id}
          booking={booking}
          lead={lead}
          where={place?.(booking)}
          showsSupplier={showsSupplier}
          act={act?.(booking)}
          isTicked={selection?.has(booking._id) ?? false}
          onTick={selection?.toggle}
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
  isTicked: boolean
  onTick: ((id: string) => void) | undefined
}

const Row = memo(function Row(props: RowProps) {
  const { booking, act, isTicked, onTick } = props
  const { _id: bookingId, car, from, to } = booking
  const { t } = useLingui()
  const range = useDates().range(from, to)
  const name = nameWithPlate(car)
  return (
    <li className={styles.item} data-booking={bookingId}>
      {onTick ? (
        <label className={styles.row}>
          <input
            type="checkbox"
            className={box}
            checked={isTicked}
            onChange={() => onTick(bookingId)}
            aria-label={t`Select: ${name}, ${range}`}
          />
          <RowText {...props} />
        </label>
      ) : (
        <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={styles.row}>
          <RowText {...props} />
          <ChevronRight className={styles.chevron} size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
      {act}
    </li>
  )
})

function RowText({ booking, lead, where, showsSupplier }: RowProps) {
  const { car, driver, supplier, due } = booking
  const amount = useFrancs()(due)
  return (
    <span className={styles.text}>
      <span className={styles.first}>
        <span className={styles.lead}>{lead(booking)}</span>
        <span className={styles.car}>
          {car.name}
          <Plate plate={car.plate} />
        </span>
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
  )
}
