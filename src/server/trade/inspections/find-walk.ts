// What a walk around a car begins with: what its supplier asks, and what is known of the car.

import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { Db } from '#server/platform/db/connect.ts'

export async function findWalk(db: Db, car: string): Promise<NonNullable<StaffBooking['walk']>> {
  const asked = await db
    .selectFrom('cars as c')
    .innerJoin('suppliers as s', 's.id', 'c.supplier_id')
    .select(['c.fuel_type', 's.required_pictures', 's.checklist', 's.deposit_methods'])
    .where('c.id', '=', car)
    .executeTakeFirstOrThrow()
  const damages = await db
    .selectFrom('car_damages')
    .select(['id as _id', 'kind', 'size', 'zone', 'first_seen_at'])
    .where('car_id', '=', car)
    .where('repaired_at', 'is', null)
    .orderBy('first_seen_at')
    .execute()
  return {
    requiredPictures: asked.required_pictures,
    checklist: asked.checklist,
    fuel: asked.fuel_type,
    lastKilometres: await findLastKilometres(db, car),
    damages: damages.map(({ first_seen_at: seenAt, ...damage }) => ({
      ...damage,
      seenAt: seenAt.toISOString(),
    })),
    depositMethods: asked.deposit_methods,
  }
}

/** Of the latest record of the car, until an instant where one is named; null where there is none. */
export async function findLastKilometres(db: Db, car: string, until?: number): Promise<number | null> {
  const last = await db
    .selectFrom('inspections')
    .select('kilometres')
    .where('car_id', '=', car)
    .$if(until !== undefined, (query) => query.where('taken_at', '<=', new Date(until!)))
    .orderBy('taken_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kilometres ?? null
}
