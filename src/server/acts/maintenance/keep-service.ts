// The maintenance plan of a car: services added, removed and noted as done (rule 26). Each act is one transaction with its audit row.

import type { BodyOf } from '#contract/endpoint.ts'
import type { addCarService, finishCarService } from '#contract/staff/fleet/upkeep.ts'
import { isPlan } from '#domain/upkeep/service-plan.ts'
import { dayOf } from '#domain/rental/period.ts'
import { endBlock } from '#server/acts/calendar/write-blocks.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { refuseForeignCar } from '#server/core/staff/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { findService, lockService, recordUpkeep, type CarAsked, type ServiceAsked } from './lock-service.ts'

/** As many as a plan of simple rows holds. */
const mostServices = 40

/**
 * Sent again it changes nothing. Throws `not-found` outside the fleet, `required` without an interval or without the kilometres to
 * count from, `invalid-date` on `lastDay` for one that is to come, and `idempotency-key-reused` when the id is of another car's.
 */
export async function addService(
  db: Db,
  { _id, ...sent }: BodyOf<typeof addCarService>,
  asked: CarAsked,
): Promise<void> {
  const { id, viewer, now } = asked
  if (!isPlan(sent)) refuseField(sent.everyKm === null ? 'everyMonths' : 'lastKm', 'required')
  if (sent.lastDay > dayOf(now)) refuseField('lastDay', 'invalid-date')
  await inTransaction(db, viewer, async (tx) => {
    await refuseForeignCar(tx, id, viewer)
    await lockCar(tx, id)
    const known = await tx
      .selectFrom('car_services')
      .select('car_id')
      .where('id', '=', _id)
      .executeTakeFirst()
    if (known && known.car_id !== id) throw new Refusal('idempotency-key-reused')
    if (known) return
    if ((await countServices(tx, id)) >= mostServices) throw new Refusal('not-possible-now')
    await tx
      .insertInto('car_services')
      .values({
        id: _id,
        car_id: id,
        kind: sent.kind,
        note: sent.note,
        every_km: sent.everyKm,
        every_months: sent.everyMonths,
        last_day: sent.lastDay,
        last_km: sent.lastKm,
        entry_id: null,
        created_by: viewer.person!.id,
        created_at: new Date(now),
      })
      .execute()
    await recordUpkeep(tx, 'service-added', asked)
  })
}

async function countServices(tx: Tx, car: string): Promise<number> {
  const found = await tx.selectFrom('car_services').select('id').where('car_id', '=', car).execute()
  return found.length
}

/**
 * The next one counts from this day and these kilometres, and what is left of its time at the workshop is given back. Throws
 * `not-found`, `invalid-date` on `day` for one that is to come or before the last one, and on `km` `required` where the plan counts
 * them and `invalid-input` where they are fewer than the last time.
 */
export async function finishService(
  db: Db,
  { day, km }: BodyOf<typeof finishCarService>,
  asked: ServiceAsked,
): Promise<void> {
  const { viewer, now } = asked
  if (day > dayOf(now)) refuseField('day', 'invalid-date')
  await inTransaction(db, viewer, async (tx) => {
    const service = await lockService(tx, asked)
    if (day < service.last_day) refuseField('day', 'invalid-date')
    if (km === null && service.every_km !== null) refuseField('km', 'required')
    if (km !== null && km < (service.last_km ?? 0)) refuseField('km', 'invalid-input')
    const isSame = service.last_day === day && service.last_km === (km ?? service.last_km)
    if (isSame && service.entry_id === null) return
    if (service.entry_id !== null) await endBlock(tx, service.entry_id, now)
    await tx
      .updateTable('car_services')
      .set({ last_day: day, last_km: km ?? service.last_km, entry_id: null })
      .where('id', '=', service.id)
      .execute()
    await recordUpkeep(tx, 'service-done', asked)
  })
}

/** With what is left of its time at the workshop. There being none is no error. Throws `not-found` outside the fleet. */
export async function removeService(db: Db, asked: ServiceAsked): Promise<void> {
  await inTransaction(db, asked.viewer, async (tx) => {
    await refuseForeignCar(tx, asked.id, asked.viewer)
    await lockCar(tx, asked.id)
    const service = await findService(tx, asked)
    if (!service) return
    if (service.entry_id !== null) await endBlock(tx, service.entry_id, asked.now)
    await tx.deleteFrom('car_services').where('id', '=', service.id).execute()
    await recordUpkeep(tx, 'service-removed', asked)
  })
}
