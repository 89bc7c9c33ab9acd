// Changes of many cars, for owners and admins. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/car-edits.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { makeEdit, undoEdit } from './edit-cars.ts'
import { latestEdits, previewEdit } from './find-edits.ts'

export function serveCarEdits(serve: Serve, db: Db): void {
  serve(calls.listCarEdits, ({ viewer, now }) => latestEdits(db, viewer, now))
  serve(calls.previewCarEdit, ({ body, viewer }) => previewEdit(db, body, viewer))
  serve(
    calls.makeCarEdit,
    async ({ body, viewer, now }) => new Answer(201, await makeEdit(db, body, { viewer, now })),
  )
  serve(calls.undoCarEdit, ({ params: { id }, viewer, now }) => undoEdit(db, id, { viewer, now }))
}
