// The entry of a car that is out and late goes on: the constraint of the calendar cannot look at a clock.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { lockCar } from './lock-car.ts'
import { isLate, keptUntil } from './out-sql.ts'

/** Until when the entry `e` of the late `bookings b` may last: never into the next one. */
export const movedTo = (now: Instant) => sql<Date>`LEAST(${keptUntil(now)},
  (SELECT min(n.from_at) FROM calendar_entries n WHERE n.car_id = e.car_id AND n.from_at >= e.to_at))`

/** Moves the end of a late car's entry on, as far as the next entry. The caller holds the car's lock. */
export async function keepLateCar(tx: Tx, carId: string, now: Instant): Promise<void> {
  await sql`UPDATE calendar_entries moved SET to_at = late.to_at
    FROM (SELECT e.id, ${movedTo(now)} AS to_at FROM bookings b JOIN calendar_entries e ON e.booking_id = b.id
      WHERE b.car_id = ${carId} AND ${isLate(now)}) late
    WHERE moved.id = late.id AND late.to_at > moved.to_at`.execute(tx)
}

/** The same for every late car, car by car. */
export async function keepLateCars(db: Db, now: Instant): Promise<void> {
  const { rows } = await sql<{ car_id: string }>`
    SELECT DISTINCT b.car_id FROM bookings b JOIN calendar_entries e ON e.booking_id = b.id
    WHERE ${isLate(now)} AND ${movedTo(now)} > e.to_at ORDER BY b.car_id`.execute(db)
  for (const { car_id: carId } of rows)
    await inTransaction(db, 'the site', async (tx) => {
      await lockCar(tx, carId)
      await keepLateCar(tx, carId, now)
    })
}
