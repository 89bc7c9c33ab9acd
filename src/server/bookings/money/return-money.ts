// Decides in a transaction that money goes back; the outbox sends it afterwards, once.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { RefundReason } from '#server/platform/db/tables/payment-tables.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { refreshPaid } from './paid.ts'

export type RefundDecision = { paymentId: string; amount: number; reason: RefundReason; now: Instant }

/** Decides a refund, in the smallest unit of the payment's currency. Nothing left to give back is no refund. */
export async function returnMoney(tx: Tx, { paymentId, amount, reason, now }: RefundDecision): Promise<void> {
  if (amount <= 0) return
  const id = newId()
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('refunds')
    .values({ id, payment_id: paymentId, amount, reason, created_at: new Date(now), done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!added) return
  await queue(tx, { kind: 'refund', dedupeKey: `refund:${id}`, payload: { refundId: id }, now })
}

/**
 * Gives back what was paid of a sum whose rest did not come before its hold ended. The caller holds the car's lock. Returns
 * how many payments that were.
 */
export async function returnParts(tx: Tx, bookingId: string, now: Instant): Promise<number> {
  const parts = await tx
    .updateTable('payments')
    .set({ status: 'returned' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'kept')
    .returning(['id', 'amount', 'refunded'])
    .execute()
  for (const { id, amount, refunded } of parts)
    await returnMoney(tx, {
      paymentId: id,
      amount: Number(amount) - Number(refunded),
      reason: 'incomplete',
      now,
    })
  if (parts.length > 0) await refreshPaid(tx, bookingId)
  return parts.length
}
