import { useQuery } from '@tanstack/react-query'
import { bookingQueries, type BookingTab } from '#client/api/bookings.ts'
import { DataAge } from '#client/offline/DataAge.tsx'
import { useOnline } from '#client/offline/connection.ts'
import { BookingTable } from './BookingTable.tsx'
import { EmptyTab } from '#client/bookings/states/EmptyTab.tsx'
import { ListFailure } from '#client/bookings/states/ListFailure.tsx'
import { ListSkeleton } from '#client/bookings/states/ListSkeleton.tsx'
import { NextBooking } from './NextBooking.tsx'
import { Pager } from './Pager.tsx'
import { age } from '#client/bookings/BookingsPage.css.ts'
import { list } from './GrowingList.css.ts'

/** A desktop's list: classic pages of eight. */
export function PagedTable({ tab, page }: { tab: BookingTab; page: number }) {
  const isOnline = useOnline()
  const query = useQuery(bookingQueries.page({ tab, size: 8, page }))
  const { data } = query
  if (!data) {
    if (query.isError || query.fetchStatus === 'paused')
      return <ListFailure error={query.error} retry={() => void query.refetch()} />
    return <ListSkeleton />
  }
  const [first] = data.bookings
  if (!first && page === 1) return <EmptyTab tab={tab} />
  return (
    <div className={list}>
      {!isOnline && (
        <p className={age}>
          <DataAge updatedAt={query.dataUpdatedAt} />
        </p>
      )}
      {tab === 'upcoming' && page === 1 && first && <NextBooking booking={first} />}
      <BookingTable bookings={data.bookings} />
      <Pager tab={tab} page={page} pages={Math.ceil(data.total / data.pageSize)} />
    </div>
  )
}
