// The activation mail once more, for somebody who did not get it.

import { isAddress } from '#domain/people/no-address.ts'
import type { Instant } from '#domain/rental/period.ts'
import { queueLink } from '#server/core/accounts/links.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Resend = { id: string; viewer: Viewer; mailsTo: Limiter; now: Instant }

/**
 * False when the address is confirmed already. Throws `not-found`, `not-possible-now` for somebody suspended or without an
 * address, and `too-many-requests`.
 */
export async function resendActivation(db: Db, { id, viewer, mailsTo, now }: Resend): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select(['email', 'verified', 'blacklisted'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw new Refusal('not-found')
  if (person.verified) return false
  if (person.blacklisted || !isAddress(person.email)) throw new Refusal('not-possible-now')
  await mailsTo.take(person.email)
  await inTransaction(db, viewer, async (tx) => {
    await queueLink(tx, id, 'activation', now)
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'activation-sent', entity: 'person', entityId: id }, now)
  })
  return true
}
