// The imposed calls about one's own password (rule 11).

import { changePassword as changeCall, checkPassword, hasPassword } from '#contract/account/passwords.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { writeCookie } from '#server/platform/http/security/cookies.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { changePassword } from './change-password.ts'
import { isOwnPassword, type SignInLimits } from './check-password.ts'
import { own } from '#server/core/accounts/own-record.ts'
import { sessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import { cookieAge } from '#server/core/accounts/sessions/sessions.ts'

function findPassword(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** `limits` are those of sign-in: a password is guessed no faster here. */
export function servePasswords(serve: Serve, db: Db, limits: SignInLimits, onQueued?: () => void): void {
  serve(changeCall, async ({ body, viewer, now, request, reply }) => {
    const changed = await changePassword(
      db,
      limits,
      {
        userId: own(viewer, body._id),
        password: body.password ?? '',
        newPassword: body.newPassword,
        session: sessionOwner(viewer).session,
        address: addressKey(request.ip),
      },
      now,
    )
    if (!changed) return new Answer(204)
    writeCookie(request, reply, 'sid', changed.token, cookieAge(changed.stayConnected))
    onQueued?.()
    return new Answer(200)
  })

  serve(checkPassword, async ({ params, viewer, request }) => {
    const user = await findPassword(db, own(viewer, params.userId))
    const attempt = {
      password: params.password,
      address: addressKey(request.ip),
      known: sessionOwner(viewer).session,
    }
    return new Answer((await isOwnPassword(limits, user, attempt)) ? 200 : 204)
  })

  serve(hasPassword, async ({ params, viewer }) => {
    const user = await findPassword(db, own(viewer, params.userId))
    return new Answer(user.password_hash === null ? 204 : 200)
  })
}
