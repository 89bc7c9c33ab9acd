import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingTab } from '#client/api/bookings.ts'
import { Page } from '#client/frame/Page.tsx'
import { displayM } from '#client/ui/text.css.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { BookingTabs } from '#client/bookings/list/BookingTabs.tsx'
import { GrowingList } from '#client/bookings/list/GrowingList.tsx'
import { PagedTable } from '#client/bookings/list/PagedTable.tsx'
import { content } from './BookingsPage.css.ts'

type BookingsPageProps = { tab: BookingTab; page: number }

export function BookingsPage({ tab, page }: BookingsPageProps) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  return (
    <Page title={t`Bookings`} width="wide">
      <div className={content}>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Your bookings</Trans>
        </h1>
        <BookingTabs tab={tab} />
        {isDesktop ? <PagedTable key={tab} tab={tab} page={page} /> : <GrowingList key={tab} tab={tab} />}
      </div>
    </Page>
  )
}
