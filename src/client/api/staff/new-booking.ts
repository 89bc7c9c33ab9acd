// Booking a car for somebody who calls or stands at the counter.

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { idempotencyHeader } from '#contract/bookings/bookings.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import {
  createStaffBooking,
  listBookableCars,
  quoteStaffBooking,
  searchStaffDrivers,
} from '#contract/staff/new-booking.ts'
import type { WallTime } from '#domain/rental/period.ts'
import { renewCalendar } from '#client/api/bookings/staff-calendar.ts'
import { call } from '../http.ts'

export type StaffBookingInput = BodyInputOf<typeof quoteStaffBooking>
export type NewStaffBooking = BodyInputOf<typeof createStaffBooking>

/** A driver is looked for from this many characters on. */
export const shortestDriverSearch = 3

export const newBookingQueries = {
  /** Drivers on file by phone number, name or address. Names of people: gone with the screen. */
  drivers: (q: string) =>
    queryOptions({
      queryKey: ['staff-drivers', q],
      queryFn: ({ signal }) => call(searchStaffDrivers, { query: { q }, signal }),
      enabled: q.length >= shortestDriverSearch,
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
  /** The cars of the fleet that are free from `from` to `to`, with what they cost. */
  cars: (from: WallTime, to: WallTime, isOrdered: boolean) =>
    queryOptions({
      queryKey: ['staff-booking-cars', from, to],
      queryFn: ({ signal }) => call(listBookableCars, { query: { from, to }, signal }),
      enabled: isOrdered,
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
  /** What it costs now; refused where it could not be booked. */
  quote: (asked: StaffBookingInput | null) =>
    queryOptions({
      queryKey: ['staff-quotes', asked],
      queryFn: ({ signal }) => {
        if (asked === null) throw new Error('asked without a car')
        return call(quoteStaffBooking, { body: asked, signal })
      },
      enabled: asked !== null,
      gcTime: 0,
    }),
}

/** Books, confirmed at once. The key is made once per form. Throws `price-changed`, `car-taken`, and what a quote throws. */
export async function bookForSomebody(booking: NewStaffBooking, key: string): Promise<StaffBooking> {
  const made = await call(createStaffBooking, { body: booking, headers: { [idempotencyHeader]: key } })
  void renewCalendar()
  return made
}
