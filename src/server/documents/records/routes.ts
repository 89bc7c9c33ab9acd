// The papers of records: written when asked for, kept nowhere.

import { getRecordPaper } from '#contract/bookings/inspections.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { refuseForeignFetch, sendPrivateFile } from '#server/platform/files/send-private-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { findRecord } from './find-record.ts'
import { thumbnailsOf } from './thumbnails.ts'
import { writeRecord } from './write-record.ts'

export function serveRecordPapers(serve: Serve, { db, files }: FileStore): void {
  serve(getRecordPaper, async ({ params: { id, record }, query, viewer, now, request, reply }) => {
    refuseForeignFetch(request)
    const found = await findRecord(db, { id, record, viewer })
    if (!found) throw new Refusal('not-found')
    const { booking, row } = found
    const language = query.language ?? booking.language
    const thumbnails = await thumbnailsOf(files, found.pictures)
    const bytes = await writeRecord(found, { language, thumbnails, now })
    // It is somebody else's contract: said before it is given.
    if (viewer.person?.type === 'admin')
      await recordAct(
        db,
        { actor: viewer.person.id, action: 'paper-printed', entity: 'booking', entityId: id },
        now,
      )
    const as = `wouri-${booking.reference}-${row.kind === 'out' ? 'contract' : 'return'}`
    return sendPrivateFile(reply, { name: `${record}.pdf`, as }, bytes)
  })
}
