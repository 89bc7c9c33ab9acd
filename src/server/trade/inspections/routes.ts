// The records of cars: written by staff, read by them and by the driver.

import * as reads from '#contract/bookings/inspections.ts'
import { recordInspection as recordCall, sendInspectionPicture } from '#contract/staff/inspections.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { refuseForeignFetch, sendPrivateFile } from '#server/platform/files/send-private-file.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { readInspections } from './find-inspections.ts'
import { findPicture, hasArrived, keepPicture, prepareInspectionPicture } from './pictures.ts'
import { recordInspection } from './record-inspection.ts'

export function serveInspections(serve: Serve, store: FileStore, intake: Intake): void {
  const { db } = store
  serve(recordCall, async ({ params: { id }, body: sent, viewer, now }) => {
    await recordInspection(db, { id, sent, viewer, now })
    return new Answer(201, await readInspections(db, id, viewer))
  })
  serve(sendInspectionPicture, async ({ params, viewer, now, request, reply }) => {
    const isThere = await hasArrived(db, { ...params, viewer })
    const prepare = async (bytes: Buffer) => (isThere ? null : prepareInspectionPicture(bytes, params.sha256))
    const prepared = await intake({ request, reply, viewer }, 'image', prepare, 'photo')
    if (prepared) await keepPicture(store, prepared, { ...params, viewer, now })
    return new Answer(200)
  })
  serve(reads.getInspections, ({ params: { id }, viewer }) => readInspections(db, id, viewer))
  serve(reads.getInspectionPicture, async ({ params, viewer, request, reply }) => {
    refuseForeignFetch(request)
    const bytes = await findPicture(store, { ...params, viewer })
    return sendPrivateFile(reply, { name: `${params.sha256}.jpg`, as: 'inspection' }, bytes)
  })
}
