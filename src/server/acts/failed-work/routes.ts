// GET /api/staff/failed-work and trying it again. The guard of the prefix asks for the right.

import { listFailedWork, retryFailedWork } from '#contract/staff/site/failed-work.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { findFailedWork, retryWork } from './failed-work.ts'

/** `onQueued` is called when work is due again. */
export function serveFailedWork(serve: Serve, db: Db, onQueued?: () => void): void {
  serve(listFailedWork, () => findFailedWork(db))
  serve(retryFailedWork, async ({ body, viewer, now }) => {
    const retried = await retryWork(db, body.ids, { viewer, now })
    if (retried > 0) onQueued?.()
    return { retried }
  })
}
