// An account created by a guest's booking: its address is not confirmed yet.

import type { Selectable } from 'kysely'
import type { Schema } from '#server/platform/db/schema.ts'

type Claim = Pick<
  Selectable<Schema['users']>,
  'type' | 'password_hash' | 'verified' | 'blacklisted' | 'deleted_at'
>

/** The columns that the answer depends on. */
export const claimColumns = ['type', 'password_hash', 'verified', 'blacklisted', 'deleted_at'] as const

/** True while the account waits for its address to be confirmed. The remains of an erased person do not. */
export function isUnclaimed({ type, password_hash, verified, blacklisted, deleted_at }: Claim): boolean {
  return type === 'user' && password_hash === null && !verified && !blacklisted && deleted_at === null
}
