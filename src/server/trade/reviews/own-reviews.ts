// What a person has said of trips, for their own copy.

import type { PersonalData } from '#contract/account/profile.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Oldest first. */
export async function findOwnReviews(db: Db, driverId: string): Promise<PersonalData['reviews']> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .selectAll('r')
    .where('b.driver_id', '=', driverId)
    .orderBy('r.written_at')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    booking: row.booking_id,
    carStars: row.car_stars,
    supplierStars: row.supplier_stars,
    chips: row.chips,
    text: row.text,
    firstName: row.first_name,
    answer: row.answer,
    writtenAt: row.written_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }))
}
