import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { BookingPage, BookingRow } from '#contract/bookings.ts'
import type { BookingTab } from '#client/api/bookings.ts'
import { restoreQueries } from '#client/api/query-client.ts'

type Kept = BookingPage | { pages: BookingPage[] }

/** The rows of a tab that this device has met, in the order of the tab; undefined while it is looking. */
export function useKeptRows(tab: BookingTab): BookingRow[] | undefined {
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
        client.getQueriesData<Kept>({ queryKey }).flatMap(([key, data]) => (isOf(tab, key[2]) ? rowsIn(data) : [])),
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

function isOf(tab: BookingTab, asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'tab' in asked && asked.tab === tab
}

function rowsIn(data: Kept | undefined): BookingRow[] {
  if (data === undefined) return []
  return 'pages' in data ? data.pages.flatMap(({ bookings }) => bookings) : data.bookings
}
