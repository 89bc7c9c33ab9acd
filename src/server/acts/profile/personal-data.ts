// The copy of one's data that everybody may ask for: the own, and nothing that opens anything.

import * as v from 'valibot'
import { PersonalData } from '#contract/account/profile.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isOwnPassword, type SignInLimits } from '#server/core/accounts/passwords/check-password.ts'
import type { SessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { registry } from './registry/registry.ts'

/**
 * Returns null for a wrong password. Throws `forbidden` for an account that has none yet (who got hold of its session must
 * not get all the rest), and `too-many-requests`. That a copy was made is recorded before it is given.
 */
export async function exportPerson(
  store: FileStore,
  limits: SignInLimits,
  owner: SessionOwner,
  attempt: { password: string; address: string },
  now: Instant,
): Promise<PersonalData | null> {
  const user = await store.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.personId)
    .executeTakeFirstOrThrow()
  if (user.password_hash === null) throw new Refusal('forbidden')
  if (!(await isOwnPassword(limits, user, { ...attempt, known: owner.session }))) return null
  await recordAct(store.db, { actor: user.id, action: 'exported', entity: 'person', entityId: user.id }, now)
  const parts = await Promise.all(
    registry.map(async ({ shown }) => shown?.collect({ store, user, owner, now })),
  )
  // Parsed like every border: nothing leaves that the contract does not name, and nothing it names is forgotten.
  return v.parse(PersonalData, Object.assign({ exportedAt: new Date(now).toISOString() }, ...parts))
}
