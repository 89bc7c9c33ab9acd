// The devices of one person: seen and ended by nobody else.

import type { Session } from '#contract/sessions.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { Refusal } from '../http/refusal.ts'
import { sha256 } from '../http/tokens.ts'

/** Whose session asks: `token` is the secret of this device. */
export type SessionOwner = { personId: string; token: string }

/** Live sessions, this one first, then the latest used. Nothing that opens one leaves the server. */
export async function listOwnSessions(db: Db, { personId, token }: SessionOwner, now: Instant): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'token_hash', 'device', 'created_at', 'last_seen_at', 'stay_connected'])
    .where('user_id', '=', personId)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  const here = sha256(token)
  const sessions = rows.map((row) => ({
    _id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isThis: row.token_hash.equals(here),
    stayConnected: row.stay_connected,
  }))
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)]
}

/** Ends one session; gives whether it was the one that asks. Throws `not-found` also for somebody else's. */
export async function endOwnSession(db: Db, { personId, token }: SessionOwner, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', personId)
    .returning('token_hash')
    .executeTakeFirst()
  if (!ended) throw new Refusal('not-found')
  return ended.token_hash.equals(sha256(token))
}

/** Signs the person out everywhere but here. */
export async function endOtherSessions(db: Db, { personId, token }: SessionOwner): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', personId).where('token_hash', '<>', sha256(token)).execute()
}
