// Signing in: one answer for every wrong pair, slow to guess, never a lock for the owner on a device of theirs.

import type { User } from '#contract/account/account.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { isOwnPassword, type SignInLimits } from '#server/core/accounts/passwords/check-password.ts'
import { knownDevice, rememberDevice } from '#server/core/accounts/sessions/known-devices.ts'
import { presentUser } from '#server/core/accounts/present-user.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'

type Attempt = {
  email: string
  password: string
  stayConnected: boolean
  address: string
  /** The token of the device, which the account knows from now on. */
  deviceToken: string
  /** How its owner would name it. */
  device?: string | null
}

/**
 * Returns the record and a new session's token, or null for a wrong pair (also an unknown address). Anyone who is suspended gets
 * their record, which says so, and no token: only who knows the password hears of it. Throws `too-many-requests`.
 */
export async function signIn(
  db: Db,
  limits: SignInLimits,
  attempt: Attempt,
  now: Instant,
): Promise<{ user: User; token: string | null } | null> {
  const user = await db.selectFrom('users').selectAll().where('email', '=', attempt.email).executeTakeFirst()
  // An unknown address is compared and counted like a known one.
  const account = { email: attempt.email, password_hash: user?.password_hash ?? null }
  const known = await knownDevice(db, attempt.email, attempt.deviceToken)
  if (!(await isOwnPassword(limits, account, { ...attempt, known })) || !user) return null
  if (user.blacklisted) return { user: presentUser(user), token: null }
  if (known !== null) await limits.byKnownDevice.forget(`${attempt.email} ${known}`)
  const token = await inTransaction(db, 'the site', async (tx) => {
    // Changed while it was compared: the sessions that the change ended must not get a late sister.
    const isCurrent = tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
    if (!(await isCurrent.forShare().executeTakeFirst())) return null
    await rememberDevice(tx, user.id, attempt.deviceToken, now)
    return openSession(tx, user.id, attempt.stayConnected, now, attempt.device)
  })
  return token === null ? null : { user: presentUser(user), token }
}
