// A retry is not a second booking: the key is claimed in the same transaction as the work it stands for.

import { createHash } from 'node:crypto'
import { hour, type Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type IdempotencyKey = { scope: string; key: string }

/** Takes the header's value; throws when it is missing or too short to be unguessable (16 to 255 characters). */
export function parseKey(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !/^[\w.:-]{16,255}$/.test(header))
    throw new Refusal('idempotency-key-missing')
  return header
}

/**
 * Claims a key for a request. Returns the id of the booking it already made, or null when the work is still to be done.
 * A parallel request with the same key waits here until the first has committed. Throws 422 when the key was used for
 * another request.
 */
export async function claimKey(
  tx: Tx,
  { scope, key }: IdempotencyKey,
  request: unknown,
  now: Instant,
): Promise<string | null> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hash, booking_id: null, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  const known = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'booking_id'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!known.request_hash.equals(hash)) throw new Refusal('idempotency-key-reused')
  if (known.booking_id === null) throw new Refusal('booking-in-progress', { retryAfter: 1 })
  return known.booking_id
}

export async function settleKey(tx: Tx, { scope, key }: IdempotencyKey, bookingId: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ booking_id: bookingId })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

/** How long a retry finds the booking of its key (rule 13). */
const keyLife = 48 * hour

export async function forgetKeys(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now - keyLife))
    .execute()
}
