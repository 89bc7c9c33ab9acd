// Another car of the same supplier for a booking. What was agreed stays: price, extras, security deposit.

import { sql, type Selectable } from 'kysely'
import type { SwapCar } from '#contract/staff/fleet/swap.ts'
import { maySwap } from '#domain/booking/staff-acts.ts'
import { ageAt } from '#domain/people/age.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import { isFreeForBooking, isOverlap } from '#server/core/calendar/free-sql.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { settleCalendar } from '#server/bookings/settle-calendar.ts'

type Asking = { id: string; viewer: Viewer; now: Instant }
type Booking = Selectable<BookingsTable>

const mostCars = 100

/**
 * Listed cars of the booking's supplier that are free for all of it: those of the same range that stand at its pick-up first.
 * Throws `not-found` outside the fleet, `not-possible-now` for a booking whose car cannot be swapped.
 */
export async function listSwapCars(db: Db, { id, viewer, now }: Asking): Promise<{ cars: SwapCar[] }> {
  const booking = await db
    .selectFrom('bookings as b')
    .selectAll()
    .where('b.id', '=', id)
    .where(managedBy(viewer))
    .executeTakeFirst()
  if (!booking) throw new Refusal('not-found')
  refuseUnswappable(booking, now)
  const period = { from: booking.from_at.getTime(), to: booking.to_at.getTime() }
  const { rows } = await sql<Omit<SwapCar, 'isTooYoung'> & { minimumAge: number }>`
    SELECT c.id AS _id, c.name, c.plate, ${cardPicture} AS image, c.range, c.gearbox, c.seats, c.minimum_age AS "minimumAge",
      ${booking.pick_up_location} = ANY(c.location_ids) AS "isAtPickUp"
    FROM cars c JOIN suppliers s ON s.id = c.supplier_id JOIN cars booked ON booked.id = ${booking.car_id}
    WHERE c.supplier_id = ${booking.supplier_id} AND c.id <> booked.id AND ${isOffered(now)}
      AND ${isFreeForBooking(id, period, now)}
    ORDER BY c.range = booked.range DESC, ${booking.pick_up_location} = ANY(c.location_ids) DESC,
      abs(c.daily_price - booked.daily_price), c.name, c.id
    LIMIT ${mostCars}`.execute(db)
  return {
    cars: rows.map(({ minimumAge, ...car }) => ({ ...car, isTooYoung: isTooYoung(booking, minimumAge) })),
  }
}

/** The calendar does not hold a car that was handed over before its time. */
async function refuseKeptCar(
  tx: Tx,
  { id, from_at, to_at }: Booking,
  car: string,
  now: Instant,
): Promise<void> {
  const period = { from: from_at.getTime(), to: to_at.getTime() }
  const { rows } = await sql`SELECT FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE c.id = ${car} AND ${isFreeForBooking(id, period, now)}`.execute(tx)
  if (rows.length === 0) throw new Refusal('car-taken')
}

function refuseUnswappable(booking: Booking, now: Instant): void {
  const { status, to_at: to, returned_at: returned } = booking
  if (!maySwap({ status, to: to.getTime(), isReturned: returned !== null }, now))
    throw new Refusal('not-possible-now')
}

const isTooYoung = (booking: Booking, minimumAge: number): boolean =>
  [booking.driver_birth_date, booking.additional_driver?.birthDate].some(
    (birthDate) => birthDate && ageAt(birthDate, booking.from_at.getTime()) < minimumAge,
  )

/**
 * Gives the booking another car, for the whole of its period, and notifies its driver. Throws `not-found` outside the fleet
 * and on `car` for a car of another supplier, `not-possible-now`, `too-young-for-car` and `car-unavailable` on `car`, and
 * `car-taken` when the car is not free, `changed-meanwhile` when the booking has another car than the screen showed.
 */
export async function swapCar(
  db: Db,
  {
    id,
    viewer,
    now,
    car,
    was,
    note,
  }: Asking & { car: string; was?: string | undefined; note?: string | undefined },
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer), car)
    if (booking.car_id === car) return
    if (was !== undefined && booking.car_id !== was) throw new Refusal('changed-meanwhile')
    refuseUnswappable(booking, now)
    const names = await refuseWrongCar(tx, booking, car, now)
    await settleCalendar(tx, car, now)
    await refuseKeptCar(tx, booking, car, now)
    await tx
      .updateTable('bookings')
      .set({ car_id: car })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        throw isOverlap(error) ? new Refusal('car-taken') : error
      })
    await remember(tx, booking, { ...names, note, viewer, now })
  })
}

async function refuseWrongCar(
  tx: Tx,
  booking: Booking,
  id: string,
  now: Instant,
): Promise<{ was: string; is: string }> {
  const cars = await tx
    .selectFrom('cars as c')
    .select(['id', 'name', 'minimum_age', isOffered(now).as('is_offered')])
    .where('id', 'in', [booking.car_id, id])
    .where('supplier_id', '=', booking.supplier_id)
    .execute()
  const car = cars.find((each) => each.id === id)
  if (!car) return refuseField('car', 'not-found')
  if (!car.is_offered) return refuseField('car', 'car-unavailable')
  if (isTooYoung(booking, car.minimum_age)) return refuseField('car', 'too-young-for-car')
  return { was: cars.find((each) => each.id === booking.car_id)!.name, is: car.name }
}

async function remember(
  tx: Tx,
  { id, status }: Booking,
  {
    was,
    is,
    note,
    viewer,
    now,
  }: { was: string; is: string; note: string | undefined; viewer: Viewer; now: Instant },
): Promise<void> {
  const actor = viewer.person!.id
  const row = await tx
    .insertInto('booking_history')
    .values({
      booking_id: id,
      at: new Date(now),
      actor,
      from_status: status,
      to_status: status,
      note: note ? `${was} → ${is}. ${note}` : `${was} → ${is}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(tx, { actor, action: 'car-swapped', entity: 'booking', entityId: id }, now)
  await notify(tx, { kind: 'car-swapped', bookingId: id, now, dedupe: row.id })
}
