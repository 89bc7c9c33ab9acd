// Decides whose fleet something belongs to; nothing else does. The default is no.

import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** A condition on a column that names a supplier: the one of the viewer's seat, or any for an admin. */
export function ofFleet({ person }: Viewer, supplier: RawBuilder<unknown>): RawBuilder<boolean> {
  if (person?.type === 'admin') return sql`true`
  return person?.type === 'supplier' && person.seat ? sql`${supplier} = ${person.seat.supplier}` : sql`false`
}

/** Throws `not-found` for a car outside the viewer's fleet. */
export async function refuseForeignCar(db: Db, car: string, viewer: Viewer): Promise<void> {
  const own = await db
    .selectFrom('cars as c')
    .select('c.id')
    .where('c.id', '=', car)
    .where(ofFleet(viewer, sql`c.supplier_id`))
    .executeTakeFirst()
  if (!own) throw new Refusal('not-found')
}

/** Locks a supplier of the viewer's. Throws `not-found`. */
export async function lockOwnSupplier(tx: Tx, id: string, viewer: Viewer) {
  const supplier = await tx
    .selectFrom('suppliers as s')
    .select(['s.id', 's.version'])
    .where('s.id', '=', id)
    .where(ofFleet(viewer, sql`s.id`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!supplier) throw new Refusal('not-found')
  return supplier
}
