// An account that booking as a guest made: nobody has proved yet that its address is theirs.

import type { Selectable } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Claim = Pick<
  Selectable<Schema['users']>,
  'type' | 'password_hash' | 'verified' | 'blacklisted' | 'deleted_at'
>

/** The columns that the answer depends on. */
export const claimColumns = ['type', 'password_hash', 'verified', 'blacklisted', 'deleted_at'] as const

/** True while the account waits for the reader of its mail. What is left of an erased person waits for nobody. */
export function isUnclaimed({ type, password_hash, verified, blacklisted, deleted_at }: Claim): boolean {
  return type === 'user' && password_hash === null && !verified && !blacklisted && deleted_at === null
}
