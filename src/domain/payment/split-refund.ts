// A refund decided in francs, shared out over the payments that brought the money.

export type RefundablePayment = {
  id: string
  /** What it brought to the booking, in whole XAF. */ xaf: number
  /** The same as charged, in the smallest unit. */ amount: number
  /** Of that, what is given back, is on its way, or was withdrawn by a bank. */ refunded: number
}

export type RefundShare = { paymentId: string; amount: number }

/** Whole XAF of a payment that are not given back yet, rounded down. */
export function refundableOf({ xaf, amount, refunded }: RefundablePayment): number {
  return Math.floor((xaf * Math.max(0, amount - refunded)) / amount)
}

/**
 * How much of each payment goes back, in its own smallest unit, for a refund in whole XAF: the latest first. A payment that
 * is given back whole gives exactly what is left of it, so that no cent stays behind. Never more than is left. `round` says
 * what becomes of a part of the smallest unit: with `Math.floor` what stays never falls short of what it must cover.
 */
export function splitRefund(
  refund: number,
  payments: readonly RefundablePayment[],
  round: (amount: number) => number = Math.round,
): RefundShare[] {
  const shares: RefundShare[] = []
  let left = refund
  for (const payment of payments.toReversed()) {
    const most = refundableOf(payment)
    const part = Math.min(left, most)
    if (part <= 0) continue
    const rest = payment.amount - payment.refunded
    const amount = part === most ? rest : Math.min(rest, round((part * payment.amount) / payment.xaf))
    if (amount > 0) shares.push({ paymentId: payment.id, amount })
    left -= part
  }
  return shares
}

/** What can go back of one payment, and the least that its provider gives back, in whole XAF; 0 where there is no such limit. */
export type RefundLimit = { most: number; least: number }

/**
 * The least that a provider gives back, where one of the parts that `splitRefund` makes of a refund would be below it; null
 * when all of it can be sent. `limits` are of the payments, in their order.
 */
export function leastMissed(refund: number, limits: readonly RefundLimit[]): number | null {
  let left = refund
  for (const { most, least } of limits.toReversed()) {
    const part = Math.min(left, most)
    if (part > 0 && part < least) return least
    left -= part
  }
  return null
}
