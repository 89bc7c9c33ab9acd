// The clock's own move: a guest who has not confirmed the address within a day does not keep the car.

import { sql } from 'kysely'
import { confirmationHours } from '#domain/booking/address-confirmation.ts'
import { hour, type Instant } from '#domain/rental/period.ts'
import { overtakeChange } from './changes/overtake-change.ts'
import type { Db, Tx } from '../db/connect.ts'
import { notify } from '../notifications/notify.ts'

/** How many bookings one round looks at; the next round takes what is left. */
const roundSize = 200

/** What is waiting for its driver's address too long, and has not begun. */
const isDue = (now: Instant) => sql<boolean>`b.status = 'pending' AND b.guest_key IS NOT NULL AND NOT u.verified
  AND b.created_at <= ${new Date(now - confirmationHours * hour)} AND b.from_at > ${new Date(now)}`

/**
 * Cancels them, tells driver and supplier, and gives how many there were. Two rounds at the same time cancel each once;
 * one that somebody works on at this moment waits for the next round.
 */
export async function lapseUnconfirmed(db: Db, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: string; car_id: string }>`
    SELECT b.id, b.car_id FROM bookings b JOIN users u ON u.id = b.driver_id
    WHERE ${isDue(now)} ORDER BY b.created_at, b.id LIMIT ${roundSize}`.execute(db)
  let lapsed = 0
  for (const { id, car_id: carId } of rows) {
    lapsed += await db.transaction().execute((tx) => lapse(tx, { id, carId }, now))
  }
  return lapsed
}

async function lapse(tx: Tx, { id, carId }: { id: string; carId: string }, now: Instant): Promise<number> {
  // The car first, as everybody who books or lets go locks it.
  await sql`SELECT 1 FROM cars WHERE id = ${carId} FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql`
    SELECT 1 FROM bookings b JOIN users u ON u.id = b.driver_id WHERE b.id = ${id} AND ${isDue(now)}
    FOR UPDATE OF b SKIP LOCKED FOR SHARE OF u SKIP LOCKED`.execute(tx)
  if (rows.length === 0) return 0
  await tx.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await tx
    .insertInto('booking_history')
    .values({ booking_id: id, at: new Date(now), actor: 'clock', from_status: 'pending', to_status: 'cancelled', note: null })
    .execute()
  await overtakeChange(tx, id, now)
  await notify(tx, { kind: 'booking-lapsed', bookingId: id, now })
  return 1
}
