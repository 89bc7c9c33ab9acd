// Sessions are rows: one look-up a request, so that an ended session ends at once.

import { lastingCookie, notePause, sessionEnd, tokenLife } from '#domain/people/session-life.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import type { Person } from '#domain/people/role.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'
import { findSession, type StoredSession } from './find-session.ts'
import { confirmToken, renewToken, successorOf } from './renew-token.ts'

/** How long the cookie of a session lives, in seconds; undefined ends it with the browser. */
export function cookieAge(stayConnected: boolean): number | undefined {
  return stayConnected ? lastingCookie / 1000 : undefined
}

/** Opens a session and returns its token, which is stored nowhere on the server. `device` comes from `deviceName`. */
export async function openSession(
  db: Db,
  userId: string,
  stayConnected: boolean,
  now: Instant,
  device: string | null = null,
): Promise<string> {
  const token = newToken()
  const { type } = await db
    .selectFrom('users')
    .select('type')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      token_made_at: new Date(now),
      user_id: userId,
      device,
      stay_connected: stayConnected,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(sessionEnd({ type, stayConnected, since: now }, now)),
    })
    .execute()
  return token
}

export type SessionState =
  | { kind: 'holds'; person: Person; id: string; renewed: string | null }
  | { kind: 'refused' }
  | { kind: 'suspended' }

/**
 * Whose session a token is. It rolls on by use, at most one write in a few minutes. A session kept by "stay connected"
 * gets a new token every day: `renewed` is what its device keeps from now on.
 */
export async function readSession(db: Db, token: string, now: Instant): Promise<SessionState> {
  const session = await findSession(db, token, now)
  if (!session) return { kind: 'refused' }
  if (session.blacklisted) return { kind: 'suspended' }
  await noteUse(db, session, now)
  const renewed = await keepTokenYoung(db, session, token, now)
  const { user_id: userId, type, seat } = session
  const person = { id: userId, type, ...(seat ? { seat } : {}) }
  return { kind: 'holds', person, id: session.id, renewed }
}

async function noteUse(db: Db, session: StoredSession, now: Instant): Promise<void> {
  const { id, type, stay_connected: stayConnected, last_seen_at: seen, created_at } = session
  if (now - seen.getTime() < notePause({ type, stayConnected })) return
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: new Date(now),
      expires_at: new Date(sessionEnd({ type, stayConnected, since: created_at.getTime() }, now)),
    })
    .where('id', '=', id)
    // Of many requests at once one writes.
    .where('last_seen_at', '=', seen)
    .execute()
}

/** Returns the token to keep instead, or null while this one is young. */
async function keepTokenYoung(
  db: Db,
  session: StoredSession,
  token: string,
  now: Instant,
): Promise<string | null> {
  const { previous_until: until, token_made_at: madeAt } = session
  if (session.isPrevious) return until === null ? successorOf(token, session.token_salt!) : null
  if (session.previous_hash !== null && until === null) {
    await confirmToken(db, session.id, token, now)
    return null
  }
  // While the one before still opens, there is no room for a third.
  const isSettled = until === null || until.getTime() <= now
  if (!session.stay_connected || !isSettled || now - madeAt.getTime() < tokenLife) return null
  return renewToken(db, session.id, token, now)
}

/** Ends a session; ending one that is not there is no error. */
export async function closeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** How long ended sessions are kept (rule 13): a person who asks where they were signed in gets an answer. */
const keptFor = 7 * day

export async function forgetSessions(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', new Date(now - keptFor))
    .execute()
}
