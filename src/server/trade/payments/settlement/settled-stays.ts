// What is settled never becomes unknown (rule 4): money of which a provider knows nothing any more stays as it is in our books.

import type { Selectable } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { PaymentsTable } from '#server/platform/db/tables/payment-tables.ts'
import type { Truth } from '#server/trade/payments/gateways/port.ts'
import { raiseFlag } from './raise-flag.ts'

type Payment = Selectable<PaymentsTable>
type Moment = { now: Instant }

/** True when the provider has forgotten, or denies, a payment whose money was here. */
export function isForgotten({ status }: Pick<Payment, 'status'>, truth: Truth): boolean {
  const isSettled = status === 'kept' || status === 'returned'
  // An answer without a sum says nothing of the payment.
  return isSettled && (truth.isUnknown === true || (!truth.paid && truth.amount > 0))
}

/**
 * The provider's books with what they had before and lack now: refunds that have arrived, and what banks have withdrawn. Each
 * of these is flagged once.
 */
export async function withSettled(tx: Tx, payment: Payment, truth: Truth, { now }: Moment): Promise<Truth> {
  const gone = await forgottenRefunds(tx, payment, truth)
  for (const { id } of gone) await raiseFlag(tx, payment, { kind: 'refund-unknown', subject: id, now })
  const listed = truth.refunds.filter(
    ({ currency, state }) => currency === payment.currency && state !== 'failed',
  )
  const known = [...listed, ...gone].reduce((sum, { amount }) => sum + amount, 0)
  const withdrawn = await forgottenDisputes(tx, payment, truth)
  for (const { id } of withdrawn) await raiseFlag(tx, payment, { kind: 'dispute-unknown', subject: id, now })
  return {
    ...truth,
    refunded: gone.length === 0 ? truth.refunded : Math.max(truth.refunded, known),
    disputes: [...truth.disputes, ...withdrawn],
  }
}

async function forgottenRefunds(tx: Tx, { id: paymentId }: Payment, { refunds }: Truth) {
  const arrived = await tx
    .selectFrom('refunds')
    .select(['id', 'provider_ref', 'given'])
    .where('payment_id', '=', paymentId)
    .where('done_at', 'is not', null)
    .where('failed_at', 'is', null)
    .where('given', '>', '0')
    .execute()
  return arrived
    .filter(
      ({ id, provider_ref: ref }) => !refunds.some((refund) => refund.ownId === id || refund.id === ref),
    )
    .map(({ id, given }) => ({ id, amount: Number(given) }))
}

async function forgottenDisputes(tx: Tx, { id: paymentId, currency }: Payment, { disputes }: Truth) {
  const withdrawn = await tx
    .selectFrom('disputes')
    .select(['provider_ref', 'amount', 'state'])
    .where('payment_id', '=', paymentId)
    .where('is_withdrawn', '=', true)
    .execute()
  return withdrawn
    .filter(({ provider_ref: ref }) => !disputes.some(({ id }) => id === ref))
    .map(({ provider_ref: id, amount, state }) => ({
      id,
      amount: Number(amount),
      currency,
      state,
      isWithdrawn: true,
    }))
}
