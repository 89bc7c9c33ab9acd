// Confirming the address of a booking: with the link of its mail, and what its driver may do about the mail.

import {
  confirmBooking,
  correctAddress as correctCall,
  resendConfirmation,
} from '#contract/bookings/booking-confirmation.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { Answer, type Serve, type Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { confirmAddress } from './confirm-address.ts'
import { queueConfirmation } from '#server/bookings/confirmation-link.ts'
import { correctAddress } from './correct-address.ts'
import { findBooking, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { presentBooking } from '#server/bookings/present-booking.ts'

export type ConfirmationLimits = {
  /** Mails to one mailbox, and mails asked for from one address of the network. */
  mailsTo: Limiter
  mailsFrom: Limiter
  /** Corrections of the address of one booking. */
  corrections: Limiter
}

/** `onQueued` is called when a mail is in the outbox; not awaited. */
export function serveConfirmations(
  serve: Serve,
  db: Db,
  limits: ConfirmationLimits,
  onQueued?: () => void,
): void {
  serve(confirmBooking, async ({ body, viewer, now }) => {
    const confirmed = await confirmAddress(db, { bookingId: body.booking, token: body.token, viewer }, now)
    return confirmed ?? new Answer(204)
  })

  serve(resendConfirmation, async ({ params, viewer, now, request }) => {
    const waiting = await findWaiting(db, params.id, viewer, now)
    if (!waiting) return new Answer(204)
    await limits.mailsFrom.take(addressKey(request.ip))
    await limits.mailsTo.take(waiting.driver_email)
    await inTransaction(db, viewer, (tx) => queueConfirmation(tx, params.id, now))
    onQueued?.()
    return new Answer(200)
  })

  serve(correctCall, async ({ params, body, viewer, now, request }) => {
    if (!(await findWaiting(db, params.id, viewer, now))) return new Answer(204)
    // What is counted is the same no matter whose address it is.
    await limits.mailsFrom.take(addressKey(request.ip))
    await limits.corrections.take(params.id)
    await limits.mailsTo.take(body.email)
    if (!(await correctAddress(db, { id: params.id, email: body.email, viewer }, now))) return new Answer(204)
    onQueued?.()
    return presentBooking((await findBooking(db, params.id, viewer))!)
  })
}

/** Null when nothing is asked of the viewer there, or not any more; throws `not-found` for a booking they may not read. */
async function findWaiting(db: Db, id: string, viewer: Viewer, now: Instant): Promise<StoredBooking | null> {
  const booking = await findBooking(db, id, viewer)
  if (!booking) throw new Refusal('not-found')
  const { confirmBy } = presentBooking(booking)
  return confirmBy && now < Date.parse(confirmBy) ? booking : null
}
