import { lazy, Suspense, useRef } from 'react'
import { mayAskForCancellation } from '#domain/booking/cancellation.ts'
import type { BookingRow } from '#contract/bookings.ts'
import { useNow } from '#client/store/clock.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import { useSelection } from '#client/components/selection/useSelection.ts'
import { classes } from '#client/ui/classes.ts'
import { BookingActs } from './acts/BookingActs.tsx'
import { age, listColumn, old } from './BookingsPage.css.ts'
import type { BookingsSearch } from './bookings-search.ts'
import { useCancelOne } from './cancel/useCancelOne.ts'
import { activeFilters } from './filters/active-filters.ts'
import { FilterChips } from './filters/FilterChips.tsx'
import { ListView } from './list/ListView.tsx'
import { Toolbar } from './list/Toolbar.tsx'
import { usePlace } from './list/usePlace.ts'
import { EmptyTab } from './states/EmptyTab.tsx'
import { KeptMatches } from './states/KeptMatches.tsx'
import { ListFailure } from './states/ListFailure.tsx'
import { ListSkeleton } from './states/ListSkeleton.tsx'
import { NoMatch } from './states/NoMatch.tsx'
import { useBookingList } from './useBookingList.ts'
import { useViewer } from './useViewer.ts'

const CancelSheet = lazy(async () => ({ default: (await import('./cancel/CancelSheet.tsx')).CancelSheet }))

const none: BookingRow[] = []

type BookingsProps = { search: BookingsSearch; hasColumn: boolean }

/** One tab of the list, as the address asks for it. */
export function Bookings({ search, hasColumn }: BookingsProps) {
  const { tab = 'upcoming' } = search
  const { type, isStaff } = useViewer()
  const isOnline = useOnline()
  const now = useNow()
  const list = useBookingList(search)
  const { rows, query, isOld, isDesktop } = list
  const selection = useSelection<BookingRow>(rows ?? none)
  const cancelling = useCancelOne()
  const count = useRef<HTMLParagraphElement>(null)
  const place = usePlace(rows !== undefined && !isOld)

  const isFiltered = activeFilters(search).length > 0
  const isAlone = !isOnline && isFiltered && (rows === undefined || isOld)
  const isEmpty = rows?.length === 0 && !isOld
  const mayCancel = (booking: BookingRow) =>
    !isStaff &&
    booking.status !== 'void' &&
    mayAskForCancellation({ ...booking, from: Date.parse(booking.from) }, now)
  const maySelect = rows !== undefined && (isStaff ? rows.length > 0 : rows.some(mayCancel))
  const hasFailed = rows === undefined && (query.isError || query.fetchStatus === 'paused')
  const hasTools = isFiltered || (rows !== undefined && !isEmpty)

  const retry = () => void query.refetch()
  function endSelecting() {
    selection.end()
    setTimeout(() => count.current?.focus({ preventScroll: true }))
  }
  function content() {
    if (isAlone) return <KeptMatches search={search} viewer={type} retry={retry} />
    if (hasFailed) return <ListFailure error={query.error} retry={retry} />
    if (rows === undefined) return <ListSkeleton />
    if (isEmpty && (search.page ?? 1) === 1) return isFiltered ? <NoMatch /> : <EmptyTab tab={tab} />
    return (
      <ListView
        list={list}
        rows={rows}
        search={search}
        viewer={type}
        selection={maySelect ? selection : null}
        hasNext={tab === 'upcoming' && !isFiltered && !isStaff && !(selection.isSelecting && !isDesktop)}
        mayCancel={mayCancel}
        onCancel={cancelling.open}
        openingId={cancelling.openingId}
      />
    )
  }
  return (
    <div className={listColumn}>
      {hasTools && (
        <Toolbar
          total={isAlone ? undefined : list.total}
          isCounting={isOld && query.isFetching}
          hasColumn={hasColumn}
          countRef={count}
          onSelect={maySelect && !isDesktop && !selection.isSelecting ? selection.begin : undefined}
        />
      )}
      <FilterChips />
      {!isOnline && rows !== undefined && !isAlone && (
        <p className={age}>
          <DataAge updatedAt={query.dataUpdatedAt} />
        </p>
      )}
      <div ref={place} className={classes(listColumn, isOld && !isAlone && old)} aria-busy={isOld || undefined}>
        {content()}
      </div>
      {selection.isSelecting && (
        <BookingActs selection={selection} isStaff={isStaff} mayCancel={mayCancel} onDone={endSelecting} />
      )}
      {cancelling.booking && (
        <Suspense>
          <CancelSheet booking={cancelling.booking} now={now} onClose={cancelling.close} />
        </Suspense>
      )}
    </div>
  )
}
