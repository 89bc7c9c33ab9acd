import { acceptBooking as acceptCall } from '#contract/bookings/booking-confirmation.ts'
import { reportArrival as call } from '#contract/bookings/arrival.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { findBooking } from '#server/bookings/find-bookings.ts'
import { presentBooking } from '#server/bookings/present-booking.ts'
import { acceptBooking } from './accept-booking.ts'
import { reportArrival } from './report-arrival.ts'

export function serveArrival(serve: Serve, db: Db, onQueued?: () => void): void {
  serve(call, async ({ params, body, viewer, now }) => {
    await reportArrival(db, { id: params.id, news: body.news, viewer, now })
    onQueued?.()
    return new Answer<never>(200)
  })
  serve(acceptCall, async ({ params, viewer, now }) => {
    await acceptBooking(db, { id: params.id, viewer, now })
    return presentBooking((await findBooking(db, params.id, viewer))!)
  })
}
