// People, for admins. The guard of the prefix asks for the right.

import { Readable } from 'node:stream'
import * as acts from '#contract/staff/people-acts.ts'
import * as calls from '#contract/staff/people.ts'
import { recordAct } from '../audit/record-act.ts'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import { exportPeople, findPeople } from './list-people.ts'
import { readPerson } from './read-person.ts'
import { suspendPerson } from './suspend-person.ts'
import { writeNote } from './write-note.ts'

export function servePeople(serve: Serve, db: Db): void {
  serve(calls.listPeople, ({ query: { size = calls.peoplePageSizes[0], after, ...filters } }) =>
    findPeople(db, { filters, size, after }),
  )
  serve(calls.exportPeople, async ({ query, viewer, now, reply }) => {
    const actor = viewer.person!.id
    await recordAct(db, { actor, action: 'exported', entity: 'people', entityId: 'all' }, now)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wouri-people.csv"',
      'cache-control': 'private, no-store',
    })
    return Readable.from(exportPeople(db, query))
  })
  serve(calls.getPerson, ({ params: { id }, viewer, now }) => readPerson(db, { id, viewer, now }))
  serve(acts.writePersonNote, async ({ params: { id }, body, viewer, now }) => {
    await writeNote(db, { id: body._id, person: id, author: viewer.person!.id, text: body.text, now })
    return readPerson(db, { id, viewer, now })
  })
  serve(acts.suspendPerson, async ({ params: { id }, body, viewer, now }) => {
    await suspendPerson(db, { id, actor: viewer.person!.id, ...body, now })
    return readPerson(db, { id, viewer, now })
  })
}
