import { reportArrival as reportArrivalEndpoint } from '#contract/bookings/arrival.ts'
import { getBooking } from '#contract/bookings/bookings.ts'
import type { ArrivalNews } from '#domain/booking/stage.ts'
import { keepBooking } from './bookings/bookings.ts'
import { call } from './http.ts'

/** Tells the supplier, once: a second time changes nothing. Throws `not-possible-now` when it is too early or too late. */
export async function reportArrival(id: string, news: ArrivalNews): Promise<void> {
  await call(reportArrivalEndpoint, { params: { id }, body: { news } })
  await keepBooking(await call(getBooking, { params: { id } }))
}
