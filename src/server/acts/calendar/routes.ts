// The calendar of staff and its blocks. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/calendar.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { changeBlock, createBlock, removeBlock } from './blocks.ts'
import { readCalendar } from './read-calendar.ts'

export function serveCalendar(serve: Serve, db: Db): void {
  serve(calls.getStaffCalendar, ({ query, viewer, now }) => readCalendar(db, query, { viewer, now }))

  serve(
    calls.createStaffBlock,
    async ({ body, viewer, now }) => new Answer(201, await createBlock(db, body, { viewer, now })),
  )

  serve(calls.changeStaffBlock, async ({ params, body, viewer, now }) => {
    await changeBlock(db, params.id, body, { viewer, now })
    return new Answer<never>(200)
  })

  serve(calls.removeStaffBlock, async ({ params, query, viewer, now }) => {
    await removeBlock(db, { id: params.id, ...query }, { viewer, now })
    return new Answer<never>(200)
  })
}
