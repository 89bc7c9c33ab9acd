import { useRef } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { exportStaffBookings, type StaffBookingRow } from '#contract/staff/bookings.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { SelectButton } from '#client/components/selection/SelectButton.tsx'
import { useSelection } from '#client/components/selection/useSelection.ts'
import { Page } from '#client/layout/Page.tsx'
import { stringifySearch } from '#client/search-string.ts'
import { useSession } from '#client/session/session.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { TableLink } from '#client/components/staff/list/TableLink.tsx'
import { BulkActions } from './BulkActions.tsx'
import { FleetList } from './FleetList.tsx'
import { FleetTools } from './FleetTools.tsx'
import { activeFilters, type FleetSearch } from './fleet-search.ts'

const none: StaffBookingRow[] = []

/** Every booking of the fleet, or of all fleets for an admin; without a network the whole list as it was last read. */
export function FleetBookingsPage({ search }: { search: FleetSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { user } = useSession()
  const isAdmin = user?.type === 'admin'
  const query = useInfiniteQuery({ ...staffQueries.list(search), placeholderData: keepPreviousData })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const bookings = pages?.flatMap((page) => page.bookings)
  const count = pages?.[0]?.count ?? null
  const refine = (change: Partial<FleetSearch>) =>
    void navigate({
      to: '/staff/bookings',
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  const isDesktop = useIsDesktop()
  const selection = useSelection<StaffBookingRow>(bookings ?? none)
  const total = useRef<HTMLParagraphElement>(null)
  function endSelecting() {
    selection.end()
    setTimeout(() => total.current?.focus({ preventScroll: true }))
  }
  const isFiltered = Boolean(search.q) || activeFilters(search).length > 0
  return (
    <Page title={t`Bookings`} width="wide">
      <Stack gap="s4">
        <Row wrap justify="between" align="center">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Bookings</Trans>
          </Text>
          <Link to="/staff/bookings/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
            <Trans>Book for somebody</Trans>
          </Link>
        </Row>
        <FleetTools search={search} asksSupplier={isAdmin} rows={bookings ?? []} onChange={refine} />
        <AboveList
          count={count !== null && !query.isPlaceholderData && <Count {...count} />}
          countRef={total}
          updatedAt={query.dataUpdatedAt}
        >
          {bookings !== undefined && bookings.length > 0 && (
            <Row wrap gap="s6">
              <TableLink address={exportStaffBookings.path + stringifySearch(search)} />
              {!isDesktop && !selection.isSelecting && <SelectButton onSelect={selection.begin} />}
            </Row>
          )}
        </AboveList>
        {bookings === undefined ? (
          <LoadState
            query={query}
            title={t`The bookings could not be loaded`}
            offline={t`These bookings are not kept on this phone. Without filters, the list is there as you last saw it.`}
            height={480}
          />
        ) : (
          <>
            {query.isError && !query.isFetchNextPageError && <InlineFailure query={query} role="alert" />}
            {bookings.length > 0 ? (
              <FleetList bookings={bookings} query={query} showsSupplier={isAdmin} selection={selection} />
            ) : isFiltered ? (
              <StateView
                kind="empty"
                title={t`No booking matches`}
                text={t`Remove a filter, or look for other words.`}
                actions={
                  <Button onClick={() => void navigate({ to: '/staff/bookings', search: {} })}>
                    <Trans>Show all bookings</Trans>
                  </Button>
                }
              />
            ) : (
              <StateView
                kind="empty"
                title={t`No bookings yet`}
                text={t`The first booking of your cars appears here.`}
              />
            )}
            {selection.isSelecting && <BulkActions selection={selection} onDone={endSelecting} />}
          </>
        )}
      </Stack>
    </Page>
  )
}

/** Counting stops at a thousand. */
function Count({ counted, isMore }: { counted: number; isMore: boolean }) {
  return isMore ? (
    <Trans>More than {counted} bookings</Trans>
  ) : (
    <Plural value={counted} one="# booking" other="# bookings" />
  )
}
