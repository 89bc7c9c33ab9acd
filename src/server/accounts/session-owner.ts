// Who is signed in here, and with which session.

import { Refusal } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'
import type { SessionOwner } from './own-sessions.ts'

/** Throws `signed-out` when nobody is signed in. */
export function sessionOwner({ person, session }: Viewer): SessionOwner {
  if (!person || session === undefined) throw new Refusal('signed-out')
  return { personId: person.id, session }
}
