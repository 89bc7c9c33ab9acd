// Money that goes back: decided in a transaction, sent afterwards by the outbox, once.

import { sql } from 'kysely'
import { settleChange } from '#domain/booking/change.ts'
import { splitRefund } from '#domain/payment/split-refund.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { refreshPaid } from '#server/bookings/money/paid.ts'
import {
  gatewayOf,
  KeySpent,
  RefundRefused,
  UnreadableMoney,
  type Gateways,
  type RefundState,
} from '#server/trade/payments/gateways/port.ts'
import { followBooks } from './provider-books.ts'
import { countRefusal, isRefusal } from './late-refunds.ts'
import { raiseFlag } from './raise-flag.ts'
import { readBooks, type Reading } from './read-books.ts'
import { returnMoney } from '#server/bookings/money/return-money.ts'

/**
 * Gives back what is above the total because money came back afterwards: a bank had it while a change was accepted, or while
 * the driver paid again. What is decided already counts as gone, so asking again decides nothing.
 */
export async function returnSurplus(tx: Tx, bookingId: string, now: Instant): Promise<void> {
  const booking = await tx
    .selectFrom('bookings as b')
    .select((is) => [
      'b.status',
      'b.total',
      'b.charges',
      is
        .exists(
          is
            .selectFrom('booking_changes as c')
            .select('c.id')
            .whereRef('c.booking_id', '=', 'b.id')
            .where('c.state', '=', 'accepted'),
        )
        .as('isChanged'),
    ])
    .where('b.id', '=', bookingId)
    .where('b.status', 'in', ['deposit', 'paid'])
    .executeTakeFirst()
  if (!booking) return
  const { kept, ...money } = await moneyOn(tx, bookingId)
  const { back } = settleChange(booking.status, owedOf(booking), money)
  const reason = booking.isChanged ? 'change' : 'part'
  for (const share of splitRefund(back, kept, Math.floor)) await returnMoney(tx, { ...share, reason, now })
}

export type RefundPorts = { db: Db; gateways: Gateways; now: () => Instant }

/** The outbox job `refund`: asks the provider under the refund's own key, then marks it done and notifies the driver. */
export function sendRefund({ db, gateways, now }: RefundPorts): {
  run(payload: Readonly<Record<string, string>>): Promise<void>
  giveUpAfter: number
} {
  return {
    // A refund is never given up.
    giveUpAfter: Number.POSITIVE_INFINITY,
    async run({ refundId }) {
      const refund = await findRefund(db, refundId!)
      if (!refund || refund.done_at !== null || refund.provider_ref === null) return
      const gateway = gatewayOf(gateways, refund.gateway)
      const { attempt } = refund
      const order = {
        ref: refund.provider_ref,
        amount: Number(refund.amount),
        currency: refund.currency,
        key: refundId!,
        attempt,
      }
      const state = await gateway
        .refund(order)
        .then(noFailure)
        .catch((error: unknown) => rethrow(db, refundId!, refund, { error, now: now() }))
      // Checked again later: it may have arrived by then.
      if (state !== 'done') throw new Error(`the refund is ${state}`)
      const read = await readBooks(db, gateway, refund.provider_ref)
      // It was given, and what of it arrived is read when the provider knows the payment again.
      if (read.truth.isUnknown) throw new Error('the payment is unknown')
      await inTransaction(db, 'the site', (tx) => finish(tx, refundId!, refund, read, now()))
    },
  }
}

/** A refund that has failed was refused as one that was never taken. */
function noFailure(state: RefundState): RefundState {
  if (state === 'failed') throw new RefundRefused('the refund is failed')
  return state
}

async function findRefund(db: Db, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'refunds.amount',
      'done_at',
      'payment_id',
      'booking_id',
      'car_id',
      'gateway',
      'payments.provider_ref',
      'payments.currency',
      'refunds.attempt',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

type Found = { payment_id: string; booking_id: string; car_id: string; attempt: number }

/** The next try uses another key when this one is spent; staff are notified of unreadable money, and of what is refused. Throws again. */
async function rethrow(
  db: Db,
  id: string,
  { payment_id: paymentId, booking_id: bookingId, attempt }: Found,
  { error, now }: { error: unknown; now: Instant },
): Promise<never> {
  if (error instanceof KeySpent)
    await db
      .updateTable('refunds')
      .set({ attempt: attempt + 1 })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .execute()
  if (error instanceof UnreadableMoney)
    await inTransaction(db, 'the site', (tx) =>
      raiseFlag(tx, { id: paymentId, booking_id: bookingId }, { kind: 'unreadable', now }),
    )
  if (isRefusal(error)) {
    const isLasting = error instanceof RefundRefused && error.isLasting
    await inTransaction(db, 'the site', (tx) => countRefusal(tx, { id, bookingId }, { isLasting, now }))
  }
  throw error
}

async function finish(
  tx: Tx,
  id: string,
  found: Found,
  { truth, reading }: Reading,
  now: Instant,
): Promise<void> {
  const { payment_id: paymentId, booking_id: bookingId } = found
  // First, as everywhere: two sums of one booking must not be counted at once.
  await lockCar(tx, found.car_id)
  await followBooks(tx, paymentId, truth, { reading, now })
  // `given` stays 0 when it had all been given back at the provider or by a bank: the driver was notified of that.
  const { rows } = await sql<{ given: string }>`
    UPDATE refunds SET done_at = ${new Date(now)}, given = COALESCE(given, 0) WHERE id = ${id} AND done_at IS NULL RETURNING given`.execute(
    tx,
  )
  if (rows[0] === undefined) return
  await refreshPaid(tx, bookingId)
  if (Number(rows[0].given) > 0) await notify(tx, { kind: 'payment-refunded', bookingId, now, dedupe: id })
}
