// Looks after payments that nobody told us about. Alone it would be enough; the webhook only makes it fast.

import { minute, type Instant } from '#domain/rental/period.ts'
import { settle, type SettlePorts } from './settle.ts'

/** A payment this young is being paid right now. */
const patience = 2 * minute

/** A closed payment is asked about for this long: by then a provider has made up its mind. */
const interest = 24 * 60 * minute

/** Settles every payment that waits. One that fails does not stop the others. Gives how many were asked about. */
export async function reconcile(ports: SettlePorts, onError: (error: unknown) => void): Promise<number> {
  const now: Instant = ports.now()
  const waiting = await ports.db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['open', 'closed'])
    .where('provider_ref', 'is not', null)
    .where('created_at', '<', new Date(now - patience))
    .where('closes_at', '>', new Date(now - interest))
    .orderBy('created_at')
    .execute()
  for (const { id } of waiting) await settle(ports, id).catch(onError)
  return waiting.length
}
