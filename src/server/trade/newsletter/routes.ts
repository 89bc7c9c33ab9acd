// The mailing list's calls. Whether an address is known to it never shows.

import { confirmSubscription, subscribe, unsubscribe } from '#contract/site/newsletter.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { takeShared, type SharedLimit } from '#server/platform/http/security/device.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { askForNewsletter, confirmReader, leaveNewsletter } from './subscriptions.ts'

export function serveNewsletter(serve: Serve, db: Db, limit: SharedLimit, onQueued?: () => void): void {
  serve(subscribe, async ({ body, now, request, reply }) => {
    await takeShared(limit, request, reply)
    await askForNewsletter(db, { ...body, source: 'website' }, now)
    onQueued?.()
    return new Answer(200)
  })

  serve(
    confirmSubscription,
    async ({ body, now }) => new Answer((await confirmReader(db, body.token, now)) ? 200 : 204),
  )

  serve(unsubscribe, async ({ body }) => new Answer((await leaveNewsletter(db, body.token)) ? 200 : 204))
}
