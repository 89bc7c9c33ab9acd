// Webhook events of providers: stored once, then the payment is read from the provider. The event only says where to look.

import type { GatewayName } from '#domain/payment/gateway.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { ProviderEvent } from '#server/trade/payments/gateways/port.ts'
import { settle, type SettlePorts } from './settle.ts'

/**
 * Settles the payment an event is about. The event is written down after it had its effect: a crash in between makes the
 * provider tell it again, and settling twice changes nothing. One that came before the provider's own books had an end is not
 * written down at all, so that its repeat is read again.
 */
export async function receiveEvent(ports: SettlePorts, event: ProviderEvent): Promise<void> {
  if (await isKnown(ports.db, event)) return
  const payment =
    (event.ref === null ? undefined : await findByRef(ports.db, event.gateway, event.ref)) ??
    (await findByOwnId(ports.db, event))
  if (payment) await settle(ports, payment.id)
  if (!payment || (await hasItsEnd(ports.db, payment.id))) await write(ports.db, event, ports.now())
}

/** True when nothing more is expected of a payment: its money is here, or none will come, and all that went back has arrived. */
async function hasItsEnd(db: Db, id: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select(['status', 'no_money_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isSettled = payment.status === 'kept' || payment.status === 'returned'
  if (!isSettled) return payment.no_money_reason !== null
  const awaited = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return awaited === undefined
}

async function isKnown(db: Db, { gateway, id }: ProviderEvent): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('event_id')
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

function findByRef(db: Db, gateway: GatewayName, ref: string) {
  return db
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', gateway)
    .where('provider_ref', '=', ref)
    .executeTakeFirst()
}

async function findByOwnId(db: Db, { gateway, ownId }: ProviderEvent) {
  if (!ownId) return undefined
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('id', '=', ownId)
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return (
    payment ??
    (await db.selectFrom('refunds').select('payment_id as id').where('id', '=', ownId).executeTakeFirst())
  )
}

async function write(db: Db, { gateway, id, type, ref }: ProviderEvent, now: Instant): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ gateway, event_id: id, type, provider_ref: ref, received_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Events are needed while the provider may repeat them; providers retry for three days, events are kept for thirty. */
export async function forgetEvents(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('provider_events')
    .where('received_at', '<', new Date(now - 30 * day))
    .execute()
}
