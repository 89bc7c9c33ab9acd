// Booking for somebody who calls or stands at the counter: the driver, the price, the booking.

import * as v from 'valibot'
import { rulesToSetAside } from '#domain/booking/staff-acts.ts'
import { highestTotal } from '#domain/rental/price-bounds.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { idempotencyHeader, createBooking } from '../bookings/bookings.ts'
import { Trip } from '../cars/car-search.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Day, Id, Language, WallTime } from '../fields.ts'
import { Email } from '../email.ts'
import { Sought } from '../sought.ts'
import { BirthDate, Phone } from '../person-fields.ts'
import { AdditionalDriver, Total } from '../bookings/new-booking.ts'
import { Extra, Quote } from '../cars/quotes.ts'
import { Plate, StaffBooking } from './bookings.ts'
import { FullName, line, Remark } from '../text.ts'

const staff = { access: 'staff', right: 'serve-bookings' } as const

export const StaffDriver = v.object({
  _id: Id,
  fullName: v.string(),
  /** Empty for somebody who gave a phone number alone. */
  email: v.string(),
  phone: v.string(),
  birthDate: v.nullable(Day),
  language: Language,
  /** How many bookings of the fleet, and the day of the latest pick-up. */
  bookings: v.number(),
  lastPickUp: v.nullable(Day),
  /** Never rented from the fleet: found by the whole number, and not booked for by this row. What they are called is asked. */
  isMasked: v.optional(v.boolean()),
})
export type StaffDriver = v.InferOutput<typeof StaffDriver>

export const searchStaffDrivers = endpoint({
  method: 'GET',
  path: '/api/staff/drivers',
  summary:
    'For staff: drivers on file by phone number, name or email address, at most 20: for a supplier those with a booking of the fleet',
  query: v.object({
    q: v.pipe(Sought, v.minLength(3, code('required'))),
  }),
  response: v.object({ drivers: v.array(StaffDriver) }),
  failures: ['signed-out', 'forbidden', 'required'],
  ...staff,
  example: () => ({ as: 'admin', query: { q: '629 000 201' } }),
})

const Reason = v.pipe(line(200), v.minLength(1, code('required')))

/** For owners and admins: less to pay, as a line of its own. In whole XAF. */
export const Discount = v.object({
  amount: v.pipe(
    Amount,
    v.minValue(1, code('invalid-input')),
    v.maxValue(highestTotal, code('invalid-input')),
  ),
  reason: Reason,
})

/** What the price depends on. */
const bookingEntries = {
  car: Id,
  ...Trip.entries,
  extras: v.pipe(v.array(Extra), v.maxLength(6)),
  discount: v.optional(Discount),
  /** For admins: rules that do not hold for this booking. */
  setAside: v.optional(
    v.object({
      rules: v.pipe(
        v.array(v.picklist(rulesToSetAside, code('invalid-input'))),
        v.minLength(1),
        v.maxLength(2),
      ),
      reason: Reason,
    }),
  ),
}

const refused = [
  'signed-out',
  'forbidden',
  'not-found',
  'car-taken',
  'car-unavailable',
  'extra-unavailable',
  'pick-up-too-soon',
  'pick-up-too-far',
  'outside-hours',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'below-minimum-days',
  'invalid-input',
] as const

const asked = (now: number) => ({
  car: 'demo-prado-discount',
  pl: 'douala-airport',
  from: `${addDays(dayOf(now), 150)}T10:00`,
  to: `${addDays(dayOf(now), 152)}T10:00`,
  extras: [],
  discount: { amount: 10_000, reason: 'Third rental this year' },
})

export const quoteStaffBooking = endpoint({
  method: 'POST',
  path: '/api/staff/booking-quotes',
  summary: 'For staff: what a booking at the counter would cost; refused where it could not be booked',
  body: v.object(bookingEntries),
  response: v.object({ ...Quote.entries, deposit: Amount }),
  failures: refused,
  ...staff,
  example: (now) => ({ as: 'admin', body: asked(now) }),
})

/** Most cars that a desk chooses among. */
export const mostBookableCars = 200

export const BookableCar = v.object({
  _id: Id,
  name: v.string(),
  plate: Plate,
  supplier: v.object({ _id: Id, name: v.string() }),
  /** Where it is handed over and taken back. */
  places: v.array(Id),
  /** For all of the time, without extras. */
  total: Amount,
  /** What it has at the counter, and what each adds to the total; 0 is included. */
  extras: v.array(v.object({ extra: Extra, amount: Amount })),
})
export type BookableCar = v.InferOutput<typeof BookableCar>

export const listBookableCars = endpoint({
  method: 'GET',
  path: '/api/staff/booking-cars',
  summary:
    'For staff: listed cars of the own fleet, or of any for an admin, that are free in a time, with what they cost then',
  query: v.object({ from: WallTime, to: WallTime }),
  response: v.object({ cars: v.array(BookableCar) }),
  failures: ['signed-out', 'forbidden', 'invalid-date'],
  ...staff,
  example: (now) => ({
    as: 'admin',
    query: { from: `${addDays(dayOf(now), 150)}T10:00`, to: `${addDays(dayOf(now), 152)}T10:00` },
  }),
})

/** Somebody on file; what the file lacks is filled in. */
export const KnownDriver = v.object({ _id: Id, phone: v.optional(Phone), birthDate: v.optional(BirthDate) })
export const NewDriver = v.object({
  _id: v.optional(v.undefined()),
  fullName: FullName,
  phone: Phone,
  birthDate: BirthDate,
  email: v.optional(Email),
})

export const NewStaffBooking = v.object({
  ...bookingEntries,
  driver: v.union([KnownDriver, NewDriver]),
  additionalDriver: v.optional(AdditionalDriver),
  /** The language of a new driver. */
  language: Language,
  /** The total that was on the screen, discount included: another one is refused. */
  total: Total,
  note: v.optional(Remark),
})
export type NewStaffBooking = v.InferOutput<typeof NewStaffBooking>

export const createStaffBooking = endpoint({
  method: 'POST',
  path: '/api/staff/bookings',
  summary:
    'For staff: books a car of the fleet for somebody, confirmed at once and paid at the counter; the licence is seen at the pick-up',
  body: NewStaffBooking,
  headers: [idempotencyHeader],
  response: StaffBooking,
  statuses: { 201: 'Booked' },
  failures: [
    ...refused,
    ...createBooking.failures.filter((failure) => !(refused as readonly string[]).includes(failure)),
  ],
  ...staff,
  example: (now) => ({
    as: 'admin',
    headers: { [idempotencyHeader]: `staff-example-${dayOf(now)}-0001` },
    body: {
      ...asked(now),
      driver: { fullName: 'Ngo Bassa Ruth', phone: '+237671234567', birthDate: '1990-05-17' },
      language: 'fr',
      total: 80_000,
      note: 'Called this morning.',
    },
  }),
})
