// The newsletter's data about an address, for its owner.

import type { PersonalData } from '#contract/account/profile.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** With when and where it was asked for; null when the address is not known. */
export async function findReader(db: Db, email: string): Promise<PersonalData['newsletter']> {
  const row = await db
    .selectFrom('newsletter_readers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  if (!row) return null
  return {
    language: row.language,
    state: row.confirmed_at === null ? 'asked' : 'confirmed',
    source: row.source,
    askedAt: row.asked_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  }
}
