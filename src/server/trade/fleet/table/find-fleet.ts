// The fleet that a table of cars is held against.

import { sql } from 'kysely'
import type { CarFields } from '#contract/staff/fleet/car-fields.ts'
import type { CarState } from '#domain/car/state.ts'
import type { TablePlace } from '#domain/car/table/read-cell.ts'
import type { CarType } from '#domain/car/car.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { fieldsOfRow, stateOfRow } from '#server/trade/fleet/car-columns.ts'

export type FleetCar = { id: string; version: number; range: CarType; fields: CarFields; state: CarState }

export type Fleet = {
  supplier: string
  name: string
  cars: FleetCar[]
  /** Cars that are not retired, and how many there may be. */
  active: number
  limit: number | null
  /** Of cars of other fleets. */
  takenPlates: ReadonlySet<string>
  places: TablePlace[]
}

type Asked = { supplier: string; viewer: Viewer; plates: readonly string[]; isToBeWritten: boolean }

/** Reads it; what is to be written is locked until then. Throws `not-found` outside the viewer's fleet. */
export async function findFleet(tx: Tx, { supplier, viewer, plates, isToBeWritten }: Asked): Promise<Fleet> {
  const owner = await tx
    .selectFrom('suppliers as s')
    .select(['s.name', 's.car_limit'])
    .where('s.id', '=', supplier)
    .where(ofFleet(viewer, sql`s.id`))
    .$if(isToBeWritten, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!owner) throw new Refusal('not-found')
  const rows = await tx
    .selectFrom('cars')
    .selectAll()
    .where('supplier_id', '=', supplier)
    .orderBy('id')
    .$if(isToBeWritten, (query) => query.forUpdate())
    .execute()
  const taken = await tx
    .selectFrom('cars')
    .select('plate')
    .where('supplier_id', '<>', supplier)
    .where('plate', '=', sql<string>`ANY(${plates})`)
    .execute()
  const places = await tx
    .selectFrom('locations')
    .select(['id', 'name', 'aliases'])
    .orderBy('id')
    // None of them is deleted before the cars are written.
    .$if(isToBeWritten, (query) => query.forKeyShare())
    .execute()
  const cars = rows.map((row): FleetCar => {
    const { id, version, range } = row
    return { id, version, range, fields: fieldsOfRow(row), state: stateOfRow(row) }
  })
  return {
    supplier,
    name: owner.name,
    cars,
    active: cars.filter(({ state }) => state !== 'retired').length,
    limit: owner.car_limit,
    takenPlates: new Set(taken.map(({ plate }) => plate!)),
    places,
  }
}
