// The registry's entry of personal data in a table. The copy and the erasure both walk it, and a test compares it with
// the live schema: a new column that takes text is in it, or the test fails.

import type { RawBuilder, Selectable } from 'kysely'
import type { PersonalData } from '#contract/account/profile.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { SessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'

export type Asking = {
  store: FileStore
  user: Selectable<Schema['users']>
  owner: SessionOwner
  now: Instant
}
export type Leaving = { id: string; email: string; verified: boolean; now: Instant }

/** A reason, and the columns it holds for. */
export type Reasons = Readonly<Record<string, readonly string[]>>

export type Erasure =
  /** The person's rows go; rows of other tables that hang on them go with them. */
  | 'delete'
  /** The rows stay, and these columns are overwritten. */
  | { set: (leaving: Leaving) => Readonly<Record<string, unknown>> }
  /** Returns the names of files that have no owner now. */
  | { run: (tx: Tx, id: string) => Promise<string[]> }
  /** The rows go with those of another table, on which they hang. */
  | { with: keyof Schema }
  /** The rows expire: the name of the scheduled job that deletes them. */
  | { later: string }
  /** `kept` says why nothing of it goes. */
  | 'keep'

export type Holding = {
  table: keyof Schema
  /** A condition on the table: the rows that are this person's. */
  whose: (person: Pick<Leaving, 'id' | 'email' | 'verified'>) => RawBuilder<boolean>
  /** What the copy shows of it, and from which columns. */
  shown?: { columns: readonly string[]; collect: (asking: Asking) => Promise<Partial<PersonalData>> }
  /** Columns that the copy leaves out, and why. */
  unshown: Reasons
  erasure: Erasure
  /** Columns that outlive the erasure, and why. */
  kept: Reasons
}

/** Keys that we generate: meaningless once the person is replaced. */
export const identifiers = 'an identifier of ours, which leads to nobody once the person is replaced'
export const codes = 'codes of ours, no words'
export const books = 'the books: what was rented, for how long and for how much'

/** The name and the address under which money and dates stay; nothing is ever sent to it. */
export function replacementFor(id: string): { name: string; email: string } {
  return { name: 'Deleted driver', email: `deleted-${id.toLowerCase()}@wouri.invalid` }
}
