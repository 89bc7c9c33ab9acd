// What the driver of a booking photographed, and said of its return.

import type { Inspections } from '#contract/bookings/inspections.ts'
import { answerUntil } from '#domain/inspection/driver-half.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** The caller has the right to the booking. */
export async function findDriverHalf(db: Db, id: string): Promise<NonNullable<Inspections['driver']>> {
  const { returned_at: back } = await db
    .selectFrom('bookings')
    .select('returned_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const pictures = await db
    .selectFrom('driver_pictures')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('arrived_at')
    .orderBy('hash')
    .execute()
  const said = await db
    .selectFrom('return_answers')
    .selectAll()
    .where('booking_id', '=', id)
    .executeTakeFirst()
  const until = answerUntil(back?.getTime() ?? null)
  return {
    pictures: pictures.map(({ kind, slot, hash, taken_at: takenAt, arrived_at: arrivedAt, file }) => ({
      kind,
      slot,
      sha256: hash,
      takenAt: takenAt.toISOString(),
      arrivedAt: arrivedAt.toISOString(),
      isKept: file !== null,
    })),
    answerUntil: until === null ? null : new Date(until).toISOString(),
    answer: said
      ? {
          agrees: said.agrees,
          reason: said.reason,
          at: said.said_at.toISOString(),
          staffAnswer: said.answer,
          answeredAt: said.answered_at?.toISOString() ?? null,
        }
      : null,
  }
}
