// What a car earned and cost, for owners and admins. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/car-account.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { findAccount } from './find-account.ts'
import { addCost, takeBackCost } from './keep-cost.ts'

export function serveCarAccount(serve: Serve, db: Db): void {
  serve(calls.getCarAccount, ({ params, viewer, now }) => findAccount(db, { ...params, viewer, now }))
  serve(calls.addCarCost, async ({ params, body, viewer, now }) => {
    await addCost(db, body, { ...params, viewer, now })
    return new Answer<never>(201)
  })
  serve(calls.takeBackCarCost, async ({ params, body, viewer, now }) => {
    await takeBackCost(db, { ...params, ...body, viewer, now })
    return new Answer<never>(200)
  })
}
