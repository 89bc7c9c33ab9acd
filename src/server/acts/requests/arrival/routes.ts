import { reportArrival as call } from '#contract/bookings/bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { reportArrival } from './report-arrival.ts'

export function serveArrival(serve: Serve, db: Db, onQueued?: () => void): void {
  serve(call, async ({ params, body, viewer, now }) => {
    await reportArrival(db, { id: params.id, news: body.news, viewer, now })
    onQueued?.()
    return new Answer<never>(200)
  })
}
