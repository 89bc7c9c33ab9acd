// The devices of people: saved under the session that asks, and gone with it.

import { ECDH } from 'node:crypto'
import { sql } from 'kysely'
import type { PushSubscription } from '#contract/site/push.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { SessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { publicEndpoint } from './public-endpoint.ts'

/** Of one person; the oldest goes for one more. */
export const mostDevices = 20

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

/**
 * Subscribes a device. One that was somebody else's is this person's from now on: a browser belongs to who is signed in.
 * Throws `invalid-input` for an endpoint that is not public or a key that seals nothing, and `signed-out` when the session
 * ends at the same moment.
 */
export async function saveSubscription(
  db: Db,
  owner: SessionOwner,
  { endpoint: asked, keys }: PushSubscription,
  now: Instant,
): Promise<void> {
  const endpoint = publicEndpoint(asked) ?? refuseField('endpoint', 'invalid-input')
  if (!isPoint(keys.p256dh)) refuseField('keys.p256dh', 'invalid-input')
  const device = {
    ...keys,
    user_id: owner.personId,
    session_id: owner.session,
    saved_at: new Date(now),
    quiet_until: null,
  }
  await inTransaction(db, 'the site', async (tx) => {
    // The person before the session, as an erasure and a new password lock them.
    await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', owner.personId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const session = tx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', owner.session)
      .where('user_id', '=', owner.personId)
    if (!(await session.forKeyShare().executeTakeFirst())) throw new Refusal('signed-out')
    await tx
      .insertInto('push_subscriptions')
      .values({ id: newId(), endpoint, ...device })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
      .execute()
    await forgetOldest(tx, owner.personId, endpoint)
  })
}

/** Keeps the one that was just saved, whatever the clock says. */
async function forgetOldest(tx: Tx, userId: string, saved: string): Promise<void> {
  await sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId} AND endpoint <> ${saved}
      ORDER BY saved_at DESC, id OFFSET ${mostDevices - 1} FOR UPDATE SKIP LOCKED)`.execute(tx)
}

/** Only of this person's devices; one that was not subscribed is no error. */
export async function removeSubscription(db: Db, userId: string, asked: string): Promise<void> {
  const endpoint = publicEndpoint(asked)
  if (endpoint === null) return
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute()
}

export type PushDevice = { service: string; savedAt: string }

/** A person's devices for that person's copy: whose service, not the address that messages are sent to. */
export async function listDevices(db: Db, userId: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  return rows.map(({ endpoint, saved_at: savedAt }) => ({
    service: new URL(endpoint).hostname,
    savedAt: savedAt.toISOString(),
  }))
}
