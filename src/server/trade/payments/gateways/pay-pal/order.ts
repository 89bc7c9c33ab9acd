// Schemas of PayPal's orders and disputes. An amount must be a text with all the decimals of its currency: a number, or any
// other spelling, is refused.

import * as v from 'valibot'
import { currencies, type Currency } from '#domain/money/currencies.ts'
import { minorOfText, type Charge } from '#domain/payment/charge.ts'
import {
  UnreadableMoney,
  type BookedDispute,
  type BookedRefund,
  type RefundState,
  type Truth,
} from '#server/trade/payments/gateways/port.ts'

const Money = v.pipe(
  v.object({ currency_code: v.picklist(currencies), value: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Charge => {
    const { currency_code: currency, value } = dataset.value
    const amount = minorOfText(value, currency)
    if (amount !== null) return { currency, amount }
    addIssue({ message: 'not an amount' })
    return NEVER
  }),
)

export const Refund = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.optional(Money),
  custom_id: v.optional(v.string()),
})

export const Order = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  purchase_units: v.optional(
    v.array(
      v.object({
        custom_id: v.optional(v.string()),
        amount: v.optional(Money),
        payments: v.optional(
          v.object({
            captures: v.optional(
              v.array(v.object({ id: v.string(), status: v.string(), amount: Money })),
              [],
            ),
            refunds: v.optional(v.array(v.object({ ...Refund.entries, amount: Money })), []),
          }),
        ),
      }),
    ),
    [],
  ),
})
export type Order = v.InferOutput<typeof Order>

const Dispute = v.object({
  dispute_id: v.string(),
  status: v.string(),
  dispute_amount: Money,
  dispute_outcome: v.optional(v.object({ outcome_code: v.optional(v.string()) })),
})

export const DisputeList = v.object({ items: v.optional(v.array(v.object({ dispute_id: v.string() })), []) })

/** Throws UnreadableMoney for an answer that is not written as PayPal writes it. */
export function readAnswer<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new UnreadableMoney(`paypal: ${v.getDotPath(parsed.issues[0]) ?? 'answer'}`)
  return parsed.output
}

/** A capture in one of these states has brought money; PENDING has not. */
const captured = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED'])

/** The capture that brought the money, if any. */
export function captureOf({ purchase_units: [unit] }: Order) {
  return unit?.payments?.captures.find(({ status }) => captured.has(status))
}

/** What the order says, in our words. */
export function truthOf(order: Order, disputes: readonly BookedDispute[] = []): Truth {
  const unit = order.purchase_units[0]
  const capture = captureOf(order)
  const money = capture?.amount ?? unit?.amount
  const currency: Currency = money?.currency ?? 'EUR'
  const refunds = refundsOf(order)
  const given = refunds.filter((each) => each.state !== 'failed' && each.currency === currency)
  return {
    paid: capture !== undefined,
    isProcessing: unit?.payments?.captures.some(({ status }) => status === 'PENDING') ?? false,
    isApproved: order.status === 'APPROVED',
    amount: money?.amount ?? 0,
    currency,
    refunded: given.reduce((sum, { amount }) => sum + amount, 0),
    refunds,
    // A dispute that was lost stands among the refunds too, once PayPal has moved the money: it is counted once.
    disputes: disputes.map((dispute) =>
      dispute.state === 'lost' && isAmong(given, dispute) ? { ...dispute, isWithdrawn: false } : dispute,
    ),
  }
}

function isAmong(refunds: readonly BookedRefund[], { amount }: BookedDispute): boolean {
  return refunds.some((each) => each.ownId === null && each.amount === amount)
}

/** Everything that was given back, or is on its way, or failed. */
export function refundsOf({ purchase_units: [unit] }: Order): BookedRefund[] {
  // Without an id of ours somebody made it at PayPal; the payment's own id is repeated on none of ours.
  return (unit?.payments?.refunds ?? []).map(({ id, amount, custom_id: customId, ...refund }) => {
    const ownId = customId === undefined || customId === unit?.custom_id ? null : customId
    return { id, ...amount, ownId, state: stateOf(refund) }
  })
}

export function stateOf({ status }: { status: string }): RefundState {
  if (status === 'COMPLETED') return 'done'
  return status === 'PENDING' ? 'pending' : 'failed'
}

/** Closed in one of these ways the buyer has the money, and not from PayPal's own pocket. */
const lost = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/** PayPal holds the money of a dispute until it is resolved. Throws UnreadableMoney. */
export function readDispute(answer: unknown): BookedDispute {
  const {
    dispute_id: id,
    status,
    dispute_amount: money,
    dispute_outcome: outcome,
  } = readAnswer(Dispute, answer)
  const state = status !== 'RESOLVED' ? 'open' : lost.has(outcome?.outcome_code ?? '') ? 'lost' : 'won'
  return { id, ...money, state, isWithdrawn: state !== 'won' }
}
