// Who has a car next.

import type { Db } from '#server/platform/db/connect.ts'

/** The next booking of the car after a booking of it, by when it takes it; null where there is none. */
export async function findNext(
  db: Db,
  { id, car_id: car, to_at: end }: { id: string; car_id: string; to_at: Date },
): Promise<{ _id: string; reference: string; fullName: string; from: string } | null> {
  const next = await db
    .selectFrom('calendar_entries as e')
    .innerJoin('bookings as b', 'b.id', 'e.booking_id')
    .select(['b.id', 'b.reference', 'b.driver_name', 'b.from_at'])
    .where('e.car_id', '=', car)
    .where('b.id', '<>', id)
    .where('e.from_at', '>=', end)
    .orderBy('e.from_at')
    .limit(1)
    .executeTakeFirst()
  if (!next) return null
  return {
    _id: next.id,
    reference: next.reference,
    fullName: next.driver_name,
    from: next.from_at.toISOString(),
  }
}
