// Signing in: one answer for every wrong pair, slow to guess, never a lock for the owner elsewhere.

import type { User } from '#contract/account.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import type { Limiter } from '../http/limits.ts'
import { Refusal } from '../http/refusal.ts'
import { isPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { openSession } from './sessions.ts'

export type SignInLimits = { byAccount: Limiter; byAddress: Limiter }

type Attempt = { email: string; password: string; stayConnected: boolean; address: string }

/**
 * Gives the record and a new session's token, or null for a wrong pair (also an unknown address).
 * Throws `suspended` (only to who knows the password) and `too-many-requests`.
 */
export async function signIn(
  db: Db,
  limits: SignInLimits,
  attempt: Attempt,
  now: Instant,
): Promise<{ user: User; token: string } | null> {
  // Counted for the pair of account and address, so that a stranger's guesses do not shut the owner out.
  const account = `${attempt.email} ${attempt.address}`
  await limits.byAccount.check(account)
  await limits.byAddress.check(attempt.address)
  const user = await db.selectFrom('users').selectAll().where('email', '=', attempt.email).executeTakeFirst()
  if (!(await isPassword(attempt.password, user?.password_hash ?? null)) || !user) {
    await limits.byAccount.take(account)
    await limits.byAddress.take(attempt.address)
    return null
  }
  if (user.blacklisted) throw new Refusal('suspended')
  await limits.byAccount.forget(account)
  return { user: presentUser(user), token: await openSession(db, user.id, attempt.stayConnected, now) }
}
