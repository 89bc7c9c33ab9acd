// A booking in the hands of the person who may change it, until the transaction ends.

import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { ShownBooking } from '#contract/bookings/bookings.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { lockCar } from '#server/core/calendar/lock-car.ts'

/**
 * Locks the car, and `otherCar` where one is named, then the booking. `rights` is a condition of `bookings/ownership.ts`.
 * Throws `not-found` without the right.
 */
export async function lockBooking(
  tx: Tx,
  id: string,
  rights: RawBuilder<boolean>,
  otherCar?: string,
): Promise<Selectable<BookingsTable>> {
  for (;;) {
    const found = await tx
      .selectFrom('bookings as b')
      .select('b.car_id')
      .where('b.id', '=', id)
      .where(rights)
      .executeTakeFirst()
    if (!found) throw new Refusal('not-found')
    // Every writer takes cars in the order of their ids.
    const cars = otherCar === undefined ? [found.car_id] : [found.car_id, otherCar].sort()
    await sql`SAVEPOINT cars`.execute(tx)
    for (const car of cars) await lockCar(tx, car)
    const booking = await tx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (booking.car_id === found.car_id) return booking
    // Its car was swapped while this waited. To lock that one too could be against the order: release this lock first.
    await sql`ROLLBACK TO SAVEPOINT cars`.execute(tx)
  }
}

/** Throws `changed-meanwhile` where the booking is no longer what the screen of staff showed; without `was` nothing is compared. */
export function refuseChanged(booking: Selectable<BookingsTable>, was: ShownBooking | undefined): void {
  if (was === undefined) return
  const { cancelRequested } = was
  const isSame =
    booking.from_at.toISOString() === was.from &&
    booking.to_at.toISOString() === was.to &&
    booking.total === was.total &&
    booking.car_id === was.car &&
    (cancelRequested === undefined || (booking.cancel_requested_at !== null) === cancelRequested)
  if (!isSame) throw new Refusal('changed-meanwhile')
}
