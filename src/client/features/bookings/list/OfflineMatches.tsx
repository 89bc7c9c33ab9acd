import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { BookingPage, BookingRow } from '#contract/bookings/bookings.ts'
import type { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import { matchingRows } from '#client/features/bookings/filters/matching-rows.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import type { BookingTab } from '#client/api/bookings/bookings.ts'
import { restoreQueries } from '#client/api/query-client.ts'
import { age } from './list.css.ts'
import { BookingRows } from './BookingRows.tsx'
import { ListFailure, ListSkeleton, NoMatches } from './ListStates.tsx'

type OfflineMatchesProps = { search: BookingsSearch; retry: () => void }

/** Offline, filters the cached rows of the tab, and says so. */
export function OfflineMatches({ search, retry }: OfflineMatchesProps) {
  const { t } = useLingui()
  const { find } = usePlaces()
  const cached = useCachedRows(search.tab ?? 'upcoming')
  if (cached === undefined) return <ListSkeleton />
  if (cached.length === 0) return <ListFailure error={null} tab={search.tab ?? 'upcoming'} retry={retry} />
  const matches = matchingRows(cached, search, (id) => find(id)?.parent)
  if (matches.length === 0)
    return <NoMatches note={t`You are offline: we searched only the bookings saved on this phone.`} />
  return (
    <>
      <p className={age} role="status">
        <Plural
          value={matches.length}
          one="You are offline: # match among the bookings kept on this phone."
          other="You are offline: # matches among the bookings kept on this phone."
        />
      </p>
      <BookingRows bookings={matches} />
    </>
  )
}

type CacheEntry = BookingPage | { pages: BookingPage[] }

/** The cached rows of a tab, in its order; undefined while they are read. */
function useCachedRows(tab: BookingTab): BookingRow[] | undefined {
  const client = useQueryClient()
  const [rows, setRows] = useState<BookingRow[]>()
  useEffect(() => {
    let isHere = true
    const kinds = [
      ['bookings', 'list'],
      ['bookings', 'page'],
    ]
    void Promise.all(kinds.map((key) => restoreQueries(client, key))).then(() => {
      const found = kinds.flatMap((queryKey) =>
        client
          .getQueriesData<CacheEntry>({ queryKey })
          .flatMap(([key, data]) => (isOf(tab, key[2]) ? rowsIn(data) : [])),
      )
      const each = [...new Map(found.map((row) => [row._id, row])).values()]
      const sorted = each.toSorted((a, b) => a.from.localeCompare(b.from))
      if (isHere) setRows(tab === 'upcoming' ? sorted : sorted.toReversed())
    })
    return () => {
      isHere = false
    }
  }, [client, tab])
  return rows
}

function isOf(tab: BookingTab, filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && 'tab' in filter && filter.tab === tab
}

function rowsIn(data: CacheEntry | undefined): BookingRow[] {
  if (data === undefined) return []
  return 'pages' in data ? data.pages.flatMap(({ bookings }) => bookings) : data.bookings
}
