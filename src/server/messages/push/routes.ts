// Subscribing a device to push messages, and unsubscribing it.

import { getPushKey, removePushSubscription, savePushSubscription } from '#contract/site/push.ts'
import { sessionOwner } from '#server/core/accounts/sessions/own-sessions.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { removeSubscription, saveSubscription } from './subscriptions.ts'

/** `publicKey` is what devices subscribe under; `limit` counts by person. */
export function servePush(
  serve: Serve,
  { db, publicKey, limit }: { db: Db; publicKey: string; limit: Limiter },
): void {
  serve(getPushKey, async () => ({ key: publicKey }))

  serve(savePushSubscription, async ({ body, viewer, now }) => {
    const owner = sessionOwner(viewer)
    await limit.take(owner.personId)
    await saveSubscription(db, owner, body, now)
    return new Answer(200)
  })

  serve(removePushSubscription, async ({ body, viewer }) => {
    await removeSubscription(db, sessionOwner(viewer).personId, body.endpoint)
    return new Answer(200)
  })
}
