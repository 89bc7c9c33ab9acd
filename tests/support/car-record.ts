// What a car cost, and what its maintenance plan asks for.

import { addDays, day, dayOf, hour } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

let services = 0

/** Something that a car cost yesterday; `takenBack` is why it was wrong. */
export async function aCarCost(
  { db, clock: { now } }: { db: Db; clock: { now: number } },
  {
    id,
    car_id,
    takenBack = null,
    by = 'admin',
  }: { id: string; car_id: string; takenBack?: string | null; by?: string },
): Promise<void> {
  await db
    .insertInto('car_costs')
    .values({
      id,
      car_id,
      day: addDays(dayOf(now), -1),
      kind: 'repair',
      amount: 40_000,
      note: 'Front left door',
      recorded_by: by,
      recorded_at: new Date(now - hour),
      taken_back_at: takenBack === null ? null : new Date(now),
      taken_back_by: takenBack === null ? null : 'admin',
      reason: takenBack,
    })
    .execute()
}

/** A service that is overdue, with a time at the workshop a year from now; `id` is its car. */
export async function aCarService(
  { db, clock: { now } }: { db: Db; clock: { now: number } },
  { id: car_id, service: id }: Record<string, string>,
  by = 'admin',
): Promise<void> {
  const from = now + 360 * day + services++ * day
  const entry_id = `workshop-of-${id}`
  await db
    .insertInto('calendar_entries')
    .values({
      id: entry_id,
      car_id: car_id!,
      from_at: new Date(from),
      to_at: new Date(from + hour),
      kind: 'maintenance',
      booking_id: null,
      series_id: null,
      note: null,
      created_by: null,
    })
    .execute()
  await db
    .insertInto('car_services')
    .values({
      id: id!,
      car_id: car_id!,
      kind: 'oil',
      note: '5W-30',
      every_km: 10_000,
      every_months: 6,
      last_day: addDays(dayOf(now), -400),
      last_km: 30_000,
      entry_id,
      created_by: by,
      created_at: new Date(now),
    })
    .execute()
}
