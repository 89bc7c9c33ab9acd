// The end of a mailed link: the reader of the mailbox sets the password, and the account is theirs alone.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { refuseCommon } from '#server/core/accounts/passwords/common-passwords.ts'
import { rememberDevice } from '#server/core/accounts/sessions/known-devices.ts'
import { isOpening } from '#server/core/accounts/links.ts'
import { hashPassword } from '#server/core/accounts/passwords/passwords.ts'
import { replacePassword } from '#server/core/accounts/passwords/replace-password.ts'

/**
 * Sets the password and marks the address as proved; false when the link has expired, was used or is not this one.
 * It opens no session and ends all there are: before the proof somebody else may have signed up with this address.
 * Throws `password-too-common`, which leaves the link as it was.
 */
export async function activate(
  db: Db,
  {
    userId,
    token,
    password,
    deviceToken,
  }: { userId: string; token: string; password: string; deviceToken: string },
  now: Instant,
): Promise<boolean> {
  refuseCommon('password', password)
  // Checked before the hash: a request without a valid link must not cost CPU.
  if (!(await isOpening(db, { userId, token }, now))) return false
  const hash = await hashPassword(password)
  return inTransaction(db, 'the site', async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('verified')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Checked again under the lock: of two at once, one comes first.
    if (!user || !(await isOpening(tx, { userId, token }, now))) return false
    await tx.updateTable('users').set({ verified: true }).where('id', '=', userId).execute()
    await replacePassword(tx, { userId, hash, notifyOwner: user.verified }, now)
    // The reader of the mailbox gets in from here also while somebody else is guessing.
    await rememberDevice(tx, userId, deviceToken, now)
    return true
  })
}
