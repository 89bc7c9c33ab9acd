// What cars need next: services by their plan, and papers that end.

import { sql, type RawBuilder } from 'kysely'
import type { CarService, CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import {
  dueOf,
  latestReading,
  serviceState,
  serviceStates,
  type Reading,
  type ServicePlan,
} from '#domain/upkeep/service-plan.ts'
import { dayOf, type Day } from '#domain/rental/period.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { CarAsked } from './lock-service.ts'

/** Throws `not-found` outside the viewer's fleet. */
export async function findUpkeep(db: Db, asked: CarAsked): Promise<CarUpkeep> {
  const { rows } = await sql<CarUpkeep['car']>`
    SELECT c.id AS _id, c.name, c.plate, ${cardPicture} AS image, json_build_object('_id', s.id, 'name', s.name) AS supplier
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE c.id = ${asked.id} AND ${ofFleet(asked.viewer, sql`c.supplier_id`)}`.execute(db)
  const [car] = rows
  if (!car) throw new Refusal('not-found')
  const stored = await findServices(db, sql`k.car_id = ${asked.id}`)
  const reading = latestReading([
    ...(await findWalked(db, asked.id)),
    ...stored.flatMap(({ lastDay, lastKm }) => (lastKm === null ? [] : [{ day: lastDay, km: lastKm }])),
  ])
  return {
    car,
    reading,
    papers: await findEnding(db, asked.id),
    services: present(stored, dayOf(asked.now), reading),
  }
}

type StoredService = ServicePlan &
  Pick<CarService, '_id' | 'kind' | 'note'> & { from: Date | null; to: Date | null }

/** A condition on `car_services k`. */
async function findServices(db: Db, which: RawBuilder<unknown>): Promise<StoredService[]> {
  const { rows } = await sql<StoredService>`
    SELECT k.id AS _id, k.kind, k.note, k.every_km AS "everyKm", k.every_months AS "everyMonths", k.last_day AS "lastDay",
      k.last_km AS "lastKm", e.from_at AS "from", e.to_at AS "to"
    FROM car_services k LEFT JOIN calendar_entries e ON e.id = k.entry_id
    WHERE ${which} ORDER BY k.created_at, k.id`.execute(db)
  return rows
}

/** Of the latest walk around the car. */
async function findWalked(db: Db, car: string): Promise<Reading[]> {
  const { rows } = await sql<{ at: Date; km: number }>`
    SELECT taken_at AS at, kilometres AS km FROM inspections WHERE car_id = ${car}
    ORDER BY taken_at DESC, position DESC LIMIT 1`.execute(db)
  return rows.map(({ at, km }) => ({ day: dayOf(at.getTime()), km }))
}

function present(stored: readonly StoredService[], today: Day, reading: Reading | null): CarService[] {
  return stored
    .map(({ from, to, ...service }) => {
      const due = dueOf(service)
      return {
        ...service,
        dueDay: due.day,
        dueKm: due.km,
        state: serviceState(service, today, reading?.km ?? null),
        workshop: from && to && { from: from.toISOString(), to: to.toISOString() },
      }
    })
    .toSorted((a, b) => serviceStates.indexOf(b.state) - serviceStates.indexOf(a.state))
}

async function findEnding(db: Db, car: string): Promise<CarUpkeep['papers']> {
  const { rows } = await sql<CarUpkeep['papers'][number]>`
    SELECT kind, valid_until AS "validUntil" FROM papers
    WHERE car_id = ${car} AND replaced_at IS NULL AND valid_until IS NOT NULL
    ORDER BY valid_until, id`.execute(db)
  return rows
}
