// Places for admins. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/places.ts'
import type { Db } from '../db/connect.ts'
import { Answer, type Serve } from '../http/serve.ts'
import { changePlace, createPlace, removePlace } from './change-place.ts'
import { listStaffPlaces, readStaffPlace } from './list-places.ts'

export function serveStaffPlaces(serve: Serve, db: Db): void {
  serve(calls.listStaffPlaces, () => listStaffPlaces(db))
  serve(calls.createStaffPlace, async ({ body, viewer, now }) => {
    await createPlace(db, body, { id: body._id, viewer, now })
    return new Answer(201, await readStaffPlace(db, body._id))
  })
  serve(calls.changeStaffPlace, async ({ params: { id }, body, viewer, now }) => {
    await changePlace(db, body, { id, viewer, now })
    return readStaffPlace(db, id)
  })
  serve(calls.removeStaffPlace, async ({ params: { id }, viewer, now }) => {
    await removePlace(db, { id, viewer, now })
    return new Answer<never>(200)
  })
}
