// Making a booking, and reading one's own.

import * as v from 'valibot'
import { paymentChoices } from '#domain/rental/payment-choice.ts'
import { bookingStatuses } from '#domain/booking/status.ts'
import { addDays, dayOf, defaultPeriod } from '#domain/rental/period.ts'
import { BookedCar } from './booked-car.ts'
import { BookingPayment } from './booking-payments.ts'
import { ChangeRequest } from './booking-changes.ts'
import { BookingSearch } from './booking-search.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, Currency, Id, Timestamp } from '../fields.ts'
import { Place } from '../cars/locations.ts'
import { Charges } from './charges.ts'
import { SecurityDeposit } from './security-deposit.ts'
import { NewBooking } from './new-booking.ts'
import { Extra, QuoteLine } from '../cars/quotes.ts'
import { SupplierContact } from '../cars/suppliers.ts'

const BookedSupplier = v.object({ _id: Id, name: v.string(), logo: v.string(), ...SupplierContact.entries })

export const BookingRow = v.object({
  _id: Id,
  /** Eight characters to read over the phone. */
  reference: v.string(),
  status: v.picklist(bookingStatuses),
  cancelRequested: v.boolean(),
  /** Other dates or extras were requested and the request is unanswered. */
  changeRequested: v.optional(v.boolean(), false),
  /** Its driver has the keys, or had them; devices keep bookings from before it was said. */
  handedOver: v.optional(v.boolean()),
  car: BookedCar,
  supplier: v.object({ _id: Id, name: v.string(), logo: v.string() }),
  driver: v.object({ fullName: v.string() }),
  pickUp: Place,
  dropOff: Place,
  from: Timestamp,
  to: Timestamp,
  days: v.number(),
  total: Amount,
  /** For its driver: when it is cancelled unless the address is confirmed before. */
  confirmBy: v.optional(v.nullable(Timestamp)),
})
export type BookingRow = v.InferOutput<typeof BookingRow>

export const Booking = v.object({
  ...BookingRow.entries,
  supplier: BookedSupplier,
  driver: v.object({ fullName: v.string(), email: v.string(), phone: v.string() }),
  additionalDriver: v.nullable(v.object({ fullName: v.string() })),
  extras: v.array(Extra),
  lines: v.array(QuoteLine),
  payment: v.picklist(paymentChoices),
  /** In XAF: what came in so far, what is left for the counter, and the refundable security deposit. */
  paid: Amount,
  /** In XAF, of what came in online; a booking kept on a device from before there were refunds has none. */
  refunded: v.optional(Amount, 0),
  dueAtCounter: Amount,
  /** In XAF: on its way back online, to be handed back at the counter, where it came in, and handed back there already. */
  goingBack: v.optional(Amount),
  backAtCounter: v.optional(Amount),
  handedBack: v.optional(Amount),
  /** In XAF, of what came in online: a bank has it while a payment is disputed, and after a dispute was lost. */
  withdrawn: v.optional(Amount),
  /** One by one, oldest first: those that have their money, and those whose phone was asked. */
  payments: v.optional(v.array(BookingPayment)),
  deposit: Amount,
  /** What was taken of it and given back; devices keep bookings from before it was recorded. */
  securityDeposit: v.optional(v.nullable(SecurityDeposit)),
  /** What its return costs more; devices keep bookings from before there was any. */
  charges: v.optional(v.nullable(Charges)),
  /** The currency the driver reads prices in, and units of it per XAF when the booking was made. */
  currency: Currency,
  rate: v.number(),
  isGuest: v.boolean(),
  /** Made by its supplier, and not accepted by its driver yet. */
  awaitsDriver: v.optional(v.boolean()),
  /** Whether it was made under rental conditions that are there as a PDF. */
  hasConditions: v.optional(v.boolean()),
  createdAt: Timestamp,
  /** When the car came back, as staff noted it. */
  returnedAt: v.optional(v.nullable(Timestamp)),
  change: v.optional(v.nullable(ChangeRequest), null),
  /** When its driver said so, on the way to the car. */
  landedAt: v.optional(v.nullable(Timestamp)),
  lateAt: v.optional(v.nullable(Timestamp)),
  /** When its driver may say how it was; null where there is no trip, or on a device from before there were reviews. */
  review: v.optional(v.nullable(v.object({ from: Timestamp, until: Timestamp, isWritten: v.boolean() }))),
  history: v.array(
    v.object({
      at: Timestamp,
      from: v.nullable(v.picklist(bookingStatuses)),
      to: v.picklist(bookingStatuses),
    }),
  ),
})
export type Booking = v.InferOutput<typeof Booking>

/** A booking as a screen of staff showed it: an act about one that has changed since is refused with `changed-meanwhile`. */
export const ShownBooking = v.object({
  from: Timestamp,
  to: Timestamp,
  total: Amount,
  car: Id,
  /** Whether its driver has asked for a cancellation that waits for an answer. */
  cancelRequested: v.optional(v.boolean()),
})
export type ShownBooking = v.InferOutput<typeof ShownBooking>

/** A key minted once per form: the same key gives the same booking, however often it is sent. */
export const idempotencyHeader = 'idempotency-key'

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  summary:
    'Books a car, to be paid at the counter; for somebody signed in or for a guest. Who has no licence on file names the one that create-license took',
  body: NewBooking,
  headers: [idempotencyHeader],
  response: Booking,
  statuses: { 201: 'Booked' },
  failures: [
    'car-taken',
    'car-unavailable',
    'price-changed',
    'extra-unavailable',
    'payment-not-offered',
    'email-registered',
    'too-young',
    'too-young-for-car',
    'pick-up-too-soon',
    'pick-up-too-far',
    'outside-hours',
    'place-closed',
    'drop-off-before-pick-up',
    'rental-too-short',
    'rental-too-long',
    'below-minimum-days',
    'licence-required',
    'not-found',
    'too-many-pending',
    'too-many-requests',
    'idempotency-key-missing',
    'idempotency-key-reused',
    'hold-expired',
    'booking-in-progress',
  ],
  access: 'public',
  example: (now) => ({
    headers: { [idempotencyHeader]: `example-${new Date(now).toISOString().slice(0, 10)}-0001` },
    body: {
      car: 'demo-prado-daily',
      pl: 'douala-airport',
      ...defaultPeriod(now),
      extras: [],
      payment: 'counter',
      total: 150_000,
      currency: 'XAF',
      language: 'en',
      termsAccepted: true,
      driver: {
        fullName: 'Ngo Bassa Ruth',
        email: 'ruth.example@wouri.example',
        phone: '+237671234567',
        birthDate: '1990-05-17',
      },
    },
  }),
})

export const BookingPage = v.object({
  bookings: v.array(BookingRow),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type BookingPage = v.InferOutput<typeof BookingPage>

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  summary: "The caller's bookings: a driver's own, or those made as a guest on this device",
  query: BookingSearch,
  response: BookingPage,
  failures: ['signed-out'],
  access: 'signed-in',
  example: (now) => ({
    query: {
      tab: 'upcoming',
      status: 'pending,reserved,paid',
      from: dayOf(now),
      to: addDays(dayOf(now), 60),
      pl: 'douala',
      q: 'amina',
    },
  }),
})

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:id',
  summary: "One of the caller's bookings, with all that a pick-up needs",
  params: v.object({ id: Id }),
  response: Booking,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { id: 'demo-booking-next' } }),
})
