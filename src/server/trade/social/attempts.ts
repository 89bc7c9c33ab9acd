// An attempt to sign in through a provider: ten minutes, one browser, one use.

import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SocialProvider } from '#contract/account/social.ts'
import type { Language } from '#domain/language.ts'
import { minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { SocialAttemptsTable } from '#server/platform/db/tables/social-tables.ts'
import { newToken } from '#server/platform/http/tokens.ts'
import type { Bonds } from './port.ts'

/** Milliseconds that a sign-in at the provider may take. */
export const attemptLife = 10 * minute

export type Attempt = Selectable<SocialAttemptsTable>

type Beginning = {
  provider: SocialProvider
  next: string | null
  language: Language | null
  stayConnected: boolean
  /** Who is signed in on the device, and by which session. */
  open: { userId: string; session: string } | null
}

/** All of it follows from the cookie's token, so that no table ever holds what would finish somebody's attempt. */
export function bondsOf(token: string): Bonds {
  const made = (use: string) => createHmac('sha256', token).update(use).digest('base64url')
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') }
}

/** Returns the token for the browser's cookie. Deletes expired attempts. */
export async function beginAttempt(
  db: Db,
  beginning: Beginning,
  now: Instant,
): Promise<{ token: string; bonds: Bonds }> {
  const token = newToken()
  const bonds = bondsOf(token)
  await forgetAttempts(db, now)
  await db
    .insertInto('social_attempts')
    .values({
      state: bonds.state,
      provider: beginning.provider,
      next: beginning.next,
      language: beginning.language,
      stay_connected: beginning.stayConnected,
      user_id: beginning.open?.userId ?? null,
      session_id: beginning.open?.session ?? null,
      full_name: null,
      expires_at: new Date(now + attemptLife),
    })
    .execute()
  return { token, bonds }
}

/** Deletes unfinished sign-ins. They may hold a name sent by a provider. */
export async function forgetAttempts(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('social_attempts').where('expires_at', '<=', new Date(now)).execute()
}

/** Ends the attempt and returns it; null when this browser has none with this state and provider, or it took too long. */
export async function takeAttempt(
  db: Db,
  { token, state, provider }: { token: string; state: string; provider: SocialProvider },
  now: Instant,
): Promise<Attempt | null> {
  if (bondsOf(token).state !== state) return null
  const attempt = await db
    .deleteFrom('social_attempts')
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
  return attempt ?? null
}

/** Keeps a name that came beside the token until the browser is back; nothing happens for a state that is unknown. */
export async function noteName(db: Db, state: string, fullName: string): Promise<void> {
  await db.updateTable('social_attempts').set({ full_name: fullName }).where('state', '=', state).execute()
}
