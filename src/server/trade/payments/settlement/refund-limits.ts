// What can go back online of the money on a booking, and the least that the operators give back.

import type { RefundLimits } from '#contract/staff/give-back.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { OperatorOffer } from '#domain/payment/mobile-money.ts'
import { leastMissed, refundableOf, type RefundLimit } from '#domain/payment/split-refund.ts'
import { keptPayments, type KeptPayment } from '#server/bookings/money/kept-payments.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { SettlePorts } from './settle.ts'

export type LimitOf = (payment: KeptPayment) => RefundLimit

/**
 * As the providers of a booking's money say now; what they cannot say holds nothing up: then they refuse it themselves. Called
 * before the transaction that decides, in which no provider is asked.
 */
export async function readRefundLimits(
  { db, gateways }: Pick<SettlePorts, 'db' | 'gateways'>,
  bookingId: string,
): Promise<LimitOf> {
  const offers = new Map<GatewayName, readonly OperatorOffer[]>()
  for (const { gateway } of await keptPayments(db, bookingId)) {
    const limits = offers.has(gateway) ? null : await gateways[gateway]?.phone?.refundOffers?.()
    if (limits) offers.set(gateway, limits)
  }
  return (payment) => ({
    most: refundableOf(payment),
    least: offers.get(payment.gateway)?.find(({ operator }) => operator === payment.operator)?.min ?? 0,
  })
}

/** Throws `refund-too-small` where a part of a refund in whole XAF would be below what its operator gives back. */
export function refuseTooSmall(
  refund: number,
  kept: readonly KeptPayment[],
  limitOf: LimitOf,
  field: string,
): void {
  if (leastMissed(refund, kept.map(limitOf)) === null) return
  throw new Refusal('refund-too-small', { fields: { [field]: 'refund-too-small' } })
}

/** For the screens that ask for a sum. Throws `not-found` outside the viewer's fleet. */
export async function findRefundLimits(
  { db, gateways }: SettlePorts,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<RefundLimits> {
  const own = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!own) throw new Refusal('not-found')
  const limitOf = await readRefundLimits({ db, gateways }, id)
  const kept = await keptPayments(db, id)
  return { payments: kept.map((payment) => ({ _id: payment.id, ...limitOf(payment) })) }
}
