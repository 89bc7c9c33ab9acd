// An order as PayPal tells it, read by a schema like everything that comes from outside.

import * as v from 'valibot'
import type { Currency } from '#domain/money/currencies.ts'
import { minorUnits } from '#domain/payment/charge.ts'
import type { RefundState, Truth } from '../port.ts'

const Money = v.object({ currency_code: v.string(), value: v.string() })

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
            captures: v.optional(v.array(v.object({ id: v.string(), status: v.string(), amount: Money })), []),
            refunds: v.optional(v.array(v.object({ status: v.string(), amount: Money, custom_id: v.optional(v.string()) })), []),
          }),
        ),
      }),
    ),
    [],
  ),
})
export type Order = v.InferOutput<typeof Order>

/** A capture in one of these states has brought money; PENDING has not. */
const captured = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

/** The capture that brought the money, if any. */
export function captureOf({ purchase_units: [unit] }: Order) {
  return unit?.payments?.captures.find(({ status }) => captured.has(status))
}

/** What the order says, in our words. */
export function truthOf(order: Order): Truth {
  const unit = order.purchase_units[0]
  const capture = captureOf(order)
  const money = capture?.amount ?? unit?.amount
  const currency = (money?.currency_code ?? 'EUR') as Currency
  const refunds = refundsOf(order).filter((refund) => stateOf(refund) !== 'failed')
  return {
    paid: capture !== undefined,
    isProcessing: unit?.payments?.captures.some(({ status }) => status === 'PENDING') ?? false,
    isApproved: order.status === 'APPROVED',
    amount: money ? minorUnits(Number(money.value), currency) : 0,
    currency,
    refunded: refunds.reduce((sum, { amount }) => sum + minorUnits(Number(amount.value), currency), 0),
  }
}

export type PayPalRefund = { status: string }

/** Everything that was given back, or is on its way, or failed. */
export function refundsOf({ purchase_units: [unit] }: Order) {
  return unit?.payments?.refunds ?? []
}

export function stateOf({ status }: PayPalRefund): RefundState {
  if (status === 'COMPLETED') return 'done'
  return status === 'PENDING' ? 'pending' : 'failed'
}
