import { useCallback } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { exportStaffBookings, type StaffBookingRow } from '#contract/staff/bookings.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { useListSelection } from '#client/components/selection/useListSelection.ts'
import { stringifySearch } from '#client/search-string.ts'
import { useSession } from '#client/session/session.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { useIsDesktopScreen } from '#client/ui/useIsPrinting.ts'
import { BulkActions } from './BulkActions.tsx'
import { FleetList } from './FleetList.tsx'
import { FleetTools } from './FleetTools.tsx'
import { useFilterLabel } from './useFilterLabel.ts'
import { activeFilters, type FleetSearch } from './fleet-search.ts'

const none: StaffBookingRow[] = []

/** Every booking of the fleet, or of all fleets for an admin; without a network the whole list as it was last read. */
export function FleetBookingsPage({ search }: { search: FleetSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/staff/bookings/' })
  const { user } = useSession()
  const isAdmin = user?.type === 'admin'
  const hasPages = useIsDesktopScreen()
  const page = hasPages ? search.page : undefined
  const query = useInfiniteQuery({
    ...staffQueries.list({ ...search, page }),
    placeholderData: keepPreviousData,
  })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const bookings = pages?.flatMap((each) => each.bookings)
  const count = pages?.[0]?.count ?? null
  const refine = (change: Partial<FleetSearch>) =>
    void navigate({
      to: '/staff/bookings',
      search: (before) => ({ ...before, page: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  // One function for good: the rows are drawn again only when they change.
  const onOrder = useCallback(
    (order: FleetSearch['order']) =>
      void navigate({
        to: '/staff/bookings',
        search: (before) => ({ ...before, order, page: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const { selection, lineRef, end } = useListSelection<StaffBookingRow>(bookings ?? none)
  const active = activeFilters(search)
  const labelOf = useFilterLabel(search, bookings ?? none)
  return (
    <ListPage
      title={t`Bookings`}
      back={false}
      act={
        <Link to="/staff/bookings/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
          <Trans>Book for somebody</Trans>
        </Link>
      }
      query={query}
      rows={bookings}
      tools={<FleetTools search={search} asksSupplier={isAdmin} labelOf={labelOf} onChange={refine} />}
      narrowed={[search.q, ...active.map(labelOf)]}
      above={
        <AboveList
          count={count !== null && !query.isPlaceholderData && <Count {...count} />}
          countRef={lineRef}
          updatedAt={query.dataUpdatedAt}
          isEmpty={!bookings?.length}
          table={exportStaffBookings.path + stringifySearch({ ...search, page: undefined })}
          onSelect={hasPages || selection.isSelecting ? undefined : selection.begin}
        />
      }
      failure={{
        title: t`The bookings could not be loaded`,
        offline: t`These bookings are not kept on this phone. Without filters, the list is there as you last saw it.`,
      }}
      empty={{
        title: t`No bookings yet`,
        text: t`The first booking of your cars appears here.`,
      }}
      noMatch={
        search.q || active.length > 0
          ? {
              title: t`No booking matches`,
              text: t`Remove a filter, or look for other words.`,
              act: (
                <Button onClick={() => void navigate({ to: '/staff/bookings', search: {} })}>
                  <Trans>Show all bookings</Trans>
                </Button>
              ),
            }
          : undefined
      }
      below={selection.isSelecting && <BulkActions selection={selection} onDone={end} />}
    >
      {(rows) => (
        <FleetList
          bookings={rows}
          query={query}
          showsSupplier={isAdmin}
          selection={selection}
          order={search.order}
          onOrder={onOrder}
          page={page}
          count={count}
        />
      )}
    </ListPage>
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
