// Notes about a person: for admins, never shown in the app, part of the person's data and erased with it.

import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { PersonNotesTable } from '#server/platform/db/tables/people-tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Note = {
  id: string
  person: string
  author: string
  kind: PersonNotesTable['kind']
  text: string
  now: Instant
}

/** Returns false when the note was there before. */
export async function addNote(tx: Tx, { id, person, author, kind, text, now }: Note): Promise<boolean> {
  const added = await tx
    .insertInto('person_notes')
    .values({ id, person_id: person, author_id: author, kind, text, created_at: new Date(now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Sent again it is the same note. Throws `not-found`, and `idempotency-key-reused` for the id of another one. */
export async function writeNote(
  db: Db,
  { viewer, ...written }: Omit<Note, 'kind' | 'author'> & { viewer: Viewer },
): Promise<void> {
  const note = { ...written, author: viewer.person!.id }
  await inTransaction(db, viewer, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', note.person)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) throw new Refusal('not-found')
    if (await addNote(tx, { ...note, kind: 'note' }))
      return recordAct(
        tx,
        { actor: note.author, action: 'noted', entity: 'person', entityId: note.person },
        note.now,
      )
    const before = await tx
      .selectFrom('person_notes')
      .select(['person_id', 'author_id'])
      .where('id', '=', note.id)
      .executeTakeFirstOrThrow()
    if (before.person_id !== note.person || before.author_id !== note.author)
      throw new Refusal('idempotency-key-reused')
  })
}
