// Money that goes back: decided in a transaction, sent afterwards by the outbox, once.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { RefundReason } from '../db/payment-tables.ts'
import { newId } from '../http/tokens.ts'
import { notify } from '../notifications/notify.ts'
import { queue } from '../jobs/outbox/queue.ts'
import { lockCar } from './holds.ts'
import { refreshPaid } from './paid.ts'
import { gatewayOf, type Gateways } from './port.ts'

export type RefundDecision = { paymentId: string; amount: number; reason: RefundReason; now: Instant }

/**
 * Decides a refund, in the smallest unit of the payment's currency. Nothing left to give back is no refund. A part of money
 * that is kept is decided with everything written down that went back before it.
 */
export async function returnMoney(tx: Tx, { paymentId, amount, reason, now }: RefundDecision): Promise<void> {
  if (amount <= 0) return
  if (reason === 'change' || reason === 'cancellation') await writeByHand(tx, { paymentId, reason, now })
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
 * What somebody gave back at the provider is no decision of ours, and is written as one that is done: otherwise the refund
 * decided now would count as that money until it has arrived.
 */
async function writeByHand(tx: Tx, { paymentId, reason, now }: Omit<RefundDecision, 'amount'>): Promise<void> {
  await sql`
    INSERT INTO refunds (id, payment_id, amount, reason, created_at, done_at)
    SELECT ${newId()}, p.id, least(p.refunded, p.amount) - decided, ${reason}, ${new Date(now)}, ${new Date(now)}
    FROM payments p, LATERAL (SELECT COALESCE(sum(r.amount), 0) AS decided FROM refunds r WHERE r.payment_id = p.id) r
    WHERE p.id = ${paymentId} AND least(p.refunded, p.amount) > decided`.execute(tx)
}

export type RefundPorts = { db: Db; gateways: Gateways; now: () => Instant }

/** The outbox's work for `refund`: asks the provider under the refund's own key, then writes that it is done and tells the driver. */
export function sendRefund({ db, gateways, now }: RefundPorts): { run(payload: Readonly<Record<string, string>>): Promise<void>; patience: number } {
  return {
    // A refund is never given up.
    patience: Number.POSITIVE_INFINITY,
    async run({ refundId }) {
      const refund = await findRefund(db, refundId!)
      if (!refund || refund.done_at !== null || refund.provider_ref === null) return
      const gateway = gatewayOf(gateways, refund.gateway)
      const order = { ref: refund.provider_ref, amount: Number(refund.amount), currency: refund.currency, key: refundId! }
      const state = await gateway.refund(order)
      // Asked again later: a pending one may have arrived by then, a failed one is sent anew.
      if (state !== 'done') throw new Error(`the refund is ${state}`)
      const { refunded } = await gateway.read(refund.provider_ref)
      await db.transaction().execute((tx) => finish(tx, refundId!, refund, refunded, now()))
    },
  }
}

async function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['refunds.amount', 'done_at', 'payment_id', 'booking_id', 'car_id', 'gateway', 'provider_ref', 'payments.currency'])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

type Found = { payment_id: string; booking_id: string; car_id: string }

async function finish(tx: Tx, id: string, found: Found, refunded: number, now: Instant): Promise<void> {
  const { payment_id: paymentId, booking_id: bookingId } = found
  // First, as everywhere: two sums of one booking must not be counted at once.
  await lockCar(tx, found.car_id)
  const done = await tx
    .updateTable('refunds')
    .set({ done_at: new Date(now) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!done) return
  await tx
    .updateTable('payments')
    .set({ refunded })
    .where('id', '=', paymentId)
    .where('refunded', '<', String(refunded))
    .execute()
  await refreshPaid(tx, bookingId)
  await notify(tx, { kind: 'payment-refunded', bookingId, now, dedupe: id })
}
