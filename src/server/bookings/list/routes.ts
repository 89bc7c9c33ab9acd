// Reading bookings: one's own, or those of one's fleet.

import { bookingPageSizes } from '#contract/bookings/booking-search.ts'
import { getBooking, listBookings as listCall } from '#contract/bookings/bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { findBooking } from '#server/bookings/find-bookings.ts'
import { presentBooking, presentRow } from '#server/bookings/present-booking.ts'
import { listBookings } from './list-bookings.ts'

export function serveBookings(serve: Serve, db: Db): void {
  serve(listCall, async ({ query, viewer, now }) => {
    const { tab = 'upcoming', page = 1, size = bookingPageSizes[0], ...filters } = query
    const { found, total } = await listBookings(db, viewer, { tab, page, size, filters }, now)
    return { bookings: found.map(presentRow), total, page, pageSize: size }
  })

  serve(getBooking, async ({ params, viewer }) => {
    const booking = await findBooking(db, params.id, viewer)
    if (!booking) throw new Refusal('not-found')
    return presentBooking(booking)
  })
}
