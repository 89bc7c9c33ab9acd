import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bookingTabs } from '#contract/booking-search.ts'
import type { BookingTab } from '#client/api/bookings.ts'
import { classes } from '#client/ui/classes.ts'
import { chosen, tabs, tab as tabClass } from './BookingTabs.css.ts'

const labels = { upcoming: msg`Upcoming`, past: msg`Past`, cancelled: msg`Cancelled` } satisfies Record<
  BookingTab,
  object
>

/** Links, because each list has an address. */
export function BookingTabs({ tab }: { tab: BookingTab }) {
  const { t } = useLingui()
  return (
    <nav className={tabs} aria-label={t`Kinds of bookings`}>
      {bookingTabs.map((each) => (
        <Link
          key={each}
          to="/bookings"
          search={{ tab: each }}
          className={classes(tabClass, each === tab && chosen)}
          aria-current={each === tab ? 'page' : undefined}
        >
          {t(labels[each])}
        </Link>
      ))}
    </nav>
  )
}
