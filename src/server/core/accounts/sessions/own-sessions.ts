// The devices of one person: only they may see and end them.

import type { Session } from '#contract/account/sessions.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** Whose session asks: `session` is the id of the one on this device. */
export type SessionOwner = { personId: string; session: string }

/** Live sessions, this one first, then the latest used. Nothing that opens one leaves the server. */
export async function listOwnSessions(
  db: Db,
  { personId, session }: SessionOwner,
  now: Instant,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'stay_connected'])
    .where('user_id', '=', personId)
    .where('expires_at', '>', new Date(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  const sessions = rows.map((row) => ({
    _id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isThis: row.id === session,
    stayConnected: row.stay_connected,
  }))
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)]
}

/** Ends one session; returns whether it was the one that asks. Throws `not-found` also for somebody else's. */
export async function endOwnSession(
  db: Db,
  { personId, session }: SessionOwner,
  id: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('not-found')
  return ended.id === session
}

/** Signs the person out everywhere but here. */
export async function endOtherSessions(db: Db, { personId, session }: SessionOwner): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', personId).where('id', '<>', session).execute()
}

/** Throws `signed-out` for an unauthenticated visitor. */
export function sessionOwner({ person, session }: Viewer): SessionOwner {
  if (!person || session === undefined) throw new Refusal('signed-out')
  return { personId: person.id, session }
}
