// The row of a booking, from what was decided.

import type { Insertable } from 'kysely'
import type { NewBooking } from '#contract/bookings/new-booking.ts'
import { dueToKeep, splitPayment } from '#domain/booking/split-payment.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { holdEnd } from '#domain/payment/hold.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isOverlap } from '#server/core/calendar/free-sql.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { BookingsTable } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { currentConditions } from '#server/trade/suppliers/conditions/find-conditions.ts'
import { newId } from '#server/platform/http/tokens.ts'
import type { Driver } from './booking-driver.ts'
import type { TripDecision } from './decide-trip.ts'

export type BookingToInsert = {
  body: Pick<NewBooking, 'car' | 'extras' | 'additionalDriver' | 'payment' | 'language'>
  driver: Omit<Driver, 'isUnclaimed'>
  decision: TripDecision
  status: BookingStatus
  guestKey: Buffer | null
  /** When the address was confirmed; null while that is open. */
  confirmedAt: Instant | null
  /** Staff booked for somebody whose account they could not see. */
  awaitsDriver?: boolean
  /** Units of the driver's currency per XAF. */
  money: { currency: Currency; rate: number }
  now: Instant
}

/** What happens to a booking later; the database begins these. */
type WrittenLater = keyof Pick<
  BookingsTable,
  | 'cancel_reason'
  | 'landed_at'
  | 'late_at'
  | 'handed_over_at'
  | 'returned_at'
  | 'no_show_at'
  | 'hidden_at'
  | 'confirm_link'
  | 'paid'
  | 'back_at_counter'
  | 'deposit_held'
  | 'charges'
>

/** Every other column is written here, also where the database has a default: a new one that is forgotten does not compile. */
type BookingRow = Required<Omit<Insertable<BookingsTable>, WrittenLater>>

/** Returns the id. A hold ends half an hour later. Throws `car-taken` when the car's calendar has something else by now. */
export async function insertBooking(tx: Tx, booking: BookingToInsert): Promise<string> {
  const { body, driver, decision, status, guestKey, confirmedAt, awaitsDriver = false, money, now } = booking
  const { found, period, extras, price, pickUp, dropOff } = decision
  const { supplier, car } = found.row
  const id = newId()
  await tx
    .insertInto('bookings')
    .values({
      id,
      reference: newId(8).toUpperCase(),
      car_id: body.car,
      supplier_id: supplier.id,
      driver_id: driver.id,
      guest_key: guestKey,
      pick_up_location: pickUp,
      drop_off_location: dropOff,
      from_at: new Date(period.from),
      to_at: new Date(period.to),
      status,
      hold_expires_at: status === 'void' ? new Date(holdEnd(now)) : null,
      cancel_requested_at: null,
      driver_name: driver.fullName,
      driver_email: driver.email,
      driver_phone: driver.phone,
      driver_birth_date: driver.birthDate,
      additional_driver: body.extras.includes('additionalDriver')
        ? JSON.stringify(body.additionalDriver)
        : null,
      confirmed_at: confirmedAt === null ? null : new Date(confirmedAt),
      awaits_driver: awaitsDriver,
      extras,
      payment: body.payment,
      days: price.days,
      lines: JSON.stringify(price.lines),
      total: price.total,
      due_online: splitPayment(body.payment, price.total, supplier.part_payment_percent).now,
      due_to_keep: dueToKeep(body.payment, price.total, supplier.part_payment_percent),
      security_deposit: car.deposit,
      currency: money.currency,
      rate: money.rate,
      language: body.language,
      conditions: await currentConditions(tx, supplier.id),
      created_at: new Date(now),
    } satisfies BookingRow)
    .execute()
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('car-taken') : error
    })
  return id
}
