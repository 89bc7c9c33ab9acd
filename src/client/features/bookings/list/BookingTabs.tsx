import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bookingTabs } from '#contract/booking-search.ts'
import type { BookingTab } from '#client/api/bookings.ts'
import { inTab } from '#client/features/bookings/filters/active-filters.ts'
import { classes } from '#client/ui/classes.ts'
import { chosen, tabs, tab as tabClass } from './BookingTabs.css.ts'

const labels = { upcoming: msg`Upcoming`, past: msg`Past`, cancelled: msg`Cancelled` } satisfies Record<
  BookingTab,
  object
>

/** Links, because each list has an address. What is looked for goes along. */
export function BookingTabs({ tab }: { tab: BookingTab }) {
  const { t } = useLingui()
  return (
    <nav className={tabs} aria-label={t`Kinds of bookings`}>
      {bookingTabs.map((each) => (
        <Link
          key={each}
          from="/bookings"
          to="/bookings"
          search={(now) => inTab(now, each)}
          className={classes(tabClass, each === tab && chosen)}
          aria-current={each === tab ? 'page' : undefined}
        >
          {t(labels[each])}
        </Link>
      ))}
    </nav>
  )
}
