// The filters over rows that the device keeps, for when the server cannot be asked. The server's own rule is in SQL.

import type { BookingFilters } from '#contract/bookings/booking-search.ts'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { day, instantOf, type Instant } from '#domain/rental/period.ts'
import { hasWords } from '#domain/text/plain.ts'
import type { BookingTab } from '#client/api/bookings/bookings.ts'

/** The place above a place, where this is known. */
type ParentOf = (id: string) => string | null | undefined

/** The tab that a booking stands in. */
export function tabOf({ status, to }: Pick<BookingRow, 'status' | 'to'>, now: Instant): BookingTab {
  if (status === 'cancelled') return 'cancelled'
  return Date.parse(to) > now ? 'upcoming' : 'past'
}

/** Days are in Africa/Douala, both included. */
export function matchingRows(
  rows: readonly BookingRow[],
  { status = [], from, to, pl, q = '' }: BookingFilters,
  parentOf: ParentOf,
): BookingRow[] {
  const begin = from ? (instantOf(`${from}T00:00`) ?? -Infinity) : -Infinity
  const end = to ? (instantOf(`${to}T00:00`) ?? Infinity) + day : Infinity
  return rows.filter((row) => {
    const { reference, car, supplier, driver } = row
    const text = [reference, car.name, supplier.name, driver.fullName].join(' ')
    return (
      (status.length === 0 || status.includes(row.status)) &&
      Date.parse(row.to) >= begin &&
      Date.parse(row.from) < end &&
      (!pl || [row.pickUp, row.dropOff].some((place) => isAt(place, pl, parentOf))) &&
      hasWords(text, q)
    )
  })
}

function isAt(
  { _id, parent }: { _id: string; parent: string | null },
  wanted: string,
  parentOf: ParentOf,
): boolean {
  const above = new Set([_id])
  for (let next: string | null | undefined = parent; next && !above.has(next); next = parentOf(next))
    above.add(next)
  return above.has(wanted)
}
