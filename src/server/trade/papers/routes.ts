// The papers of cars: their files on the way, looked at, and what is kept of them. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/papers.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import { keepFile, type FileStore } from '#server/platform/files/keep-file.ts'
import { prepareDocument } from '#server/platform/files/prepare-document.ts'
import { refuseForeignFetch, sendPrivateFile } from '#server/platform/files/send-private-file.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { findCarPapers } from './find-papers.ts'
import { addPaper, removePaper } from './keep-paper.ts'
import { findPaperFile } from './paper-file.ts'

export function servePapers(serve: Serve, store: FileStore, intake: Intake): void {
  serve(calls.getPaperFile, async ({ params: { name }, viewer, now, request, reply }) => {
    refuseForeignFetch(request)
    return sendPrivateFile(reply, { name, as: 'paper' }, await findPaperFile(store, name, viewer, now))
  })
  serve(calls.addPaperFile, async ({ viewer, now, request, reply }) => {
    const prepared = await intake({ request, reply, viewer }, 'file', prepareDocument, 'photo')
    return keepFile(store, 'paper', prepared, viewer, now)
  })
  serve(calls.addCarPaper, async ({ params: { id }, body, viewer, now }) => {
    await addPaper(store, body, { entity: 'car', id, viewer, now })
    return new Answer(201, { papers: await findCarPapers(store.db, id) })
  })
  serve(calls.removeCarPaper, async ({ params: { id }, body, viewer, now }) => {
    await removePaper(store, body.paper, { entity: 'car', id, viewer, now })
    return { papers: await findCarPapers(store.db, id) }
  })
}
