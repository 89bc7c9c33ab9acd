import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  quoteChange,
  requestChange,
  withdrawChange,
  type ChangeQuote,
  type ChangeRequest,
} from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { instantOf, type WallTime } from '#domain/rental/period.ts'
import { keepBooking } from './bookings.ts'
import { call } from '../http.ts'

/** The requested change: wall times in Douala, and all extras of the booking afterwards. */
export type ChangeDraft = { from: WallTime; to: WallTime; extras: readonly Extra[] }

export const changeQueries = {
  /** What a change would cost. Never kept on the device: a price is agreed to as it is now. */
  quote: (id: string, { from, to, extras }: ChangeDraft) =>
    queryOptions({
      queryKey: ['booking-changes', id, { from, to, extras }],
      queryFn: ({ signal }) =>
        call(quoteChange, { params: { id }, query: { from, to, extras: [...extras] }, signal }),
      staleTime: 30_000,
      gcTime: 0,
      // The last answer stays, dimmed, while the next one is on its way.
      placeholderData: keepPreviousData,
    }),
}

/**
 * Asks for a change at the price that was shown; a request made before gives way to it. Throws `price-changed`, `car-taken`,
 * `not-possible-now`. It is never sent later: without a network it throws `offline`.
 */
export async function askForChange(
  booking: Booking,
  draft: ChangeDraft,
  { quote, difference }: ChangeQuote,
  note: string,
): Promise<void> {
  const { from, to } = draft
  const extras = [...draft.extras]
  await call(requestChange, {
    params: { id: booking._id },
    body: { from, to, extras, total: quote.total, ...(note === '' ? {} : { note }) },
  })
  const change: ChangeRequest = {
    from: timestampOf(from),
    to: timestampOf(to),
    days: quote.days,
    extras,
    total: quote.total,
    difference,
    note: note === '' ? null : note,
    requestedAt: new Date().toISOString(),
  }
  await keepBooking({ ...booking, change, changeRequested: true })
}

/** Withdraws a change request. Throws `not-possible-now` once it has been answered. */
export async function takeChangeBack(booking: Booking): Promise<void> {
  await call(withdrawChange, { params: { id: booking._id } })
  await keepBooking({ ...booking, change: null, changeRequested: false })
}

const timestampOf = (wall: WallTime) => new Date(instantOf(wall) ?? 0).toISOString()
