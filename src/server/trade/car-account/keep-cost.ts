// What a car cost: written down by hand, and taken back where it was wrong (rule 26).

import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { addCarCost } from '#contract/staff/fleet/car-account.ts'
import { dayOf, type Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Asked = { id: string; viewer: Viewer; now: Instant }

/** Locks the car: one change of its costs at a time, and none while it is deleted. Throws `not-found` outside the fleet. */
async function lockOwnCar(tx: Tx, { id, viewer }: Asked): Promise<void> {
  const car = await tx
    .selectFrom('cars as c')
    .select('c.id')
    .where('c.id', '=', id)
    .where(ofFleet(viewer, sql`c.supplier_id`))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!car) throw new Refusal('not-found')
}

/**
 * Sent again it changes nothing. Throws `not-found` outside the fleet, `invalid-date` on `day` for one that is to come, and
 * `idempotency-key-reused` when the id is of another car's.
 */
export async function addCost(
  db: Db,
  { _id, ...cost }: BodyOf<typeof addCarCost>,
  asked: Asked,
): Promise<void> {
  const { id, viewer, now } = asked
  if (cost.day > dayOf(now)) refuseField('day', 'invalid-date')
  await inTransaction(db, viewer, async (tx) => {
    await lockOwnCar(tx, asked)
    const known = await tx.selectFrom('car_costs').select('car_id').where('id', '=', _id).executeTakeFirst()
    if (known && known.car_id !== id) throw new Refusal('idempotency-key-reused')
    if (known) return
    await tx
      .insertInto('car_costs')
      .values({
        id: _id,
        car_id: id,
        ...cost,
        recorded_by: viewer.person!.id,
        recorded_at: new Date(now),
        taken_back_at: null,
        taken_back_by: null,
        reason: null,
      })
      .execute()
    await recordAct(tx, { actor: viewer.person!.id, action: 'cost-added', entity: 'car', entityId: id }, now)
  })
}

type Correction = Asked & { cost: string; reason: string }

/** It stays, struck out, and counts nowhere. Sent twice it stays as it was first. Throws `not-found`. */
export async function takeBackCost(db: Db, { cost, reason, ...asked }: Correction): Promise<void> {
  const { id, viewer, now } = asked
  await inTransaction(db, viewer, async (tx) => {
    await lockOwnCar(tx, asked)
    const found = await tx
      .selectFrom('car_costs')
      .select(['amount', 'taken_back_at'])
      .where('id', '=', cost)
      .where('car_id', '=', id)
      .executeTakeFirst()
    if (!found) throw new Refusal('not-found')
    if (found.taken_back_at !== null) return
    await tx
      .updateTable('car_costs')
      .set({ taken_back_at: new Date(now), taken_back_by: viewer.person!.id, reason })
      .where('id', '=', cost)
      .execute()
    await recordAct(
      tx,
      {
        actor: viewer.person!.id,
        action: 'cost-taken-back',
        entity: 'car',
        entityId: id,
        changes: { sum: { before: found.amount, after: 0 } },
      },
      now,
    )
  })
}
