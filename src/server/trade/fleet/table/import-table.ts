// A table of cars from a spreadsheet, checked and written. All of it is one transaction.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  maximumTableBytes,
  mostTableProblems,
  mostTableRows,
  type CarTableCheck,
} from '#contract/staff/fleet/car-table.ts'
import { normalisePlate } from '#domain/car/plate.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { readTable } from '#server/platform/tables/read-table.ts'
import { drawnCar, fieldColumns, stateColumns } from '#server/trade/fleet/car-columns.ts'
import { findFleet } from './find-fleet.ts'
import { planTable, type PlannedCar, type TablePlan } from './plan-table.ts'

type Asking = { supplier: string | undefined; viewer: Viewer; now: Instant }

type Cells = string[][]

async function read(bytes: Buffer): Promise<Cells> {
  if (bytes.length > maximumTableBytes) throw new Refusal('file-too-large')
  // The headings, and one row more than may be.
  return readTable(bytes, mostTableRows + 1)
}

async function plan(tx: Tx, cells: Cells, asking: Asking, isToBeWritten: boolean): Promise<TablePlan> {
  const { viewer } = asking
  const supplier = asking.supplier ?? viewer.person?.seat?.supplier ?? refuseField('supplier', 'required')
  // Any cell may be a plate: which column has them is found out later.
  const plates = cells.flat().map(normalisePlate)
  const asked = [...new Set(plates.filter((plate) => plate !== null))]
  return planTable(cells, await findFleet(tx, { supplier, viewer, plates: asked, isToBeWritten }))
}

const countsOf = (planned: readonly PlannedCar[]) => ({
  added: planned.filter(({ car }) => car === null).length,
  changed: planned.filter(({ car, isChanged }) => car !== null && isChanged).length,
  unchanged: planned.filter(({ isChanged }) => !isChanged).length,
})

/** Says what the table would do; writes nothing. Throws like `importTable`, but for `invalid-input` and `changed-meanwhile`. */
export async function checkTable(db: Db, bytes: Buffer, asking: Asking): Promise<CarTableCheck> {
  const cells = await read(bytes)
  return inTransaction(db, asking.viewer, async (tx) => {
    const { planned, problems, ignored, digest } = await plan(tx, cells, asking, false)
    return {
      rows: cells.length - 1,
      ...countsOf(planned),
      problems: problems.slice(0, mostTableProblems),
      moreProblems: Math.max(0, problems.length - mostTableProblems),
      ignored,
      plan: problems.length > 0 ? null : digest,
    }
  })
}

/**
 * Adds and changes all cars of a table. Throws `not-found` and `required` for the supplier, `file-too-large`, `not-a-table`,
 * `file-damaged`, `invalid-input` where a cell is wrong, and `changed-meanwhile` where something else would happen than `checked`.
 */
export async function importTable(
  db: Db,
  bytes: Buffer,
  { checked, ...asking }: Asking & { checked: string | undefined },
): Promise<ReturnType<typeof countsOf>> {
  const cells = await read(bytes)
  return inTransaction(db, asking.viewer, async (tx) => {
    const { planned, problems, digest } = await plan(tx, cells, asking, true)
    if (checked !== undefined && checked !== digest) throw new Refusal('changed-meanwhile')
    if (problems.length > 0) throw new Refusal('invalid-input')
    const supplier = asking.supplier ?? asking.viewer.person!.seat!.supplier
    for (const one of planned) if (one.isChanged) await write(tx, one, { ...asking, supplier })
    await recordAct(
      tx,
      { actor: asking.viewer.person!.id, action: 'imported', entity: 'cars', entityId: supplier },
      asking.now,
    )
    return countsOf(planned)
  })
}

async function write(
  tx: Tx,
  { car, fields, state }: PlannedCar,
  { supplier, viewer, now }: Asking & { supplier: string },
): Promise<void> {
  const columns = { ...fieldColumns(fields), ...stateColumns(state, now) }
  const id = car?.id ?? randomUUID()
  const writing = car
    ? tx
        .updateTable('cars')
        // When it was retired stays as it is.
        .set({
          ...columns,
          ...(car.state === state && { retired_at: sql`retired_at` }),
          version: sql`version + 1`,
        })
        .$if(car.range !== fields.range, (update) => update.set({ image: drawnCar(fields.range) }))
        .where('id', '=', id)
    : tx.insertInto('cars').values({
        id,
        supplier_id: supplier,
        image: drawnCar(fields.range),
        is_date_based_price: false,
        ...columns,
      })
  await writing.execute().catch(refuseTaken)
  const action = car ? 'changed' : 'created'
  await recordAct(tx, { actor: viewer.person!.id, action, entity: 'car', entityId: id }, now)
}

/** Another fleet has taken the plate since it was looked for. */
function refuseTaken(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'cars_plate_key')
    throw new Refusal('changed-meanwhile')
  throw error
}
