// A time at the workshop for a service: a block of the car's calendar.

import type { BodyOf } from '#contract/endpoint.ts'
import type { planCarService } from '#contract/staff/fleet/upkeep.ts'
import { dropBlock, endBlock, insertBlocks, periodOf } from '#server/acts/calendar/write-blocks.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { lockService, recordUpkeep, type ServiceAsked } from './lock-service.ts'

/**
 * Blocks the car in place of the time that was booked for this service before; without a time that one is given back. Where the
 * new time is refused the earlier one stays. Throws `not-found`, `car-taken` where a booking or another block is there, and
 * `invalid-date` on `to`.
 */
export async function planWorkshop(
  db: Db,
  { time }: BodyOf<typeof planCarService>,
  asked: ServiceAsked,
): Promise<void> {
  const { id: car, viewer, now } = asked
  const period = time && periodOf(time, now)
  await inTransaction(db, viewer, async (tx) => {
    const { id, note, entry_id: before } = await lockService(tx, asked)
    if (!period && before === null) return
    if (before !== null) await (period ? dropBlock : endBlock)(tx, before, now)
    let entry: string | null = null
    if (time && period) {
      await settleCalendar(tx, car, now)
      entry = newId()
      const block = { _id: entry, car, kind: 'maintenance' as const, ...time, ...(note !== null && { note }) }
      const made = await insertBlocks(tx, block, [period], asked)
      if (made.length === 0) throw new Refusal('car-taken')
    }
    await tx.updateTable('car_services').set({ entry_id: entry }).where('id', '=', id).execute()
    await recordUpkeep(tx, entry === null ? 'workshop-given-up' : 'workshop-booked', asked)
  })
}
