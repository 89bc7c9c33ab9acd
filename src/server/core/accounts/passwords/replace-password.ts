// Setting a new password: ends every earlier session and mailed link, and informs the account's owner.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { endLinks } from '#server/core/accounts/links.ts'

/** The caller holds the lock of the person's row. `notifyOwner` queues the "password changed" mail. */
export async function replacePassword(
  tx: Tx,
  { userId, hash, notifyOwner }: { userId: string; hash: string; notifyOwner: boolean },
  now: Instant,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await endLinks(tx, userId)
  if (notifyOwner)
    await queue(tx, {
      kind: 'password-changed',
      dedupeKey: `password-changed:${newId()}`,
      payload: { userId, at: String(now) },
      now,
    })
}
