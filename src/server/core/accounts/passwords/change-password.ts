// Changing the own password: the current one is always asked for, and everybody else is signed out.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { isOwnPassword, type SignInLimits } from './check-password.ts'
import { refuseCommon } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'

export type PasswordChange = {
  userId: string
  /** The current one as typed; an account without a password needs none. */
  password: string
  newPassword: string
  /** The id of the session that asks, whose length the new one keeps. */
  session: string
  /** What guessing is counted by. */
  address: string
}

export type ChangedPassword = { token: string; stayConnected: boolean }

/**
 * Returns the new session of this device, or null when the current password is wrong. Throws `password-too-common` and,
 * after too many wrong ones, `too-many-requests` (shared with sign-in).
 */
export async function changePassword(
  db: Db,
  limits: SignInLimits,
  change: PasswordChange,
  now: Instant,
): Promise<ChangedPassword | null> {
  const { userId, newPassword, session } = change
  refuseCommon('newPassword', newPassword)
  const before = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (before.password_hash !== null && !(await isOwnPassword(limits, before, { ...change, known: session })))
    return null
  const hash = await hashPassword(newPassword)
  return inTransaction(db, 'the site', async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['password_hash', 'blacklisted'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    // It ends sessions, the one that asks as well, so none is held; the one that asks is looked for below.
    if (user.blacklisted) throw new Refusal('suspended', { status: 401 })
    // It changed between the check and the lock, so the check no longer counts.
    if (user.password_hash !== before.password_hash) return null
    const current = await tx
      .selectFrom('sessions')
      .select(['stay_connected', 'device'])
      .where('id', '=', session)
      .executeTakeFirst()
    if (!current) return null
    await replacePassword(tx, { userId, hash, notifyOwner: true }, now)
    const { stay_connected: stayConnected, device } = current
    return { token: await openSession(tx, userId, stayConnected, now, device), stayConnected }
  })
}
