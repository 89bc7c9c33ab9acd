// Reading bookings, with the car, the supplier and the places they name.

import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Place } from '#contract/cars/locations.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { CarType } from '#domain/car/car.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import type { BookingChangesTable } from '#server/platform/db/tables/change-tables.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { placeJson } from '#server/core/locations/places.ts'
import { goingBack } from './money/kept-payments.ts'
import { chargesOf, type ChargeJson } from './money/find-charges.ts'
import { depositLinesOf, type DepositLineJson } from './money/find-deposit.ts'
import { paymentsOf, type StoredPayment } from './money/find-payments.ts'
import { isUnconfirmed } from './confirmation-link.ts'
import { drivenBy, isShown, payableBy, readableBy } from './ownership.ts'

export type StoredBooking = Selectable<BookingsTable> & {
  /** The plate is for staff. */
  car: { name: string; image: string; range: CarType; plate: string | null }
  supplier: { name: string; logo: string; phone: string; whatsapp: string | null; email: string }
  /** Whole XAF of kept payments that went back, and of those that is on its way. */
  refunded: number
  going_back: number
  /** Whole XAF that banks have withdrawn over disputes. */
  withdrawn: number
  payments: StoredPayment[]
  deposit_lines: DepositLineJson[]
  charge_lines: ChargeJson[]
  /** Whole XAF that the counter took and has not handed back, and what it has. */
  at_counter: number
  handed_back: number
  /** What was asked and is not answered; instants as texts. */
  change: ChangeRow | null
  pick_up: Place
  drop_off: Place
  history: { at: string; from: BookingStatus | null; to: BookingStatus; note: string | null }[]
  /** When it was reviewed. */
  reviewed_at: Date | null
  /** The reader drives it, and has not shown yet that the address is theirs. */
  is_asked: boolean
  is_unconfirmed: boolean
}

type ChangeRow = Pick<BookingChangesTable, 'days' | 'extras' | 'total' | 'difference' | 'note'> & {
  from: string
  to: string
  askedAt: string
}

/** Ends before WHERE; `b` is the booking, `c` the car, `s` the supplier, `u` the driver. `isOwn` says whether the reader is that. */
export const selectBookings = (
  isOwn: RawBuilder<boolean>,
) => sql<StoredBooking>`SELECT b.*, (${isOwn} AND ${isUnconfirmed}) AS is_asked, ${isUnconfirmed} AS is_unconfirmed,
  json_build_object('name', c.name, 'image', ${cardPicture}, 'range', c.range, 'plate', c.plate) AS car,
  json_build_object('name', s.name, 'logo', s.logo, 'phone', s.phone, 'whatsapp', s.whatsapp, 'email', s.email) AS supplier,
  (SELECT COALESCE(sum(ceil(xaf * least(refunded, amount)::numeric / amount)), 0)::int FROM payments
    WHERE booking_id = b.id AND status = 'kept') AS refunded,
  (SELECT COALESCE(sum(ceil(xaf * least(refunded + disputed, amount)::numeric / amount) - ceil(xaf * least(refunded, amount)::numeric / amount)), 0)::int
    FROM payments WHERE booking_id = b.id AND status = 'kept') AS withdrawn,
  ${goingBack} AS going_back, ${paymentsOf} AS payments, ${depositLinesOf} AS deposit_lines,
  ${chargesOf} AS charge_lines,
  (SELECT COALESCE(sum(amount), 0)::int FROM counter_payments WHERE booking_id = b.id)
    - (SELECT COALESCE(sum(amount), 0)::int FROM counter_refunds WHERE booking_id = b.id) AS at_counter,
  (SELECT COALESCE(sum(amount), 0)::int FROM counter_refunds WHERE booking_id = b.id) AS handed_back,
  (SELECT json_build_object('from', from_at, 'to', to_at, 'days', days, 'extras', extras, 'total', total,
      'difference', difference, 'note', note, 'askedAt', asked_at)
    FROM booking_changes WHERE booking_id = b.id AND state = 'open') AS change,
  (SELECT written_at FROM reviews WHERE booking_id = b.id) AS reviewed_at,
  ${placeJson('pick')} AS pick_up, ${placeJson('dropped')} AS drop_off,
  (SELECT json_agg(json_build_object('at', h.at, 'from', h.from_status, 'to', h.to_status, 'note', h.note) ORDER BY h.id)
    FROM booking_history h WHERE h.booking_id = b.id) AS history
  FROM bookings b JOIN cars c ON c.id = b.car_id JOIN suppliers s ON s.id = b.supplier_id
  JOIN users u ON u.id = b.driver_id
  JOIN locations pick ON pick.id = b.pick_up_location JOIN locations dropped ON dropped.id = b.drop_off_location`

/** The booking when the viewer may read it, else null. A lapsed hold is found only when asked how its payment ended. */
export async function findBooking(
  db: Db | Tx,
  id: string,
  viewer: Viewer,
  { lapsedToo = false }: { lapsedToo?: boolean } = {},
): Promise<StoredBooking | null> {
  const shown = lapsedToo ? sql`true` : isShown
  const { rows } =
    await sql<StoredBooking>`${selectBookings(drivenBy(viewer))} WHERE b.id = ${id} AND ${shown} AND ${readableBy(viewer)}`.execute(
      db,
    )
  return rows[0] ?? null
}

/** The booking when the viewer may pay for it, else null. */
export async function findPayable(db: Db, id: string, viewer: Viewer): Promise<StoredBooking | null> {
  const { rows } =
    await sql<StoredBooking>`${selectBookings(drivenBy(viewer))} WHERE b.id = ${id} AND ${payableBy(viewer)}`.execute(
      db,
    )
  return rows[0] ?? null
}

/** Every booking that a person drives, oldest first: for that person's own copy of their data. */
export async function findDriven(db: Db, driverId: string): Promise<StoredBooking[]> {
  const { rows } =
    await sql<StoredBooking>`${selectBookings(sql`true`)} WHERE b.driver_id = ${driverId} ORDER BY b.created_at, b.id`.execute(
      db,
    )
  return rows
}
