// The imposed calls about the person signed in (rule 11).

import { getUser, signOut, updateLanguage, validateAccessToken } from '#contract/account/account.ts'
import { signIn as signInCall } from '#contract/account/sign-in.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { clearPersonalCookies, hasCookie, writeCookie } from '#server/platform/http/security/cookies.ts'
import { deviceOf, keepDevice } from '#server/platform/http/security/device.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { Answer, type Serve, type Viewer } from '#server/platform/http/serve.ts'
import { deviceName } from '#server/core/accounts/sessions/device-name.ts'
import { own } from '#server/core/accounts/own-record.ts'
import { presentUser } from '#server/core/accounts/present-user.ts'
import { closeSession, cookieAge } from '#server/core/accounts/sessions/sessions.ts'
import type { SignInLimits } from '#server/core/accounts/passwords/check-password.ts'
import { signIn } from './sign-in.ts'

/** Whichever was open on this device. */
async function endSession(db: Db, { session }: Viewer): Promise<void> {
  if (session !== undefined) await closeSession(db, session)
}

/**
 * Pages that the browser fetched ahead or rendered out of sight for the person who leaves. Not "cache": every personal answer
 * is `no-store`, and a browser takes seconds to throw away what the next person needs. Not "storage": that ends the worker and
 * the offline data of everybody on the device; the app erases its person's own. Not "cookies": `device` stays (rule 7).
 */
const clearedAtSignOut = '"prefetchCache", "prerenderCache"'

export function serveAccounts(serve: Serve, db: Db, limits: SignInLimits): void {
  serve(signInCall, async ({ body, viewer, now, request, reply }) => {
    const deviceToken = deviceOf(request)
    const attempt = {
      ...body,
      address: addressKey(request.ip),
      deviceToken,
      device: deviceName(request.headers['user-agent']),
    }
    const result = await signIn(db, limits, attempt, now)
    if (!result) return new Answer(204)
    if (result.token === null) return result.user
    await endSession(db, viewer)
    writeCookie(request, reply, 'sid', result.token, cookieAge(body.stayConnected))
    keepDevice(request, reply, deviceToken)
    return result.user
  })

  serve(signOut, async ({ viewer, request, reply }) => {
    await endSession(db, viewer)
    clearPersonalCookies(request, reply)
    reply.header('clear-site-data', clearedAtSignOut)
    return new Answer(200)
  })

  serve(validateAccessToken, async ({ viewer, request }) => {
    if (viewer.person) return new Answer(200)
    // The viewer has already cleared a refused cookie on the reply; here it still shows that one was sent.
    throw new Refusal('signed-out', { status: hasCookie(request, 'sid') ? 401 : 403 })
  })

  serve(getUser, async ({ params, viewer }) => {
    const id = own(viewer, params.id)
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    if (!user) throw new Refusal('not-found')
    return presentUser(user)
  })

  serve(updateLanguage, async ({ body, viewer }) => {
    const id = own(viewer, body.id)
    await inTransaction(db, viewer, async (tx) => {
      await tx.updateTable('users').set({ language: body.language }).where('id', '=', id).execute()
    })
    return new Answer(200)
  })
}
