// Staff acts on many bookings at once.

import { changeBookingStatuses, hideBookings } from '#contract/bookings/booking-acts.ts'
import { changeStaffBookings, hideStaffBookings } from '#contract/staff/acts.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve, Viewer } from '#server/platform/http/serve.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { eachRow, noteIn } from '#server/core/staff/each-row.ts'
import { changeStatus } from './change-statuses.ts'
import { hideBooking } from './hide-booking.ts'

export function serveBookingActs(serve: Serve, payments: PaymentPorts): void {
  const { db, onQueued } = payments
  // Apps from before the staff area had an address of its own know the first of each two.
  for (const call of [changeBookingStatuses, changeStaffBookings])
    serve(call, async ({ body, viewer, now, request }) => {
      allowStaff(viewer)
      const answer = await eachRow(
        body.ids,
        (id) => changeStatus(payments, body.status, { id, viewer, now }),
        noteIn(request),
      )
      onQueued?.()
      return answer
    })
  for (const call of [hideBookings, hideStaffBookings])
    serve(call, async ({ body, viewer, now, request }) => {
      allowStaff(viewer)
      return eachRow(body.ids, (id) => hideBooking(db, { id, viewer, now }), noteIn(request))
    })
}

/** Drivers and guests have bookings of their own, and no say in these. */
function allowStaff({ person }: Viewer): void {
  if (person === null || person.type === 'user') throw new Refusal('forbidden')
}
