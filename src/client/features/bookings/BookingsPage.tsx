import { lazy, Suspense } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { displayM } from '#client/ui/Text/text.css.ts'
import { Bookings } from './Bookings.tsx'
import { columns, content } from './BookingsPage.css.ts'
import type { BookingsSearch } from './bookings-search.ts'
import { media } from '#client/ui/responsive.ts'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { BookingTabs } from './list/BookingTabs.tsx'
import { useViewer } from './useViewer.ts'

const FilterColumn = lazy(async () => ({ default: (await import('./filters/FilterSheet.tsx')).FilterColumn }))

export function BookingsPage({ search }: { search: BookingsSearch }) {
  const { t } = useLingui()
  const { tab = 'upcoming' } = search
  const { isStaff } = useViewer()
  const { state } = useSession()
  // A table of eight columns needs the width before the filters do.
  const hasColumn = useMediaQuery(media.xl) && state !== 'out'
  return (
    <Page title={t`Bookings`} width="wide">
      <div className={content}>
        <h1 className={displayM} tabIndex={-1}>
          {isStaff ? <Trans>Bookings</Trans> : <Trans>Your bookings</Trans>}
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
