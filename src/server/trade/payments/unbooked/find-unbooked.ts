// Money that a provider took for us and of which nothing is known here any more: the database was restored from before it.

import type { GatewayName } from '#domain/payment/gateway.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Gateway, Gateways, ListedPayment } from '#server/trade/payments/gateways/port.ts'

export type UnbookedPayment = ListedPayment & { gateway: GatewayName }

export type Unbooked = {
  payments: UnbookedPayment[]
  /** How many paid payments were compared. */
  compared: number
  /** Who cannot list what it took: its statement must be read by a person. */
  unlisted: GatewayName[]
}

/**
 * Compares the lists of all providers with our payments. What was opened up to a day before `since` counts: it may have
 * been paid after it. What has gone back whole is left out. Throws what an adapter throws.
 */
export async function findUnbooked(db: Db, gateways: Gateways, since: Instant): Promise<Unbooked> {
  const found: Unbooked = { payments: [], compared: 0, unlisted: [] }
  for (const gateway of Object.values(gateways)) {
    if (!gateway.list) {
      found.unlisted.push(gateway.name)
      continue
    }
    for await (const payment of gateway.list(since - day)) {
      found.compared += 1
      if (payment.refunded >= payment.amount || (await isKnown(db, gateway.name, payment))) continue
      found.payments.push({ ...payment, gateway: gateway.name })
    }
  }
  return found
}

async function isKnown(db: Db, gateway: GatewayName, { ref, ownId }: ListedPayment): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where((is) => is.or([is('id', '=', ownId), is('provider_ref', '=', ref)]))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Gives all that is left of such a payment back, once however often it is asked. Throws a sentence for one that is known
 * here, whose money goes back with its booking, and what the adapter throws.
 */
export async function refundUnbooked(
  db: Db,
  gateway: Gateway,
  ref: string,
): Promise<'done' | 'pending' | 'failed'> {
  const { paid, amount, currency } = await gateway.read(ref)
  if (!paid) throw new Error(`${gateway.name} has no money for ${ref}.`)
  if (await isKnown(db, gateway.name, { ref, ownId: '', amount, currency, refunded: 0, paidAt: 0 }))
    throw new Error(`${ref} belongs to a booking: its money goes back when that is cancelled.`)
  return gateway.refund({ ref, amount, currency, key: `unbooked-${ref}` })
}
