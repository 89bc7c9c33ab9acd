// People, for admins. The guard of the prefix asks for the right.

import { Readable } from 'node:stream'
import * as acts from '#contract/staff/people/people-acts.ts'
import * as calls from '#contract/staff/people/people.ts'
import { languageOf } from '#server/core/staff/language-of.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { exportPeople, findPeople } from './list-people.ts'
import { mergeGuest } from './merge-guest.ts'
import { readPerson } from './read-person.ts'
import { resendActivation } from './resend-activation.ts'
import { suspendPerson } from './suspend-person.ts'
import { writeNote } from './write-note.ts'

type PeoplePorts = {
  /** Mails to one mailbox. */
  mailsTo: Limiter
  /** Called when a mail is in the outbox; not awaited. */
  onQueued?: (() => void) | undefined
}

export function servePeople(serve: Serve, store: FileStore, { mailsTo, onQueued }: PeoplePorts): void {
  const { db } = store
  serve(calls.listPeople, ({ query }) => {
    const { order = 'name', size = calls.peoplePageSizes[0], page, after, ...filters } = query
    return findPeople(db, { filters, order, size, page, after })
  })
  serve(calls.exportPeople, async ({ query: { order = 'name', ...filters }, viewer, now, reply }) => {
    const actor = viewer.person!.id
    await recordAct(db, { actor, action: 'exported', entity: 'people', entityId: 'all' }, now)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wouri-people.csv"',
      'cache-control': 'private, no-store',
    })
    return Readable.from(exportPeople(db, { filters, order, language: await languageOf(db, viewer) }))
  })
  serve(calls.getPerson, ({ params: { id }, viewer, now }) => readPerson(db, { id, viewer, now }))
  serve(acts.writePersonNote, async ({ params: { id }, body, viewer, now }) => {
    await writeNote(db, { id: body._id, person: id, viewer, text: body.text, now })
    return readPerson(db, { id, viewer, now })
  })
  serve(acts.suspendPerson, async ({ params: { id }, body, viewer, now }) => {
    await suspendPerson(db, { id, viewer, ...body, now })
    return readPerson(db, { id, viewer, now })
  })
  serve(acts.resendActivation, async ({ params: { id }, viewer, now }) => {
    const isSent = await resendActivation(db, { id, viewer, mailsTo, now })
    if (isSent) onQueued?.()
    return new Answer<never>(isSent ? 200 : 204)
  })
  serve(acts.mergeGuest, async ({ params: { id: guest }, body: { into }, viewer, now }) => {
    await mergeGuest(store, { guest, into, viewer, now })
    return readPerson(db, { id: into, viewer, now })
  })
}
