// Polls payments without an event, settled ones too (refunds made at the provider). Sufficient alone; webhooks are faster.

import { askAgainAt, firstDelay, lookAgainAt } from '#domain/payment/ask-again.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { askPromptAgainAt } from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { settle, type Settled, type SettlePorts } from './settle.ts'

/** Settles every payment whose time has come. A gateway that fails is left alone for this run. Returns how many were asked. */
export async function reconcile(ports: SettlePorts, onError: (error: unknown) => void): Promise<number> {
  // One that was switched off is asked again when it is back.
  const configured = Object.keys(ports.gateways) as GatewayName[]
  if (configured.length === 0) return 0
  const waiting = await ports.db
    .selectFrom('payments')
    .select(['id', 'gateway'])
    .where('gateway', 'in', configured)
    .where('provider_ref', 'is not', null)
    .where('ask_after', '<=', new Date(ports.now()))
    .orderBy('ask_after')
    .execute()
  const away = new Set<GatewayName>()
  for (const { id, gateway } of waiting) {
    if (away.has(gateway)) continue
    try {
      await askAbout(ports, id)
    } catch (error) {
      away.add(gateway)
      // Behind the others next time: one payment that cannot be read must not hide the rest.
      await plan(ports.db, id, ports.now() + firstDelay)
      onError(error)
    }
  }
  return waiting.length
}

/** Settles one payment and plans when to ask about it next. Null when there is no such payment. */
export async function askAbout(ports: SettlePorts, id: string): Promise<Settled | null> {
  const settled = await settle(ports, id)
  if (settled) await plan(ports.db, id, await nextAsk(ports.db, id, settled, ports.now()))
  return settled
}

async function nextAsk(
  db: Db,
  id: string,
  { status, isProcessing }: Settled,
  now: Instant,
): Promise<Instant | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['closes_at', 'settled_at', 'prompted_at', 'no_money_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (status === 'kept' || status === 'returned')
    return lookAgainAt(payment.settled_at?.getTime() ?? now, now)
  // Nothing but the operator's answer ends the asking about a prompt.
  if (payment.prompted_at !== null && payment.no_money_reason === null)
    return askPromptAgainAt(payment.prompted_at.getTime(), now)
  return askAgainAt({ closesAt: payment.closes_at.getTime(), isProcessing }, now)
}

async function plan(db: Db, id: string, at: number | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ask_after: at === null ? null : new Date(at) })
    .where('id', '=', id)
    .execute()
}
