// Past, running and future bookings of the demonstration world, each priced by the real rule.

import { createHash } from 'node:crypto'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import { dueToKeep, splitPayment } from '#domain/booking/split-payment.ts'
import { holdEnd } from '#domain/payment/hold.ts'
import { extrasWith } from '#domain/rental/extra-prices.ts'
import {
  addDays,
  day,
  dayOf,
  hour,
  instantOf,
  minute,
  type Instant,
  type Period,
} from '#domain/rental/period.ts'
import { quote, type Pricing } from '#domain/rental/quote.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import type { WorldBooking } from './world/booking.ts'
import { worldBookings } from './world/bookings.ts'
import type { WorldCar } from './world/car.ts'
import { deskBookings, type DeskBooking } from './world/desk-bookings.ts'
import { deskDrivers, worldDrivers } from './world/people.ts'
import { worldSuppliers } from './world/suppliers.ts'

const demonstrationDriverId = worldDrivers[0]!.id
/** A stable address for the booking that the demonstration driver takes next. */
const nextBookingId = 'demo-booking-next'
/** And for the one whose car is held for its payment. */
const heldBookingId = 'demo-booking-held'
/** And for those whose drivers ask for a change: two in the fleet of the first supplier, two in others. */
export const changingBookingIds = [
  'demo-booking-change-1',
  'demo-booking-change-2',
  'demo-booking-change-3',
  'demo-booking-change-4',
] as const
const firstSupplierId = worldSuppliers[0]!.id
const activeStatuses: ReadonlySet<string> = new Set(['pending', 'reserved', 'deposit', 'paid'])

/** Trips of some days that lie ahead: the first supplier's next one and next that is paid, and two of the others. */
function changing(bookings: readonly WorldBooking[], fleet: ReadonlyMap<string, WorldCar>): WorldBooking[] {
  const ahead = bookings
    .filter(
      ({ driverId, carId, status }) =>
        fleet.has(carId) && driverId !== demonstrationDriverId && activeStatuses.has(status),
    )
    .filter(({ fromDay, toDay }) => fromDay > 7 && toDay - fromDay > 2)
    .sort((a, b) => a.fromDay - b.fromDay)
  const isFirst = ({ carId }: WorldBooking) => fleet.get(carId)!.supplierId === firstSupplierId
  const [next, ...later] = ahead.filter(isFirst)
  const paid = later.find(({ status }) => status === 'paid')
  const others = ahead.filter((booking) => !isFirst(booking))
  return [next, paid, ...others.slice(0, 2)].filter((booking) => booking !== undefined)
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))
const drivers = byId([...worldDrivers, ...deskDrivers])
const suppliers = byId(worldSuppliers)

const choices: Partial<Record<WorldBooking['status'], PaymentChoice>> = {
  void: 'full',
  deposit: 'deposit',
  paid: 'full',
}

/** What a car of the world costs, its dated prices counted from `today`. */
export function pricingOf(car: WorldCar, today: string): Pricing {
  const dateBasedPrices = car.tariff.dateBasedPrices.map(({ fromDay, toDay, dailyPrice }) => ({
    startDate: addDays(today, fromDay),
    endDate: addDays(today, toDay),
    dailyPrice,
  }))
  const markupPercent = suppliers.get(car.supplierId)!.markupPercent
  return { tariff: { ...car.tariff, dateBasedPrices }, extras: car.extras, markupPercent }
}

/** Eight characters that stay the same for the same booking of the same world. */
function referenceFor(id: string): string {
  const digest = createHash('sha256').update(id).digest()
  return Array.from(digest.subarray(0, 8), (byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte & 31]).join('')
}

/** Six days ahead, or some days ago for a trip further away; spread out, as four bookings in one minute look made up. */
function madeAt(from: Instant, index: number, now: Instant): Date {
  return new Date(Math.min(from - 6 * day, now - (2 + (index % 7)) * day - (index % 5) * hour))
}

export function bookingValues(booking: WorldBooking, index: number, id: string, car: WorldCar, now: Instant) {
  const today = dayOf(now)
  const driver = drivers.get(booking.driverId)!
  const from = instantOf(`${addDays(today, booking.fromDay)}T${booking.fromTime}`)!
  const to = instantOf(`${addDays(today, booking.toDay)}T${booking.toTime}`)!
  const payment = choices[booking.status] ?? 'counter'
  const extras = extrasWith(payment, booking.extras)
  const price = quote(pricingOf(car, today), { from, to }, { extras, payment })
  const supplier = suppliers.get(car.supplierId)!
  return {
    id,
    reference: referenceFor(id),
    car_id: car.id,
    supplier_id: car.supplierId,
    driver_id: driver.id,
    guest_key: null,
    pick_up_location: booking.pickUpLocation,
    drop_off_location: booking.dropOffLocation,
    from_at: new Date(from),
    to_at: new Date(to),
    status: booking.status,
    hold_expires_at: booking.status === 'void' ? new Date(holdEnd(now)) : null,
    ...seenAtCounter(booking, { from, to }, now),
    landed_at: from <= now && now < to ? new Date(from - hour) : null,
    driver_name: driver.fullName,
    driver_email: driver.email,
    driver_phone: driver.phone,
    driver_birth_date: driver.birthDate,
    additional_driver: null,
    extras,
    payment,
    days: price.days,
    lines: JSON.stringify(price.lines),
    total: price.total,
    paid: booking.status === 'void' ? 0 : splitPayment(payment, price.total, supplier.partPaymentPercent).now,
    due_online: splitPayment(payment, price.total, supplier.partPaymentPercent).now,
    due_to_keep: dueToKeep(payment, price.total, supplier.partPaymentPercent),
    security_deposit: car.deposit,
    currency: 'XAF' as const,
    rate: 1,
    language: driver.language,
    created_at: booking.status === 'void' ? new Date(now) : madeAt(from, index, now),
  }
}

/** The example of a driver who never came. */
const neverCame = 'demo-booking-011'

/** What the counter saw: cars went out a little late, came back a little early, and what is out of time is not back. */
function seenAtCounter(booking: WorldBooking | DeskBooking, { from, to }: Period, now: Instant) {
  const isDesk = 'at' in booking
  const wasOut =
    activeStatuses.has(booking.status) &&
    (isDesk ? booking.at === 'road' || booking.at === 'back' : from < now)
  const isBack = wasOut && (isDesk ? booking.at === 'back' : to < now)
  const isAsked = isDesk && booking.isAsked
  return {
    handed_over_at: wasOut ? new Date(from + 12 * minute) : null,
    returned_at: isBack ? new Date(to - 9 * minute) : null,
    cancel_requested_at: isAsked ? new Date(now - 2 * hour) : null,
    cancel_reason: isAsked ? 'Mon vol est annulé.' : null,
  }
}

/** Inserts the bookings and their history. The demonstration driver's next one gets a fixed address. */
export async function fillBookings(tx: Tx, cars: readonly WorldCar[], now: Instant): Promise<void> {
  const fleet = byId(cars)
  const bookings = worldBookings()
  const next = bookings
    .filter(
      ({ driverId, status, fromDay }) =>
        driverId === demonstrationDriverId && status !== 'cancelled' && fromDay > 0,
    )
    .sort((a, b) => a.fromDay - b.fromDay)[0]
  const fixed = new Map(
    changing(bookings, fleet).map(
      (booking, index) => [booking, changingBookingIds[index]!] as [WorldBooking, string],
    ),
  )
  if (next) fixed.set(next, nextBookingId)
  const values = bookings.map((booking, index) => {
    const id =
      booking.status === 'void'
        ? heldBookingId
        : (fixed.get(booking) ?? `demo-booking-${String(index + 1).padStart(3, '0')}`)
    return bookingValues(booking, index, id, fleet.get(booking.carId)!, now)
  })
  const never = values.find(({ id }) => id === neverCame)!
  never.handed_over_at = never.returned_at = null
  for (const [index, booking] of deskBookings().entries())
    values.push(bookingValues(booking, index, booking.id, fleet.get(booking.carId)!, now))
  await tx.insertInto('bookings').values(values).execute()
  const history = values.flatMap(({ id, driver_id, supplier_id, status, created_at }) => {
    const first = status === 'void' ? ('void' as const) : ('pending' as const)
    const made = {
      booking_id: id,
      at: created_at,
      actor: driver_id,
      from_status: null,
      to_status: first,
      note: null,
    }
    if (status === first) return [made]
    return [made, { ...made, actor: supplier_id, from_status: 'pending' as const, to_status: status }]
  })
  await tx.insertInto('booking_history').values(history).execute()
}
