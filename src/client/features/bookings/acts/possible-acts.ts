// What staff may do to the bookings they ticked: the rules of the domain, over rows of the list.

import type { BookingAct } from '#client/api/booking-acts.ts'
import type { BookingRow } from '#contract/bookings.ts'
import { mayHide } from '#domain/booking/staff-acts.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import type { Instant } from '#domain/rental/period.ts'

export const bookingActs = ['reserved', 'paid', 'cancelled', 'hidden'] as const satisfies readonly BookingAct[]

function mayAct(act: BookingAct, { status, to }: BookingRow, now: Instant): boolean {
  return act === 'hidden' ? mayHide({ status, to: Date.parse(to) }, now) : canTransition(status, act, 'staff')
}

/** Those of the rows that an act would change; the server decides again. */
export function rowsFor(act: BookingAct, rows: readonly BookingRow[], now: Instant): BookingRow[] {
  return rows.filter((row) => mayAct(act, row, now))
}
