// Whose fleet it is: the one place that decides it for everything that belongs to a supplier. Default is no.

import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { Refusal } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'

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
