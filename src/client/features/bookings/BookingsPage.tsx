import { lazy, Suspense } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { bookingTabs } from '#contract/bookings/booking-search.ts'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { media } from '#client/ui/responsive.ts'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import type { BookingTab } from '#client/api/bookings/bookings.ts'
import { classes } from '#client/ui/classes.ts'
import { Bookings } from './Bookings.tsx'
import { columns, content, currentTab, tabs, tab as tabClass } from './list/list.css.ts'
import type { BookingsSearch } from './bookings-search.ts'
import { inTab } from './filters/active-filters.ts'

const FilterColumn = lazy(async () => ({ default: (await import('./filters/FilterSheet.tsx')).FilterColumn }))

export function BookingsPage({ search }: { search: BookingsSearch }) {
  const { t } = useLingui()
  const { tab = 'upcoming' } = search
  const { state } = useSession()
  // A table of eight columns needs the width before the filters do.
  const hasColumn = useMediaQuery(media.xl) && state !== 'out'
  return (
    <Page title={t`Bookings`} width="wide">
      <div className={content} data-pull-reloads>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Your bookings</Trans>
        </h1>
        <BookingTabs tab={tab} />
        <div className={hasColumn ? columns : undefined}>
          {hasColumn && (
            <Suspense fallback={<div />}>
              <FilterColumn />
            </Suspense>
          )}
          <Bookings key={tab} search={search} hasColumn={hasColumn} />
        </div>
      </div>
    </Page>
  )
}

const tabLabels = {
  upcoming: msg`Upcoming`,
  past: msg`Past`,
  cancelled: msg({ message: 'Cancelled', context: 'bookings' }),
} satisfies Record<BookingTab, object>

/** Links, because each list has an address. The filters go along. */
function BookingTabs({ tab }: { tab: BookingTab }) {
  const { t } = useLingui()
  return (
    <nav className={tabs} aria-label={t`Kinds of bookings`}>
      {bookingTabs.map((each) => (
        <Link
          key={each}
          from="/bookings"
          to="/bookings"
          search={(now) => inTab(now, each)}
          className={classes(tabClass, each === tab && currentTab)}
          aria-current={each === tab ? 'page' : undefined}
        >
          {t(tabLabels[each])}
        </Link>
      ))}
    </nav>
  )
}
