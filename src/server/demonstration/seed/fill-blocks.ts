// Time that staff of the demonstration world have taken out of their cars' calendars.

import { day, dayOf, hour, instantOf, type Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { deskBlocks } from './world/desk-bookings.ts'

/** Washes and services around today, and a block far ahead, for examples of the calls that change one. */
export async function fillBlocks(tx: Tx, now: Instant): Promise<void> {
  const midnight = instantOf(`${dayOf(now)}T00:00`)!
  const far = {
    id: 'demo-block',
    carId: 'demo-prado-dated',
    supplierId: 'mboa-prestige',
    kind: 'block' as const,
    day: 234,
    hours: [8, 10] as const,
    note: null,
  }
  await tx
    .insertInto('calendar_entries')
    .values(
      [far, ...deskBlocks()].map((block) => ({
        id: block.id,
        car_id: block.carId,
        from_at: new Date(midnight + block.day * day + block.hours[0] * hour),
        to_at: new Date(midnight + block.day * day + block.hours[1] * hour),
        kind: block.kind,
        booking_id: null,
        series_id: null,
        note: block.note,
        created_by: block.supplierId,
      })),
    )
    .execute()
}
