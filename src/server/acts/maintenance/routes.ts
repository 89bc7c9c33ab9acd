// What cars need and the plan of their services, for all staff. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/upkeep.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { findUpkeep } from './find-upkeep.ts'
import { addService, finishService, removeService } from './keep-service.ts'
import { planWorkshop } from './plan-workshop.ts'

export function serveMaintenance(serve: Serve, db: Db): void {
  serve(calls.getCarUpkeep, ({ params, viewer, now }) => findUpkeep(db, { ...params, viewer, now }))
  serve(calls.addCarService, async ({ params, body, viewer, now }) => {
    await addService(db, body, { ...params, viewer, now })
    return new Answer<never>(201)
  })
  serve(calls.finishCarService, async ({ params, body, viewer, now }) => {
    await finishService(db, body, { ...params, viewer, now })
    return new Answer<never>(200)
  })
  serve(calls.planCarService, async ({ params, body, viewer, now }) => {
    await planWorkshop(db, body, { ...params, viewer, now })
    return new Answer<never>(200)
  })
  serve(calls.removeCarService, async ({ params, viewer, now }) => {
    await removeService(db, { ...params, viewer, now })
    return new Answer<never>(200)
  })
}
