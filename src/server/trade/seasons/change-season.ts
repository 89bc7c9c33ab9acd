// Acts of owners and admins on a season. Each act is one transaction with its audit row, for however many cars.

import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type {
  changeSeason as changeSeasonCall,
  createSeason as createSeasonCall,
  SeasonFields,
} from '#contract/staff/fleet/seasons.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockFleet } from '#server/core/calendar/lock-car.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

type SeasonRequest = { id: string; viewer: Viewer; now: Instant }

const columns = ({ name, days, amount }: SeasonFields) => ({
  name,
  first_day: days.firstDay,
  last_day: days.lastDay,
  daily_price: amount.kind === 'price' ? amount.dailyPrice : null,
  percent: amount.kind === 'percent' ? amount.percent : null,
})

/** A car has one season a day. */
function refuseOverlap(error: unknown): never {
  if ((error as { constraint?: unknown }).constraint === 'one_season_a_day')
    refuseField('days', 'season-overlap')
  throw error
}

/** Throws `not-found` outside the viewer's fleet. */
async function checkSupplier(tx: Tx, supplier: string, viewer: Viewer): Promise<void> {
  const found = await tx
    .selectFrom('suppliers as s')
    .select('s.id')
    .where('s.id', '=', supplier)
    .where(ofFleet(viewer, sql`s.id`))
    .executeTakeFirst()
  if (!found) refuseField('supplier', 'not-found')
}

/** Gives the season to the named cars of the supplier, or to all that are not retired. Throws `not-found` and `required` on `cars`. */
async function giveTo(
  tx: Tx,
  id: string,
  supplier: string,
  { cars, days: { firstDay, lastDay } }: SeasonFields,
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO season_cars (season_id, car_id, first_day, last_day)
    SELECT ${id}, c.id, ${firstDay}, ${lastDay} FROM cars c
    WHERE c.supplier_id = ${supplier}
      AND ${cars === null ? sql`c.retired_at IS NULL` : sql`c.id = ANY(${cars}::text[])`}`
    .execute(tx)
    .catch(refuseOverlap)
  if (numAffectedRows === 0n) refuseField('cars', 'required')
  if (cars !== null && Number(numAffectedRows) < new Set(cars).size) refuseField('cars', 'not-found')
}

const record = (tx: Tx, action: 'created' | 'changed' | 'removed', { id, viewer, now }: SeasonRequest) =>
  recordAct(tx, { actor: viewer.person!.id, action, entity: 'season', entityId: id }, now)

/**
 * Adds a season to cars of one supplier; an admin names it. The same id sent again changes nothing. Throws `required` without a
 * supplier, `not-found`, `season-overlap`, and `idempotency-key-reused` when the id is of another fleet's.
 */
export async function createSeason(
  db: Db,
  { _id, supplier: asked, ...season }: BodyOf<typeof createSeasonCall>,
  act: SeasonRequest,
): Promise<void> {
  const { viewer } = act
  const supplier = asked ?? viewer.person?.seat?.supplier ?? refuseField('supplier', 'required')
  await inTransaction(db, viewer, async (tx) => {
    await checkSupplier(tx, supplier, viewer)
    const added = await tx
      .insertInto('seasons')
      .values({ id: _id, supplier_id: supplier, ...columns(season) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      const made = await tx
        .selectFrom('seasons')
        .select('supplier_id')
        .where('id', '=', _id)
        .executeTakeFirst()
      if (made?.supplier_id !== supplier) throw new Refusal('idempotency-key-reused')
      return
    }
    await lockFleet(tx, supplier)
    await giveTo(tx, _id, supplier, season)
    await record(tx, 'created', act)
  })
}

/** Locks a season of the fleet and its cars, which take another place in the search. Throws `not-found`. */
async function lockSeason(tx: Tx, { id, viewer }: SeasonRequest) {
  const season = await tx
    .selectFrom('seasons as z')
    .select(['z.version', 'z.supplier_id'])
    .where('z.id', '=', id)
    .where(ofFleet(viewer, sql`z.supplier_id`))
    .forUpdate()
    .executeTakeFirst()
  if (!season) throw new Refusal('not-found')
  await lockFleet(tx, season.supplier_id)
  return season
}

/** Writes all fields. Throws `not-found`, `changed-meanwhile`, `season-overlap`. Bookings keep what was agreed. */
export async function changeSeason(
  db: Db,
  { was, ...season }: BodyOf<typeof changeSeasonCall>,
  asked: SeasonRequest,
): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    const before = await lockSeason(tx, asked)
    if (was !== undefined && was !== before.version) throw new Refusal('changed-meanwhile')
    await tx.deleteFrom('season_cars').where('season_id', '=', asked.id).execute()
    await tx
      .updateTable('seasons')
      .set({ ...columns(season), version: before.version + 1 })
      .where('id', '=', asked.id)
      .execute()
    await giveTo(tx, asked.id, before.supplier_id, season)
    await record(tx, 'changed', asked)
  })
}

/** Ends a season for all its cars. Throws `not-found`. */
export async function removeSeason(db: Db, asked: SeasonRequest): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    await lockSeason(tx, asked)
    await tx.deleteFrom('seasons').where('id', '=', asked.id).execute()
    await record(tx, 'removed', asked)
  })
}
