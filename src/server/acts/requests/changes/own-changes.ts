// A person's change requests, for the export of their data.

import type { PersonalData } from '#contract/account/profile.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Every request of a driver, oldest first. */
export async function findOwnChanges(db: Db, driverId: string): Promise<PersonalData['changes']> {
  const rows = await db
    .selectFrom('booking_changes as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .selectAll('c')
    .where('b.driver_id', '=', driverId)
    .orderBy('c.position')
    .execute()
  return rows.map((row) => ({
    booking: row.booking_id,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    extras: row.extras,
    total: row.total,
    note: row.note,
    requestedAt: row.asked_at.toISOString(),
    state: row.state,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer_note,
  }))
}
