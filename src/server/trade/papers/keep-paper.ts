// Acts of owners and admins on the papers of a car or of a supplier. Each act is one transaction with its audit row.

import { sql, type RawBuilder } from 'kysely'
import { mayLackEnd, type PaperKind } from '#domain/papers/paper.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { discardFile, type FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { lockOwnSupplier, ofFleet } from '#server/core/staff/ownership.ts'
import { attachPaperFile, detachPaperFile } from './paper-file.ts'

/** `id` is a car's or a supplier's, as `entity` says. */
type Asked = { id: string; entity: 'car' | 'supplier'; viewer: Viewer; now: Instant }

type NewPaper = {
  _id: string
  kind: PaperKind
  number: string
  validUntil: string | null
  file: string | null
  replaces: string | null
}

/** Locks whose papers they are: one change of them at a time. Throws `not-found` outside the fleet. */
async function lockSubject(tx: Tx, { entity, id, viewer }: Asked): Promise<{ supplier: string }> {
  if (entity === 'supplier') return { supplier: (await lockOwnSupplier(tx, id, viewer)).id }
  const car = await tx
    .selectFrom('cars as c')
    .select('c.supplier_id as supplier')
    .where('c.id', '=', id)
    .where(ofFleet(viewer, sql`c.supplier_id`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!car) throw new Refusal('not-found')
  return car
}

/** For a query over `papers`. */
export const papersOf = ({ entity, id }: Pick<Asked, 'entity' | 'id'>): RawBuilder<boolean> =>
  entity === 'car' ? sql`car_id = ${id}` : sql`(supplier_id = ${id} AND car_id IS NULL)`

/** True when the same id made the paper before. Throws `idempotency-key-reused` when the id is of another one's. */
async function isAddedBefore(tx: Tx, id: string, asked: Asked): Promise<boolean> {
  const found = await tx
    .selectFrom('papers')
    .select(papersOf(asked).as('isOwn'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (found && !found.isOwn) throw new Refusal('idempotency-key-reused')
  return found !== undefined
}

/**
 * Gives a car or a supplier a paper in place of `replaces`, the one of its kind that counted. Sent again it changes nothing.
 * Throws `not-found` outside the fleet and on `file` for a file that the viewer did not send, `required` without an end,
 * `changed-meanwhile` when another one counts by now.
 */
export async function addPaper(
  { db }: FileStore,
  { _id, kind, number, validUntil, file, replaces }: NewPaper,
  asked: Asked,
): Promise<void> {
  if (validUntil === null && !mayLackEnd(kind)) refuseField('validUntil', 'required')
  const { entity, id, viewer, now } = asked
  await inTransaction(db, viewer, async (tx) => {
    const { supplier } = await lockSubject(tx, asked)
    if (await isAddedBefore(tx, _id, asked)) return
    const before = await tx
      .updateTable('papers')
      .set({ replaced_at: new Date(now) })
      .where(papersOf(asked))
      .where('kind', '=', kind)
      .where('replaced_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if ((before?.id ?? null) !== replaces) throw new Refusal('changed-meanwhile')
    if (file !== null) await attachPaperFile(tx, { name: file, supplier, viewer })
    await tx
      .insertInto('papers')
      .values({
        id: _id,
        supplier_id: supplier,
        car_id: entity === 'car' ? id : null,
        kind,
        number,
        valid_until: validUntil,
        file,
        added_at: new Date(now),
        replaced_at: null,
      })
      .execute()
    await recordAct(tx, { actor: viewer.person!.id, action: 'paper-added', entity, entityId: id }, now)
  })
}

/** Deletes a paper with its file; where it counted, the one before counts again. Having none is no error. Throws `not-found`. */
export async function removePaper(store: FileStore, paper: string, asked: Asked): Promise<void> {
  const file = await inTransaction(store.db, asked.viewer, async (tx) => {
    await lockSubject(tx, asked)
    const gone = await tx
      .deleteFrom('papers')
      .where('id', '=', paper)
      .where(papersOf(asked))
      .returning(['kind', 'file', 'replaced_at'])
      .executeTakeFirst()
    if (!gone) return null
    if (gone.replaced_at === null)
      await sql`UPDATE papers SET replaced_at = NULL WHERE id = (SELECT id FROM papers
        WHERE ${papersOf(asked)} AND kind = ${gone.kind} ORDER BY replaced_at DESC LIMIT 1)`.execute(tx)
    if (gone.file !== null) await detachPaperFile(tx, gone.file)
    const { entity, id, viewer, now } = asked
    await recordAct(tx, { actor: viewer.person!.id, action: 'paper-removed', entity, entityId: id }, now)
    return gone.file
  })
  if (file !== null) await discardFile(store, file)
}
