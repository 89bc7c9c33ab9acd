// What staff take out of a car's calendar by hand, as it is written. The caller holds the car's lock.

import type { BodyOf } from '#contract/endpoint.ts'
import type { createStaffBlock } from '#contract/staff/fleet/calendar.ts'
import { day, instantOf, minute, type Instant, type Period } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'

export type Asking = { viewer: Viewer; now: Instant }
export type NewBlock = BodyOf<typeof createStaffBlock>

/** A year is the longest that a car stands still by hand; what is over needs no block. Throws `invalid-date` on `to`. */
export function periodOf(block: { from: string; to: string }, now: Instant): Period {
  // The contract has parsed both as wall times.
  const period = { from: instantOf(block.from) as Instant, to: instantOf(block.to) as Instant }
  if (period.to <= period.from || period.to <= now || period.to - period.from > 366 * day)
    refuseField('to', 'invalid-date')
  return period
}

/** Writes those of the periods that are free, and gives the beginnings of what was written, in order. */
export async function insertBlocks(
  tx: Tx,
  { _id, car, kind, note, weekly }: NewBlock,
  all: Period[],
  { viewer, now }: Asking,
): Promise<Instant[]> {
  const rows = await tx
    .insertInto('calendar_entries')
    .values(
      all.map(({ from, to }, index) => ({
        id: index === 0 ? _id : newId(),
        car_id: car,
        from_at: new Date(from),
        to_at: new Date(to),
        kind,
        booking_id: null,
        series_id: weekly ? _id : null,
        note: note || null,
        created_by: viewer.person!.id,
        created_at: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.constraint('one_calendar').doNothing())
    .returning('from_at')
    .execute()
  return rows.map((row) => row.from_at.getTime()).sort((a, b) => a - b)
}

/** Makes room for another time in place of a block that is not over. */
export async function dropBlock(tx: Tx, id: string, now: Instant): Promise<void> {
  await tx
    .deleteFrom('calendar_entries')
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .where('to_at', '>', new Date(now))
    .execute()
}

/** Gives back what is left of a block: one that has begun ends now, one that is to come goes, and one that is over stays. */
export async function endBlock(tx: Tx, id: string, now: Instant): Promise<void> {
  const end = new Date(Math.ceil(now / minute) * minute)
  await tx
    .deleteFrom('calendar_entries')
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .where('from_at', '>=', end)
    .execute()
  await tx
    .updateTable('calendar_entries')
    .set({ to_at: end })
    .where('id', '=', id)
    .where('booking_id', 'is', null)
    .where('to_at', '>', end)
    .execute()
}
