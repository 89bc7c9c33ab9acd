// Asking for a session again where something is stored that took a while to arrive.

import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/**
 * Keeps the viewer's session from ending before the transaction does. Throws `signed-out` when it has ended already, and
 * `suspended` when its person was suspended. A guest's device has no session and passes.
 */
export async function holdSession(tx: Tx, { person, session }: Viewer): Promise<void> {
  if (!person) return
  const held =
    session === undefined
      ? undefined
      : await tx
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .select('users.blacklisted')
          .where('sessions.id', '=', session)
          .where('sessions.user_id', '=', person.id)
          // Its use goes on being noted; only its end waits.
          .forKeyShare('sessions')
          .executeTakeFirst()
  if (!held) throw new Refusal('signed-out')
  if (held.blacklisted) throw new Refusal('suspended', { status: 401 })
}
