import { Plural } from '@lingui/react/macro'
import type { BookingRow } from '#contract/bookings.ts'
import { useDates } from '#client/i18n/format.ts'
import { name, named, names, quiet } from './ActSheet.css.ts'

/** More names than this are read by nobody. */
const most = 5

export function NamedBookings({ rows }: { rows: readonly BookingRow[] }) {
  const dates = useDates()
  const more = rows.length - most
  return (
    <ul className={names}>
      {rows.slice(0, most).map((row) => (
        <li key={row._id} className={named}>
          <span className={name}>{row.car.name}</span>
          <span className={quiet}>
            {row.driver.fullName} · {dates.range(row.from, row.to)}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className={quiet}>
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  )
}
