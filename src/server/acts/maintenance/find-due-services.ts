// The services of a fleet that are overdue or due soon, for the list of the day.

import { sql } from 'kysely'
import type { StaffToday } from '#contract/staff/today.ts'
import {
  dueOf,
  latestReading,
  serviceState,
  type Reading,
  type ServiceKind,
  type ServicePlan,
} from '#domain/upkeep/service-plan.ts'
import { dayOf, type Instant } from '#domain/rental/period.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Due = NonNullable<StaffToday['services']>[number]
type Stored = ServicePlan & {
  _id: string
  kind: ServiceKind
  car: Due['car']
  walkedAt: Date | null
  walkedKm: number | null
}

/** What one look at the plans holds; a fleet of forty cars is far from it. */
const mostRows = 2000

/** Of cars that are not retired, what is overdue first. An admin may ask for one supplier's. */
export async function findDueServices(
  db: Db,
  { viewer, supplier, now }: { viewer: Viewer; supplier?: string | undefined; now: Instant },
): Promise<Due[]> {
  const asked = supplier === undefined ? sql`true` : sql`c.supplier_id = ${supplier}`
  const { rows } = await sql<Stored>`
    SELECT k.id AS _id, k.kind, k.every_km AS "everyKm", k.every_months AS "everyMonths", k.last_day AS "lastDay",
      k.last_km AS "lastKm", json_build_object('_id', c.id, 'name', c.name, 'plate', c.plate) AS car,
      walked.taken_at AS "walkedAt", walked.kilometres AS "walkedKm"
    FROM car_services k JOIN cars c ON c.id = k.car_id LEFT JOIN LATERAL (
      SELECT i.taken_at, i.kilometres FROM inspections i WHERE i.car_id = c.id
      ORDER BY i.taken_at DESC, i.position DESC LIMIT 1) walked ON true
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${asked} AND c.retired_at IS NULL
    ORDER BY c.name, c.id, k.created_at, k.id LIMIT ${mostRows}`.execute(db)
  const today = dayOf(now)
  const due = [...Map.groupBy(rows, ({ car }) => car._id).values()].flatMap((services) => {
    const reading = latestReading(services.flatMap(readingsOf))
    return services.flatMap((service) => {
      const state = serviceState(service, today, reading?.km ?? null)
      if (state === 'later') return []
      const { _id, kind, car } = service
      const { day: dueDay, km: dueKm } = dueOf(service)
      return [{ _id, kind, state, dueDay, dueKm, car }]
    })
  })
  return [...due.filter(({ state }) => state === 'overdue'), ...due.filter(({ state }) => state === 'soon')]
}

function readingsOf({ lastDay, lastKm, walkedAt, walkedKm }: Stored): Reading[] {
  return [
    ...(lastKm === null ? [] : [{ day: lastDay, km: lastKm }]),
    ...(walkedAt === null || walkedKm === null ? [] : [{ day: dayOf(walkedAt.getTime()), km: walkedKm }]),
  ]
}
