// The clock's own move: who has not confirmed the address in time does not keep the car.

import { sql } from 'kysely'
import { confirmationHours, confirmBy } from '#domain/booking/address-confirmation.ts'
import { hour, type Instant } from '#domain/rental/period.ts'
import { overtakeChange } from '#server/bookings/overtake-change.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'
import { isUnconfirmed } from '#server/bookings/confirmation-link.ts'

/** How many bookings one run looks at; the next run takes what is left. */
const roundSize = 200

/**
 * Cancels bookings whose driver's address was not confirmed in time, notifies driver and supplier, and returns how many there
 * were. Whoever has the car has come. Parallel runs cancel each once; one that is locked at this moment waits for the next run.
 */
export async function lapseUnconfirmed(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: string; car_id: string }>`
    SELECT b.id, b.car_id FROM bookings b JOIN users u ON u.id = b.driver_id
    WHERE b.status = 'pending' AND b.handed_over_at IS NULL AND ${isUnconfirmed}
      AND (b.created_at <= ${new Date(now - confirmationHours * hour)} OR b.from_at <= ${new Date(now)})
    ORDER BY b.created_at, b.id LIMIT ${roundSize}`.execute(db)
  let lapsed = 0
  for (const { id, car_id: carId } of rows) {
    lapsed += await inTransaction(db, 'the site', (tx) => lapse(tx, { id, carId }, now))
  }
  return lapsed
}

async function lapse(tx: Tx, { id, carId }: { id: string; carId: string }, now: Instant): Promise<number> {
  // The car first: the lock order of booking and releasing.
  await lockCar(tx, carId)
  const { rows } = await sql<{ status: 'pending'; created_at: Date; from_at: Date }>`
    SELECT b.status, b.created_at, b.from_at FROM bookings b JOIN users u ON u.id = b.driver_id
    WHERE b.id = ${id} AND b.status = 'pending' AND b.handed_over_at IS NULL AND ${isUnconfirmed}
    FOR UPDATE OF b SKIP LOCKED FOR SHARE OF u SKIP LOCKED`.execute(tx)
  const [waiting] = rows
  if (!waiting) return 0
  const { status, created_at: bookedAt, from_at: pickUp } = waiting
  const deadline = confirmBy({
    status,
    isConfirmed: false,
    bookedAt: bookedAt.getTime(),
    pickUp: pickUp.getTime(),
  })
  if (deadline === null || deadline > now) return 0
  await tx.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(now),
      actor: 'clock',
      from_status: 'pending',
      to_status: 'cancelled',
      note: null,
    })
    .execute()
  await overtakeChange(tx, id, now)
  await notify(tx, { kind: 'booking-lapsed', bookingId: id, now })
  return 1
}
