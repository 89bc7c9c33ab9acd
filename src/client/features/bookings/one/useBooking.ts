import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import type { Booking } from '#contract/bookings.ts'
import { minute } from '#domain/rental/period.ts'
import { bookingQueries } from '#client/api/bookings.ts'

/** Confirmed in the mail program, in a moment: the screen should know when its reader comes back. */
const confirmSeconds = 10

const isWaiting = (booking: Booking | undefined) =>
  Boolean(booking?.change) || booking?.cancelRequested === true

/**
 * A booking. A copy from before this page was opened shows at once and is renewed behind it, however young: a notification
 * may have led here. One that waits for somebody's answer is asked for every minute, one whose address is not
 * confirmed every few seconds.
 */
export function useBooking(id: string) {
  // What was asked for on the way here is no copy from before.
  const [openedAt] = useState(useLoaderData({ from: '/booking' }).openedAt)
  const query = useQuery({
    ...bookingQueries.one(id),
    refetchInterval: ({ state }) => (state.data?.confirmBy ? confirmSeconds * 1000 : isWaiting(state.data) ? minute : false),
    refetchOnWindowFocus: ({ state }) => (state.data?.confirmBy ? 'always' : true),
  })
  const { refetch } = query
  const isOlder = query.data !== undefined && query.dataUpdatedAt < openedAt
  useEffect(() => {
    if (isOlder) void refetch({ cancelRefetch: false })
  }, [isOlder, refetch])
  return query
}
