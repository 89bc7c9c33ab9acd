import { useEffect, useRef } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { bookingQueries, type BookingTab } from '#client/api/bookings.ts'
import { DataAge } from '#client/offline/DataAge.tsx'
import { useOnline } from '#client/offline/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { BookingRows } from './BookingRows.tsx'
import { EmptyTab } from '#client/bookings/states/EmptyTab.tsx'
import { ListFailure } from '#client/bookings/states/ListFailure.tsx'
import { ListSkeleton } from '#client/bookings/states/ListSkeleton.tsx'
import { NextBooking } from './NextBooking.tsx'
import { age } from '#client/bookings/BookingsPage.css.ts'
import { list } from './GrowingList.css.ts'

/** A phone's list: ten at a time, the next ten when the end comes near, or at a press. */
export function GrowingList({ tab }: { tab: BookingTab }) {
  const isOnline = useOnline()
  const query = useInfiniteQuery(bookingQueries.list({ tab, size: 10 }))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, dataUpdatedAt } = query
  const end = useRef<HTMLDivElement>(null)
  const mayLoad = hasNextPage && !isFetchingNextPage && !query.isFetchNextPageError

  useEffect(() => {
    const element = end.current
    if (!element || !mayLoad) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: '40px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [mayLoad, fetchNextPage])

  if (!data) {
    if (query.isError || query.fetchStatus === 'paused')
      return <ListFailure error={query.error} retry={() => void query.refetch()} />
    return <ListSkeleton />
  }
  const bookings = data.pages.flatMap((page) => page.bookings)
  const [first, ...rest] = bookings
  if (!first) return <EmptyTab tab={tab} />
  const isPinned = tab === 'upcoming'
  return (
    <div className={list}>
      {!isOnline && (
        <p className={age}>
          <DataAge updatedAt={dataUpdatedAt} />
        </p>
      )}
      {isPinned && <NextBooking booking={first} />}
      <BookingRows bookings={isPinned ? rest : bookings} />
      <div ref={end} />
      {hasNextPage && (
        <Button tone="outline" size="l" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </div>
  )
}
