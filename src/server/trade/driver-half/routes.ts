// The driver's half of a hand-over and a return.

import * as calls from '#contract/bookings/driver-half.ts'
import { answerContest as answerContestCall } from '#contract/staff/contests.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { refuseForeignFetch, sendPrivateFile } from '#server/platform/files/send-private-file.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { readInspections } from '#server/trade/inspections/find-inspections.ts'
import { prepareInspectionPicture } from '#server/trade/inspections/pictures.ts'
import { answerContest, answerReturn } from './answer-return.ts'
import { findDriverPicture, hasDriverPicture, keepDriverPicture } from './driver-pictures.ts'

export function serveDriverHalf(serve: Serve, store: FileStore, intake: Intake): void {
  const { db } = store
  serve(calls.sendDriverPicture, async ({ params, query, viewer, now, request, reply }) => {
    const isThere = await hasDriverPicture(db, { ...params, viewer })
    const prepare = async (bytes: Buffer) => (isThere ? null : prepareInspectionPicture(bytes, params.sha256))
    const prepared = await intake({ request, reply, viewer }, 'image', prepare, 'photo')
    if (prepared) await keepDriverPicture(store, prepared, { ...params, ...query, viewer, now })
    return new Answer(200)
  })
  serve(calls.getDriverPicture, async ({ params, viewer, request, reply }) => {
    refuseForeignFetch(request)
    const bytes = await findDriverPicture(store, { ...params, viewer })
    return sendPrivateFile(reply, { name: `${params.sha256}.jpg`, as: 'inspection' }, bytes)
  })
  serve(calls.answerReturn, async ({ params: { id }, body, viewer, now }) => {
    await answerReturn(db, { id, ...body, viewer, now })
    return readInspections(db, id, viewer)
  })
  serve(answerContestCall, async ({ params: { id }, body, viewer, now }) => {
    await answerContest(db, { id, ...body, viewer, now })
    return readInspections(db, id, viewer)
  })
}
