// Money as Stripe writes it: whole numbers in the smallest unit and a code in small letters. Nothing else is taken for money.

import type { Stripe } from 'stripe'
import * as v from 'valibot'
import { currencies } from '#domain/money/currencies.ts'
import {
  UnreadableMoney,
  type BookedDispute,
  type BookedRefund,
} from '#server/trade/payments/gateways/port.ts'

const Minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Code = v.pipe(v.string(), v.regex(/^[a-z]{3}$/), v.toUpperCase(), v.picklist(currencies))

const Intent = v.object({
  status: v.string(),
  amount: Minor,
  amount_received: Minor,
  currency: Code,
  latest_charge: v.nullish(
    v.union([v.string(), v.object({ amount_refunded: Minor, disputed: v.boolean() })]),
  ),
})

/** A PaymentIntent with its charge. Throws UnreadableMoney. */
export function readIntent(answer: unknown) {
  const { latest_charge: charge, amount_received: received, ...intent } = read(Intent, answer)
  const known = typeof charge === 'object' ? charge : null
  return { ...intent, received, refunded: known?.amount_refunded ?? 0, isDisputed: known?.disputed ?? false }
}

const Refund = v.object({
  id: v.string(),
  amount: Minor,
  currency: Code,
  status: v.nullable(v.string()),
  metadata: v.nullish(v.record(v.string(), v.string())),
})

/** A refund; ours name their row. Throws UnreadableMoney. */
export function readRefund(answer: unknown): BookedRefund {
  const { id, amount, currency, status, metadata } = read(Refund, answer)
  const state =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
  return { id, amount, currency, ownId: metadata?.['refund'] ?? null, state }
}

const Dispute = v.object({
  id: v.string(),
  amount: Minor,
  currency: Code,
  status: v.string(),
  // In the currency of the account, without fees: what went, and what came back.
  balance_transactions: v.array(v.object({ amount: v.pipe(v.number(), v.safeInteger()) })),
})

/** A dispute. An inquiry takes no money yet, and a won one has not always brought it back. Throws UnreadableMoney. */
function readDispute(answer: unknown): BookedDispute {
  const { id, amount, currency, status, balance_transactions: moved } = read(Dispute, answer)
  const state =
    status === 'lost' ? 'lost' : ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open'
  return { id, amount, currency, state, isWithdrawn: moved.reduce((sum, each) => sum + each.amount, 0) < 0 }
}

/** Every refund of a payment. Throws UnreadableMoney, and what Stripe throws. */
export async function refundsOf(stripe: Stripe, ref: string): Promise<BookedRefund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 })
  return data.map(readRefund)
}

/** Every dispute of a payment. Throws UnreadableMoney, and what Stripe throws. */
export async function disputesOf(stripe: Stripe, ref: string): Promise<BookedDispute[]> {
  const { data } = await stripe.disputes.list({ payment_intent: ref, limit: 100 })
  return data.map(readDispute)
}

function read<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new UnreadableMoney(`stripe: ${v.getDotPath(parsed.issues[0]) ?? 'answer'}`)
  return parsed.output
}
