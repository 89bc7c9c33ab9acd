// One change of many cars, and the act that takes it back. Each is one transaction with an audit row for each car.

import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { makeCarEdit } from '#contract/staff/fleet/car-edits.ts'
import type { Failure } from '#domain/failure.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { fieldColumns, stateColumns } from '#server/trade/fleet/car-columns.ts'
import { checkPlaces, kept, ownCars } from './find-edits.ts'
import { asEdited, changesOf, editedCar, restored, type CarAsEdited, type CarRow } from './edited-car.ts'

type Asking = { viewer: Viewer; now: Instant }

/**
 * Changes the cars that are as the preview showed them, all in one act. Sent again it answers what it did. Refuses single cars with
 * `changed-meanwhile`, `not-possible-now` for a retired one, `invalid-input` where a price leaves its bounds or no place is left.
 */
export async function makeEdit(
  db: Db,
  { _id, cars, edit }: BodyOf<typeof makeCarEdit>,
  { viewer, now }: Asking,
): Promise<BulkAnswer> {
  const was = new Map(cars.map((car) => [car._id, car.was]))
  return inTransaction(db, viewer, async (tx) => {
    const rows = await ownCars(tx, [...was.keys()], viewer, true)
    const before = await carsOf(tx, _id)
    if (before.length > 0) return { done: before.map((each) => each.car_id), refused: [] }
    await checkPlaces(tx, edit, true)
    await tx
      .deleteFrom('car_edits')
      .where('made_at', '<', new Date(now - kept))
      .execute()
    await tx
      .insertInto('car_edits')
      .values({ id: _id, made_at: new Date(now), undone_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const answer: BulkAnswer = { done: [], refused: [] }
    const refuse = (id: string, code: Failure) => answer.refused.push({ _id: id, code })
    for (const row of rows) {
      const edited = editedCar(row, edit)
      if ((was.get(row.id) ?? row.version) !== row.version) refuse(row.id, 'changed-meanwhile')
      else if ('refused' in edited) refuse(row.id, edited.refused)
      else {
        const changes = changesOf(asEdited(row), edited.after)
        if (changes.length > 0) {
          await write(tx, row, edited.after, { viewer, now })
          const values = Object.fromEntries(changes.map((change) => [change.field, change.before]))
          await tx
            .insertInto('car_edit_cars')
            .values({
              edit_id: _id,
              car_id: row.id,
              before: JSON.stringify(values),
              version: row.version + 1,
            })
            .execute()
        }
        answer.done.push(row.id)
      }
    }
    return answer
  })
}

/** Puts back what a change took away. Throws `not-found` outside the fleet; refuses single cars with `changed-meanwhile`. */
export async function undoEdit(db: Db, id: string, { viewer, now }: Asking): Promise<BulkAnswer> {
  return inTransaction(db, viewer, async (tx) => {
    const edited = await carsOf(tx, id)
    if (edited.length === 0) throw new Refusal('not-found')
    const rows = await ownCars(
      tx,
      edited.map((each) => each.car_id),
      viewer,
      true,
    )
    const answer: BulkAnswer = { done: [], refused: [] }
    const { undone_at: isUndone } = await tx
      .selectFrom('car_edits')
      .select('undone_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (isUndone) return { done: rows.map((row) => row.id), refused: [] }
    for (const row of rows) {
      const { before, version } = edited.find((each) => each.car_id === row.id)!
      if (row.version !== version) answer.refused.push({ _id: row.id, code: 'changed-meanwhile' })
      else {
        await write(tx, row, restored(asEdited(row), before), { viewer, now })
        answer.done.push(row.id)
      }
    }
    await tx
      .updateTable('car_edits')
      .set({ undone_at: new Date(now) })
      .where('id', '=', id)
      .execute()
    return answer
  })
}

const carsOf = (tx: Tx, edit: string) =>
  tx.selectFrom('car_edit_cars').selectAll().where('edit_id', '=', edit).orderBy('car_id').execute()

async function write(tx: Tx, row: CarRow, after: CarAsEdited, { viewer, now }: Asking): Promise<void> {
  const { state, ...fields } = after
  await tx
    .updateTable('cars')
    .set({ ...fieldColumns(fields), ...stateColumns(state, now), version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await recordAct(tx, { actor: viewer.person!.id, action: 'changed', entity: 'car', entityId: row.id }, now)
}
