// The cars that a change is about, what it would make of them, and the changes that can be taken back.

import { sql } from 'kysely'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { CarEdit, EditPreview, listCarEdits } from '#contract/staff/fleet/car-edits.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { asEdited, changesOf, editedCar, type CarRow } from './edited-car.ts'

/** How long a change can be taken back. */
export const kept = 30 * day

/** The cars by their ids, in the order of ids, which is that of every lock. Throws `not-found` when one is of another fleet. */
export async function ownCars(
  tx: Tx,
  ids: readonly string[],
  viewer: Viewer,
  isLocked: boolean,
): Promise<CarRow[]> {
  const cars = await tx
    .selectFrom('cars as c')
    .selectAll()
    .where('c.id', '=', sql<string>`ANY(${[...new Set(ids)]})`)
    .where(ofFleet(viewer, sql`c.supplier_id`))
    .orderBy('c.id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute()
  if (cars.length < new Set(ids).size) throw new Refusal('not-found')
  return cars
}

/** Throws `not-found` when a place of the change is none of ours; it is there until the cars are written. */
export async function checkPlaces(tx: Tx, { places }: CarEdit, isLocked: boolean): Promise<void> {
  if (!places || places.act === 'remove') return
  const known = await tx
    .selectFrom('locations')
    .select('id')
    .where('id', 'in', places.ids)
    .$if(isLocked, (query) => query.forKeyShare())
    .execute()
  if (known.length < new Set(places.ids).size) throw new Refusal('not-found')
}

/** What the change would make of each car, by name. Throws `not-found` for a car outside the fleet, or for a place. */
export async function previewEdit(
  db: Db,
  { ids, edit }: { ids: readonly string[]; edit: CarEdit },
  viewer: Viewer,
): Promise<EditPreview> {
  const cars = await inTransaction(db, viewer, async (tx) => {
    await checkPlaces(tx, edit, false)
    return ownCars(tx, ids, viewer, false)
  })
  return {
    cars: cars
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((row) => {
        const { id: _id, name, plate, version } = row
        const edited = editedCar(row, edit)
        return 'after' in edited
          ? { _id, name, plate, version, changes: changesOf(asEdited(row), edited.after) }
          : { _id, name, plate, version, changes: [], refused: edited.refused }
      }),
  }
}

/** The five latest that can still be taken back, all of whose cars are of the viewer's fleet. */
export async function latestEdits(
  db: Db,
  viewer: Viewer,
  now: Instant,
): Promise<ResponseOf<typeof listCarEdits>> {
  const { rows } = await sql<{ _id: string; madeAt: Date; cars: number; fields: string[] }>`
    SELECT e.id AS _id, e.made_at AS "madeAt", count(DISTINCT x.car_id)::int AS cars,
      array_agg(DISTINCT k.field ORDER BY k.field) AS fields
    FROM car_edits e JOIN car_edit_cars x ON x.edit_id = e.id JOIN cars c ON c.id = x.car_id
      CROSS JOIN LATERAL jsonb_object_keys(x.before) AS k (field)
    WHERE e.undone_at IS NULL AND e.made_at > ${new Date(now - kept)}
    GROUP BY e.id HAVING bool_and(${ofFleet(viewer, sql`c.supplier_id`)})
    ORDER BY e.made_at DESC LIMIT 5`.execute(db)
  return rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() }))
}
