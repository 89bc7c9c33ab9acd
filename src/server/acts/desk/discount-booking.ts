// Less to pay for a booking that exists: a line of its own, settled like a change to a lower price.

import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { discountStaffBooking } from '#contract/staff/amend.ts'
import { mayDiscount } from '#domain/booking/staff-acts.ts'
import { withDiscount } from '#domain/rental/quote.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { applyChange } from '#server/acts/requests/changes/answer-change.ts'
import { insertChange } from '#server/acts/requests/changes/request-change.ts'
import { claimKey, settleKey } from '#server/bookings/idempotency.ts'
import { lockBooking, refuseChanged } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { readRefundLimits } from '#server/trade/payments/settlement/refund-limits.ts'
import { settleKept, type SettlePorts } from '#server/trade/payments/settlement/settle.ts'
import { hasOpenChange } from './amend-booking.ts'

type Discounting = { id: string; viewer: Viewer; key: string; now: Instant }

/**
 * Takes whole XAF off the total; the reason stands in the history, and the driver is notified. The same key does it once.
 * Throws `not-found` outside the fleet, `changed-meanwhile` when the booking is not `was`, `not-possible-now` for what is
 * cancelled, a hold, or waits for an answer, `refund-too-small` where less goes back by it than an operator gives back, and
 * `provider-away` as a change does.
 */
export async function discountBooking(
  ports: SettlePorts,
  { amount, reason, was }: BodyOf<typeof discountStaffBooking>,
  { id, viewer, key, now }: Discounting,
): Promise<void> {
  // What was given back at the provider meanwhile must be known before more is.
  const above = await ports.db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .where(sql<boolean>`b.paid > b.total - ${amount}::int`)
    .executeTakeFirst()
  if (above) await settleKept(ports, id)
  const limitOf = above && (await readRefundLimits(ports, id))
  await inTransaction(ports.db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const actor = viewer.person!.id
    const claim = { scope: `discount ${actor}`, key }
    if ((await claimKey(tx, claim, { id, amount, reason }, now)) !== null) return
    refuseChanged(booking, was)
    const { status, extras, from_at: from, to_at: to, cancel_requested_at: askedAt } = booking
    const isAsked = askedAt !== null || (await hasOpenChange(tx, id))
    if (!mayDiscount({ status, isAsked })) throw new Refusal('not-possible-now')
    const quote = withDiscount(booking, amount) ?? refuseField('amount', 'more-than-due')
    const asked = { period: { from: from.getTime(), to: to.getTime() }, extras }
    const decision = { asked, quote, difference: -amount }
    const change = await insertChange(tx, { bookingId: id, decision, note: null, now })
    const note = `−${amount} XAF: ${reason}`
    await applyChange(tx, booking, change, { viewer, now, note, kind: 'booking-amended', limitOf })
    await recordAct(tx, { actor, action: 'discounted', entity: 'booking', entityId: id }, now)
    await settleKey(tx, claim, id)
  })
}
