// Sessions are rows: one look-up a request, so that an ended session ends at once.

import type { Instant } from '#domain/rental/period.ts'
import type { Person } from '#domain/people/role.ts'
import { hour } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { newToken, sha256 } from '../http/tokens.ts'

const shortLife = 24 * hour
const longLife = 30 * 24 * hour

/** How long the cookie of a session lives, in seconds; undefined ends it with the browser. */
export function cookieAge(stayConnected: boolean): number | undefined {
  return stayConnected ? longLife / 1000 : undefined
}

/** Opens a session and gives its token, which is stored nowhere on the server. `device` is told by `deviceName`. */
export async function openSession(
  db: Db,
  userId: string,
  stayConnected: boolean,
  now: Instant,
  device: string | null = null,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      device,
      stay_connected: stayConnected,
      created_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(now + (stayConnected ? longLife : shortLife)),
    })
    .execute()
  return token
}

export type SessionState = { kind: 'holds'; person: Person } | { kind: 'refused' } | { kind: 'suspended' }

/** Whose session a token is. A session kept by "stay connected" rolls on by use, at most one write a day. */
export async function readSession(db: Db, token: string, now: Instant): Promise<SessionState> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.type', 'users.blacklisted', 'stay_connected', 'last_seen_at'])
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  if (!row) return { kind: 'refused' }
  if (row.blacklisted) return { kind: 'suspended' }
  if (row.stay_connected && now - row.last_seen_at.getTime() > 24 * hour) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(now), expires_at: new Date(now + longLife) })
      .where('token_hash', '=', sha256(token))
      .execute()
  }
  return { kind: 'holds', person: { id: row.id, type: row.type } }
}

/** Ends the session of a token; ending one that is not there is no error. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
}
