import { lazy, Suspense, useRef, useCallback, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { mayAskForCancellation } from '#domain/booking/cancellation.ts'
import type { BookingRow, Booking } from '#contract/bookings/bookings.ts'
import { useNow } from '#client/store/clock.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { useIsOutdated } from '#client/components/useIsOutdated.ts'
import { useOnline } from '#client/api/connection.ts'
import { useSelection } from '#client/components/selection/useSelection.ts'
import { classes } from '#client/ui/classes.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useListPosition } from '#client/layout/useListPosition.ts'
import { BulkActions } from './bulk/BulkActions.tsx'
import { age, listColumn, old } from './list/list.css.ts'
import type { BookingsSearch } from './bookings-search.ts'
import { activeFilters } from './filters/active-filters.ts'
import { FilterChips } from './filters/FilterChips.tsx'
import { ListView } from './list/ListView.tsx'
import { Toolbar } from './list/Toolbar.tsx'
import { EmptyTab, ListFailure, ListSkeleton, NoMatches } from './list/ListStates.tsx'
import { OfflineMatches } from './list/OfflineMatches.tsx'
import { useBookingList } from './useBookingList.ts'

const CancelSheet = lazy(async () => ({ default: (await import('./requests/CancelSheet.tsx')).CancelSheet }))

const none: BookingRow[] = []

type BookingsProps = { search: BookingsSearch; hasColumn: boolean }

/** One tab of the list, as the address asks for it. */
export function Bookings({ search, hasColumn }: BookingsProps) {
  const { tab = 'upcoming' } = search
  const isOnline = useOnline()
  const now = useNow()
  const list = useBookingList(search)
  const { query, isOld, isDesktop } = list
  // Without a network the rows of the list before would stay: this tab or page is not kept on the device.
  const isUnknown = isOld && query.fetchStatus === 'paused'
  const rows = isUnknown ? undefined : list.rows
  const isOutdated = useIsOutdated(query)
  const selection = useSelection<BookingRow>(rows ?? none)
  const cancelling = useCancelDialog()
  const count = useRef<HTMLParagraphElement>(null)
  const { isThere: hasNextPage, isOnWay: isFetchingNextPage, load: fetchNextPage } = list.more
  const growing = { hasNextPage: hasNextPage && !isDesktop, isFetchingNextPage, fetchNextPage }
  const place = useListPosition(rows !== undefined && !isOld, 'data-booking', growing)

  const isFiltered = activeFilters(search).length > 0
  const isAlone = !isOnline && isFiltered && (rows === undefined || isOld)
  const isEmpty = rows?.length === 0 && !isOld
  const mayCancel = ({ status, cancelRequested, handedOver: isHandedOver = false, from }: BookingRow) =>
    status !== 'void' &&
    mayAskForCancellation({ status, cancelRequested, isHandedOver, from: Date.parse(from) }, now)
  const maySelect = rows?.some(mayCancel) ?? false
  const hasFailed = rows === undefined && (query.isError || query.fetchStatus === 'paused')
  const hasTools = isFiltered || (rows !== undefined && !isEmpty)

  const retry = () => void query.refetch()
  function endSelecting() {
    selection.end()
    setTimeout(() => count.current?.focus({ preventScroll: true }))
  }
  function content() {
    if (isAlone) return <OfflineMatches search={search} retry={retry} />
    if (hasFailed) return <ListFailure error={query.error} tab={tab} retry={retry} />
    if (rows === undefined) return <ListSkeleton />
    if (isEmpty && (search.page ?? 1) === 1) return isFiltered ? <NoMatches /> : <EmptyTab tab={tab} />
    return (
      <ListView
        list={list}
        rows={rows}
        search={search}
        selection={maySelect ? selection : null}
        hasNext={tab === 'upcoming' && !isFiltered && !(selection.isSelecting && !isDesktop)}
        mayCancel={mayCancel}
        onCancel={cancelling.open}
        openingId={cancelling.openingId}
      />
    )
  }
  return (
    <div className={listColumn}>
      {!hasTools && rows === undefined && !hasFailed && <Skeleton height={isDesktop ? 24 : 44} />}
      {hasTools && (
        <Toolbar
          total={isAlone || isUnknown ? undefined : list.total}
          isCounting={isOld && query.isFetching}
          hasColumn={hasColumn}
          countRef={count}
          onSelect={maySelect && !isDesktop && !selection.isSelecting ? selection.begin : undefined}
        />
      )}
      <FilterChips />
      {isOutdated && rows !== undefined && !isAlone && (
        <p className={age}>
          <DataAge updatedAt={query.dataUpdatedAt} />
        </p>
      )}
      <div
        ref={place}
        className={classes(listColumn, isOld && !isUnknown && !isAlone && old)}
        aria-busy={(isOld && !isUnknown) || undefined}
      >
        {content()}
      </div>
      {selection.isSelecting && (
        <BulkActions selection={selection} mayCancel={mayCancel} onDone={endSelecting} />
      )}
      {cancelling.booking && (
        <Suspense>
          <CancelSheet booking={cancelling.booking} now={now} onClose={cancelling.close} />
        </Suspense>
      )}
    </div>
  )
}

/** Loads the whole booking before the sheet opens: a row does not have the terms of cancelling. */
function useCancelDialog() {
  const client = useQueryClient()
  const failureText = useFailureText()
  const [openingId, setOpeningId] = useState<string>()
  const [booking, setBooking] = useState<Booking | null>(null)
  const open = useCallback(
    async ({ _id: id }: BookingRow) => {
      setOpeningId(id)
      try {
        setBooking(await client.ensureQueryData(bookingQueries.one(id)))
      } catch (error) {
        showToast({ kind: 'error', text: failureText(failureCode(error)) })
      } finally {
        setOpeningId(undefined)
      }
    },
    [client, failureText],
  )
  return { booking, openingId, open, close: () => setBooking(null) }
}
