// A booking in the hands of the person who may change it, until the transaction ends.

import type { RawBuilder, Selectable } from 'kysely'
import type { Tx } from '#server/db/connect.ts'
import type { BookingsTable } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockCar } from '#server/payments/holds.ts'

/** Locks the car, then the booking. `rights` is a condition of `bookings/ownership.ts`. Throws `not-found` without the right. */
export async function lockBooking(
  tx: Tx,
  id: string,
  rights: RawBuilder<boolean>,
): Promise<Selectable<BookingsTable>> {
  const found = await tx
    .selectFrom('bookings as b')
    .select('b.car_id')
    .where('b.id', '=', id)
    .where(rights)
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  await lockCar(tx, found.car_id)
  return tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}
