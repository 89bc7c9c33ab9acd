// The devices on which somebody is signed in, seen and ended by that person.

import { endOtherSessions as endOthersCall, endSession, listSessions } from '#contract/account/sessions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { clearCookie } from '#server/platform/http/security/cookies.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { endOtherSessions, endOwnSession, listOwnSessions, sessionOwner } from './own-sessions.ts'

export function serveSessions(serve: Serve, db: Db): void {
  serve(listSessions, async ({ viewer, now }) => listOwnSessions(db, sessionOwner(viewer), now))

  serve(endSession, async ({ params, viewer, request, reply }) => {
    const wasThis = await endOwnSession(db, sessionOwner(viewer), params.id)
    if (wasThis) clearCookie(request, reply, 'sid')
    return new Answer(200)
  })

  serve(endOthersCall, async ({ viewer }) => {
    await endOtherSessions(db, sessionOwner(viewer))
    return new Answer(200)
  })
}
