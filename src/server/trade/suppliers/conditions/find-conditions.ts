// Which conditions hold: those of a supplier now, those of a booking for ever. In the asked language, else in English.

import { sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'

/** The ids of what is current of a supplier, in every language: what a booking that is made now is made under. */
export async function currentConditions(db: Db | Tx, supplier: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rental_conditions')
    .select('id')
    .where('supplier_id', '=', supplier)
    .where('is_current', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

/** The one of these that somebody reading `language` gets; null when there is none. */
export async function readableConditions(
  db: Db | Tx,
  ids: readonly string[],
  language: Language,
): Promise<{ id: string; language: Language } | null> {
  if (ids.length === 0) return null
  const row = await db
    .selectFrom('rental_conditions')
    .select(['id', 'language'])
    .where('id', 'in', [...ids])
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy(sql`language = 'en'`, 'desc')
    .orderBy('language')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
