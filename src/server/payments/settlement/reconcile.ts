// Polls payments without an event, settled ones too (refunds made at the provider). Sufficient alone; webhooks are faster.

import { askAgainAt, firstDelay, lookAgainAt } from '#domain/payment/ask-again.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import type { Db } from '#server/db/connect.ts'
import { settle, type SettlePorts } from './settle.ts'

/** Settles every payment whose time has come. A gateway that fails is left alone for this run. Returns how many were asked. */
export async function reconcile(ports: SettlePorts, onError: (error: unknown) => void): Promise<number> {
  // One that was switched off is asked again when it is back.
  const configured = Object.keys(ports.gateways) as GatewayName[]
  if (configured.length === 0) return 0
  const waiting = await ports.db
    .selectFrom('payments')
    .select(['id', 'gateway', 'closes_at', 'settled_at'])
    .where('gateway', 'in', configured)
    .where('provider_ref', 'is not', null)
    .where('ask_after', '<=', new Date(ports.now()))
    .orderBy('ask_after')
    .execute()
  const away = new Set<GatewayName>()
  for (const { id, gateway, closes_at: closesAt, settled_at: settledAt } of waiting) {
    if (away.has(gateway)) continue
    try {
      const settled = await settle(ports, id)
      const isSettled = settled?.status === 'kept' || settled?.status === 'returned'
      const next = isSettled
        ? lookAgainAt(settledAt?.getTime() ?? ports.now(), ports.now())
        : askAgainAt(
            { closesAt: closesAt.getTime(), isProcessing: settled?.isProcessing ?? false },
            ports.now(),
          )
      await plan(ports.db, id, next)
    } catch (error) {
      away.add(gateway)
      // Behind the others next time: one payment that cannot be read must not hide the rest.
      await plan(ports.db, id, ports.now() + firstDelay)
      onError(error)
    }
  }
  return waiting.length
}

async function plan(db: Db, id: string, at: number | null): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ask_after: at === null ? null : new Date(at) })
    .where('id', '=', id)
    .execute()
}
