// Reads the content of mails about a booking from the rows at the moment of sending.

import { sql, type Selectable } from 'kysely'
import type { Place } from '#contract/cars/locations.ts'
import { isUnconfirmed } from '#server/bookings/confirmation-link.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'
import { placeJson } from '#server/core/locations/places.ts'
import { goingBack } from '#server/bookings/money/kept-payments.ts'

export type Booked = Selectable<BookingsTable> & {
  car_name: string
  /** The driver has not confirmed their address yet. */
  is_unconfirmed: boolean
  /** Whole XAF that is on its way back. */
  going_back: number
  /** When a change was accepted last. */
  changed_at: Date | null
  supplier: { name: string; phone: string; whatsapp: string | null; counterMethods: CounterMethod[] }
  pick_up: Place
  drop_off: Place
}

/** The booking for a mail to its driver, or null when there is none. Without a viewer: the outbox asks. */
export async function findBooked(db: Db, id: string): Promise<Booked | null> {
  const { rows } = await sql<Booked>`SELECT b.*, c.name AS car_name, ${isUnconfirmed} AS is_unconfirmed,
    (SELECT max(answered_at) FROM booking_changes WHERE booking_id = b.id AND state = 'accepted') AS changed_at, ${goingBack} AS going_back,
    json_build_object('name', s.name, 'phone', s.phone, 'whatsapp', s.whatsapp, 'counterMethods', s.counter_methods) AS supplier,
    ${placeJson('pick')} AS pick_up, ${placeJson('dropped')} AS drop_off
    FROM bookings b JOIN cars c ON c.id = b.car_id JOIN suppliers s ON s.id = b.supplier_id
    JOIN users u ON u.id = b.driver_id
    JOIN locations pick ON pick.id = b.pick_up_location JOIN locations dropped ON dropped.id = b.drop_off_location
    WHERE b.id = ${id}`.execute(db)
  return rows[0] ?? null
}
