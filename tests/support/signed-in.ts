// Somebody who is signed in, for acts that are called without a request.

import type { UserType } from '#domain/people/role.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** With the session that the person has, or a new one. */
export async function signedIn(
  { db, now }: { db: Db; now: number },
  id: string,
  type: UserType = 'user',
): Promise<Viewer & { session: string }> {
  const find = () =>
    db.selectFrom('sessions').select('id').where('user_id', '=', id).limit(1).executeTakeFirst()
  if (!(await find())) await openSession(db, id, false, now)
  return { person: { id, type }, guestKey: null, session: (await find())!.id }
}
