// Acts of owners and admins on a car of the fleet. Each act is one transaction with its audit row.

import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { CarFields } from '#contract/staff/fleet/car-fields.ts'
import type { changeStaffCar, createStaffCar } from '#contract/staff/fleet/car-acts.ts'
import { mayBecome, type BulkCarState, type CarState } from '#domain/car/state.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import { drawnCar, fieldColumns, stateColumns } from './car-columns.ts'
import { stateSql, type CarRequest } from './find-staff-car.ts'

type Asking = { viewer: Viewer; now: Instant }

/** Locks a supplier and refuses when the fleet is as large as it may be. Throws `not-found` and `car-limit`. */
async function checkRoom(tx: Tx, supplier: string, viewer: Viewer): Promise<void> {
  const found = await tx
    .selectFrom('suppliers as s')
    .select(['s.car_limit', 's.id'])
    .where('s.id', '=', supplier)
    .where(ofFleet(viewer, sql`s.id`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  if (found.car_limit === null) return
  const { cars } = await tx
    .selectFrom('cars')
    .select(sql<number>`count(*)::int`.as('cars'))
    .where('supplier_id', '=', supplier)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (cars >= found.car_limit) throw new Refusal('car-limit')
}

/** Throws `not-found` on the field when a place is none of ours. None of them is deleted before the car is written. */
async function checkPlaces(tx: Tx, { locations }: CarFields): Promise<void> {
  const known = await tx
    .selectFrom('locations')
    .select('id')
    .where('id', 'in', locations)
    .forKeyShare()
    .execute()
  if (known.length < new Set(locations).size) refuseField('locations', 'not-found')
}

/** Another car has the plate. */
function refusePlate(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'cars_plate_key')
    refuseField('plate', 'plate-registered')
  throw error
}

/** True when the same id made the car before. Throws `idempotency-key-reused` when the id is of another's. */
async function isMadeBefore(tx: Tx, id: string, viewer: Viewer): Promise<boolean> {
  const found = await tx
    .selectFrom('cars as c')
    .select(ofFleet(viewer, sql`c.supplier_id`).as('isOwn'))
    .where('c.id', '=', id)
    .executeTakeFirst()
  if (found && !found.isOwn) throw new Refusal('idempotency-key-reused')
  return found !== undefined
}

/**
 * Adds a car to the own fleet; an admin names the supplier. The same id sent again changes nothing. Throws `required` without a
 * supplier, `not-found` for another's, `car-limit`, `plate-registered`.
 */
export async function createCar(
  db: Db,
  { _id, supplier: asked, state, ...car }: BodyOf<typeof createStaffCar>,
  { viewer, now }: Asking,
): Promise<void> {
  const supplier = asked ?? viewer.person?.seat?.supplier ?? refuseField('supplier', 'required')
  await inTransaction(db, viewer, async (tx) => {
    if (await isMadeBefore(tx, _id, viewer)) return
    await checkRoom(tx, supplier, viewer)
    await checkPlaces(tx, car)
    await tx
      .insertInto('cars')
      .values({
        id: _id,
        supplier_id: supplier,
        image: drawnCar(car.range),
        is_date_based_price: false,
        ...fieldColumns(car),
        ...stateColumns(state, now),
      })
      .execute()
      .catch(refusePlate)
    await recordAct(tx, { actor: viewer.person!.id, action: 'created', entity: 'car', entityId: _id }, now)
  })
}

/** Locks a car of the fleet. Throws `not-found`, and `changed-meanwhile` when it is another version than `was`. */
async function lockOwnCar(tx: Tx, { id, viewer }: CarRequest, was?: number) {
  const car = await tx
    .selectFrom('cars as c')
    .select(['c.version', 'c.supplier_id', 'c.range', 'c.retired_at', stateSql.as('state')])
    .where('c.id', '=', id)
    .where(ofFleet(viewer, sql`c.supplier_id`))
    .forUpdate()
    .executeTakeFirst()
  if (!car) throw new Refusal('not-found')
  if (was !== undefined && was !== car.version) throw new Refusal('changed-meanwhile')
  return car
}

const nextVersion = sql<number>`version + 1`

/** Writes all fields. Throws `not-found`, `changed-meanwhile`, `plate-registered`. Bookings keep what was agreed. */
export async function changeCar(
  db: Db,
  { was, usesTariff, ...car }: BodyOf<typeof changeStaffCar>,
  asked: CarRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const before = await lockOwnCar(tx, asked, was)
    await checkPlaces(tx, car)
    await tx
      .updateTable('cars')
      .set({ ...fieldColumns(car), version: nextVersion })
      .$if(usesTariff === true, (update) => update.set({ is_date_based_price: false }))
      // Another size is drawn as another car.
      .$if(before.range !== car.range, (update) => update.set({ image: drawnCar(car.range) }))
      .where('id', '=', asked.id)
      .execute()
      .catch(refusePlate)
    await record(tx, asked, 'changed')
  })
}

/** Lists, unlists, retires or brings back. Throws `not-found`, `changed-meanwhile`, and `car-limit` for one that comes back. */
export async function changeState(
  db: Db,
  { state, was }: { state: CarState; was?: number | undefined },
  asked: CarRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const before = await lockOwnCar(tx, asked, was)
    if (before.retired_at !== null && state !== 'retired')
      await checkRoom(tx, before.supplier_id, asked.viewer)
    await setState(tx, state, asked)
  })
}

/** The same to a car of several, whose version nobody saw. Throws `not-found`, `not-possible-now` for one that is retired. */
export async function changeOneOfMany(db: Db, state: BulkCarState, asked: CarRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const before = await lockOwnCar(tx, asked)
    if (before.state === state) return
    if (!mayBecome(before.state, state)) throw new Refusal('not-possible-now')
    await setState(tx, state, asked)
  })
}

async function setState(tx: Tx, state: CarState, asked: CarRequest): Promise<void> {
  await tx
    .updateTable('cars')
    .set({ ...stateColumns(state, asked.now), version: nextVersion })
    .where('id', '=', asked.id)
    .execute()
  await record(tx, asked, state)
}

/** The same car once more under `copy`, with its prices by the day and its seasons; unlisted, without plate and photographs: those may follow. Throws like `createCar`. */
export async function copyCar(db: Db, copy: string, asked: CarRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    if (await isMadeBefore(tx, copy, asked.viewer)) return
    const { supplier_id: supplier } = await lockOwnCar(tx, asked)
    await checkRoom(tx, supplier, asked.viewer)
    const { busy: _busy, ...car } = await tx
      .selectFrom('cars')
      .selectAll()
      .where('id', '=', asked.id)
      .executeTakeFirstOrThrow()
    const fresh = { plate: null, version: 1, ...stateColumns('unlisted', asked.now) }
    await tx
      .insertInto('cars')
      .values({ ...car, ...fresh, id: copy, extras: JSON.stringify(car.extras) })
      .execute()
    await sql`INSERT INTO car_date_prices SELECT ${copy}, start_date, end_date, daily_price
      FROM car_date_prices WHERE car_id = ${asked.id}`.execute(tx)
    await sql`INSERT INTO season_cars (season_id, car_id, first_day, last_day)
      SELECT season_id, ${copy}, first_day, last_day FROM season_cars WHERE car_id = ${asked.id}`.execute(tx)
    await record(tx, { ...asked, id: copy }, 'copied')
  })
}

/** Deletes a car that never had a booking, with its blocks and prices; its photographs go with the next purge. Throws `car-has-bookings`, `car-has-papers`, `car-has-costs`. */
export async function removeCar(db: Db, asked: CarRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    await lockOwnCar(tx, asked)
    const booked = await tx
      .selectFrom('bookings')
      .select('id')
      .where('car_id', '=', asked.id)
      .limit(1)
      .executeTakeFirst()
    if (booked) throw new Refusal('car-has-bookings')
    const papers = await tx
      .selectFrom('papers')
      .select('id')
      .where('car_id', '=', asked.id)
      .limit(1)
      .executeTakeFirst()
    if (papers) throw new Refusal('car-has-papers')
    const costs = await tx
      .selectFrom('car_costs')
      .select('id')
      .where('car_id', '=', asked.id)
      .limit(1)
      .executeTakeFirst()
    if (costs) throw new Refusal('car-has-costs')
    await tx.deleteFrom('calendar_entries').where('car_id', '=', asked.id).execute()
    await tx.deleteFrom('cars').where('id', '=', asked.id).execute()
    await record(tx, asked, 'removed')
  })
}

async function record(
  tx: Tx,
  { id, viewer, now }: CarRequest,
  action: 'changed' | 'copied' | 'removed' | CarState,
): Promise<void> {
  await recordAct(tx, { actor: viewer.person!.id, action, entity: 'car', entityId: id }, now)
}
