// Rotates a session's token so that a lost answer does not sign out. The new one is made from the
// old one and a salt that only the server has: every request that still comes with the old one is given the same new
// one, and the old one opens until the new one was seen in use, and a minute longer for what was on its way.

import { createHmac, randomBytes } from 'node:crypto'
import { tokenGrace } from '#domain/people/session-life.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { sha256 } from '#server/platform/http/tokens.ts'

/** The token that comes after this one; 43 characters of base64url like every other. */
export function successorOf(token: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(token).digest('base64url')
}

/** Returns the new token; the same one to all who ask at the same moment. Null when the session has just ended. */
export async function renewToken(db: Db, id: string, token: string, now: Instant): Promise<string | null> {
  const salt = randomBytes(32)
  const next = successorOf(token, salt)
  const old = sha256(token)
  const renewed = await db
    .updateTable('sessions')
    .set({
      token_hash: sha256(next),
      token_salt: salt,
      token_made_at: new Date(now),
      previous_hash: old,
      previous_until: null,
    })
    .where('id', '=', id)
    .where('token_hash', '=', old)
    .returning('id')
    .executeTakeFirst()
  if (renewed) return next
  // Another request was first: its salt counts.
  const other = await db
    .selectFrom('sessions')
    .select('token_salt')
    .where('id', '=', id)
    .where('previous_hash', '=', old)
    .executeTakeFirst()
  return other?.token_salt ? successorOf(token, other.token_salt) : null
}

/** The device has its new token: the one before ends soon. */
export async function confirmToken(db: Db, id: string, token: string, now: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ previous_until: new Date(now + tokenGrace) })
    .where('id', '=', id)
    .where('token_hash', '=', sha256(token))
    .where('previous_until', 'is', null)
    .execute()
}
