// The language in which a signed-in person reads.

import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** English for who is not signed in. */
export async function languageOf(db: Db, { person }: Viewer): Promise<Language> {
  if (!person) return 'en'
  const user = db.selectFrom('users').select('language').where('id', '=', person.id)
  return (await user.executeTakeFirst())?.language ?? 'en'
}
