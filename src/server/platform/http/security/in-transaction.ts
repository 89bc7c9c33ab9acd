// The one place that opens a transaction. Whoever acts is named, and asked for again inside it: a body may take its time to
// arrive, and meanwhile a session ends, a seat is taken away or a person is suspended.

import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** Jobs, and what a secret opens instead of a session: signing in, mailed links, messages of a provider. */
export type Actor = Viewer | 'the site'

/**
 * Runs `work` in a transaction that the actor's session, seat and suspension stay as they are for. Throws `signed-out` when
 * the session has ended, `suspended`, and `forbidden` without the seat that the request began with. `lockFirst` is for acts
 * that end sessions or seats themselves: what it locks comes before the actor's own rows, so that two at once take turns.
 */
export function inTransaction<T>(
  db: Db,
  by: Actor,
  work: (tx: Tx) => Promise<T>,
  lockFirst?: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockFirst?.(tx)
    if (by !== 'the site') await holdActor(tx, by)
    return work(tx)
  })
}

/** A guest's device has no session and passes. */
async function holdActor(tx: Tx, { person, session }: Viewer): Promise<void> {
  if (!person) return
  const { seat } = person
  const own = tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', session ?? '')
    .where('users.id', '=', person.id)
    .where('users.type', '=', person.type)
  // Whoever ends one of these rows locks it whole and waits for this; noting a use or a new name does not.
  const held = await (seat
    ? own
        .innerJoin('staff_seats', 'staff_seats.user_id', 'users.id')
        .innerJoin('users as employer', 'employer.id', 'staff_seats.supplier_id')
        .where('staff_seats.supplier_id', '=', seat.supplier)
        .where('staff_seats.kind', '=', seat.kind)
        .select(['users.blacklisted', 'employer.blacklisted as isEmployerOut'])
        .forKeyShare(['sessions', 'users', 'staff_seats', 'employer'])
        .executeTakeFirst()
    : own.select('users.blacklisted').forKeyShare(['sessions', 'users']).executeTakeFirst())
  if (!held) {
    const isSignedIn = await own.select('sessions.id').executeTakeFirst()
    throw new Refusal(isSignedIn ? 'forbidden' : 'signed-out')
  }
  if (held.blacklisted || ('isEmployerOut' in held && held.isEmployerOut))
    throw new Refusal('suspended', { status: 401 })
}
