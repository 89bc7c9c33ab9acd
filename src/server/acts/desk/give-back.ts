// Money that a cancelled booking has kept goes back after all: all of it, or a part.

import { shareRefund } from '#domain/payment/refund.ts'
import { splitRefund } from '#domain/payment/split-refund.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { claimKey, settleKey } from '#server/bookings/idempotency.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { handedBack, moneyOn } from '#server/bookings/money/kept-payments.ts'
import { returnMoney } from '#server/bookings/money/return-money.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { readRefundLimits, refuseTooSmall } from '#server/trade/payments/settlement/refund-limits.ts'
import { settleKept, type SettlePorts } from '#server/trade/payments/settlement/settle.ts'

type GivingBack = {
  id: string
  /** Whole XAF. */
  amount: number
  note?: string | undefined
  viewer: Viewer
  /** The same key gives back once. */
  key: string
  now: Instant
}

/**
 * First what can go back online, the rest at the counter, where it is to be handed back; the driver is told the sum. Throws
 * `not-found` outside the fleet, `not-possible-now` for a booking that is not cancelled, `more-than-due` on `amount` for more
 * than was kept, `refund-too-small` for less than an operator gives back, and `provider-away` when a provider cannot be asked.
 */
export async function giveBack(
  ports: SettlePorts,
  { id, amount, note, viewer, key, now }: GivingBack,
): Promise<void> {
  const own = await ports.db
    .selectFrom('bookings as b')
    .select('b.status')
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!own) throw new Refusal('not-found')
  if (own.status !== 'cancelled') throw new Refusal('not-possible-now')
  // What was given back at the provider meanwhile must be known before more is.
  await settleKept(ports, id)
  const limitOf = await readRefundLimits(ports, id)
  await inTransaction(ports.db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const actor = viewer.person!.id
    const claim = { scope: `give back ${actor}`, key }
    if ((await claimKey(tx, claim, { id, amount, note }, now)) !== null) return
    await settleKey(tx, claim, id)
    const { kept, online, counter } = await moneyOn(tx, id)
    const handed = await handedBack(tx, id)
    const promised = Math.max(0, booking.back_at_counter - handed)
    const left = { online, counter: Math.max(0, counter - promised) }
    if (amount > left.online + left.counter) refuseField('amount', 'more-than-due')
    const share = shareRefund(amount, left)
    refuseTooSmall(share.online, kept, limitOf, 'amount')
    await tx
      .updateTable('bookings')
      .set({ back_at_counter: handed + promised + share.counter })
      .where('id', '=', id)
      .execute()
    for (const part of splitRefund(share.online, kept))
      await returnMoney(tx, { ...part, reason: 'cancellation', now })
    const { status } = booking
    const step = { booking_id: id, at: new Date(now), actor, from_status: status, to_status: status }
    const row = await tx
      .insertInto('booking_history')
      .values({ ...step, note: [`−${amount} XAF`, note].filter(Boolean).join(': ') })
      .returning('id')
      .executeTakeFirstOrThrow()
    const changes = {
      kept: { before: left.online + left.counter, after: left.online + left.counter - amount },
    }
    await recordAct(tx, { actor, action: 'given-back', entity: 'booking', entityId: id, changes }, now)
    await notify(tx, { kind: 'cancellation-finalised', bookingId: id, now, dedupe: row.id, sum: amount })
  })
}
