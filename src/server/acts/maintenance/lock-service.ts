// A service of a car, locked for an act on it.

import type { Selectable } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { refuseForeignCar } from '#server/core/staff/ownership.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/** `id` is the car's. */
export type CarAsked = { id: string; viewer: Viewer; now: Instant }
export type ServiceAsked = CarAsked & { service: string }

type Service = Selectable<Schema['car_services']>

/** Of this car; whose car it is, is asked before. */
export function findService(tx: Tx, { id, service }: ServiceAsked): Promise<Service | undefined> {
  return tx
    .selectFrom('car_services')
    .selectAll()
    .where('id', '=', service)
    .where('car_id', '=', id)
    .executeTakeFirst()
}

/** Takes the lock of the car's calendar, as every block does. Throws `not-found`. */
export async function lockService(tx: Tx, asked: ServiceAsked): Promise<Service> {
  await refuseForeignCar(tx, asked.id, asked.viewer)
  await lockCar(tx, asked.id)
  const service = await findService(tx, asked)
  if (!service) throw new Refusal('not-found')
  return service
}

type UpkeepAct =
  | 'service-added'
  | 'service-removed'
  | 'service-done'
  | 'workshop-booked'
  | 'workshop-given-up'

export function recordUpkeep(tx: Tx, action: UpkeepAct, { id, viewer, now }: CarAsked): Promise<void> {
  return recordAct(tx, { actor: viewer.person!.id, action, entity: 'car', entityId: id }, now)
}
