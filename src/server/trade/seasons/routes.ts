// Seasons for owners and admins. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/seasons.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { changeSeason, createSeason, removeSeason } from './change-season.ts'
import { listSeasons, readSeason } from './find-seasons.ts'

export function serveSeasons(serve: Serve, db: Db): void {
  serve(calls.listStaffSeasons, ({ query, viewer }) => listSeasons(db, { ...query, viewer }))
  serve(calls.createSeason, async ({ body, viewer, now }) => {
    await createSeason(db, body, { id: body._id, viewer, now })
    return new Answer(201, await readSeason(db, body._id, viewer))
  })
  serve(calls.changeSeason, async ({ params: { id }, body, viewer, now }) => {
    await changeSeason(db, body, { id, viewer, now })
    return readSeason(db, id, viewer)
  })
  serve(calls.removeSeason, async ({ params: { id }, viewer, now }) => {
    await removeSeason(db, { id, viewer, now })
    return new Answer<never>(200)
  })
}
