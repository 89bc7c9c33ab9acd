// GET /api/staff/bookings: the bookings of a fleet, and one of them with everything on it.

import * as v from 'valibot'
import { historyActs } from '#domain/audit/history-acts.ts'
import { licenceRefusals, licenceStates } from '#domain/people/licence-check.ts'
import { bookingRights } from '#domain/people/staff-rights.ts'
import { Booking, BookingRow } from '../bookings/bookings.ts'
import { StaffCharges } from '../bookings/charges.ts'
import { DepositLine } from '../bookings/security-deposit.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Currency, Day, Id, oneOf, Page, Timestamp } from '../fields.ts'
import { Extra } from '../cars/quotes.ts'
import { counterMethods } from '../cars/suppliers.ts'
import { BeforeKeys, WalkStart } from './before-keys.ts'
import { StaffBookingFilters, staffOrders } from './booking-list.ts'
import { Doer } from './doer.ts'

/** As it is stored. Of staff alone; devices keep answers from before it was in them. */
export const Plate = v.optional(v.nullable(v.string()))

export const StaffBookingRow = v.object({
  ...BookingRow.entries,
  car: v.object({ ...BookingRow.entries.car.entries, plate: Plate }),
  driver: v.object({ _id: Id, fullName: v.string(), phone: v.string() }),
  /** In XAF: what came in so far, and what the counter is still to take. */
  paid: Amount,
  due: Amount,
  /** What the counter saw. */
  handedOverAt: v.nullable(Timestamp),
  returnedAt: v.nullable(Timestamp),
  noShowAt: v.nullable(Timestamp),
  /** When it is cancelled unless its driver confirms the address, or staff who have spoken with them the booking. */
  lapsesAt: v.optional(v.nullable(Timestamp)),
})
export type StaffBookingRow = v.InferOutput<typeof StaffBookingRow>

export const staffPageSizes = [20, 50] as const

/** Counting stops here, so that a long list costs no more than a short one. */
export const mostCounted = 1000

export const listStaffBookings = endpoint({
  method: 'GET',
  path: '/api/staff/bookings',
  summary:
    'For staff: the bookings of the own fleet, or of any for an admin, page by page, by pick-up or by a column',
  query: v.object({
    ...StaffBookingFilters.entries,
    order: v.optional(v.picklist(staffOrders, code('invalid-input'))),
    size: v.optional(oneOf(staffPageSizes)),
    /** Instead of `after`, which goes on where a page ended. */
    page: v.optional(Page),
    /** `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}_[A-Za-z0-9-]{1,64}$/, code('invalid-input')))),
  }),
  response: v.object({
    bookings: v.array(StaffBookingRow),
    /** What to ask the following page with; null after the last one. */
    next: v.nullable(v.string()),
    /** Where nothing is gone on with: how many there are, and whether there are more than were counted. */
    count: v.nullable(v.object({ counted: v.number(), isMore: v.boolean() })),
  }),
  failures: ['signed-out', 'forbidden'],
  access: 'staff',
  right: 'see-bookings',
  example: () => ({ as: 'admin', query: { status: 'pending,reserved', order: 'soonest', q: 'amina' } }),
})

export const exportStaffBookings = endpoint({
  method: 'GET',
  path: '/api/staff/bookings.csv',
  summary: 'For staff: the same list as a table for spreadsheets, with the same filters, as long as it is',
  query: v.object({
    ...StaffBookingFilters.entries,
    order: v.optional(v.picklist(staffOrders, code('invalid-input'))),
  }),
  media: ['text/csv; charset=utf-8'],
  failures: ['signed-out', 'forbidden'],
  access: 'staff',
  right: 'see-bookings',
  example: () => ({ as: 'admin', query: { supplier: 'mboa-prestige' } }),
})

const Money = v.object({
  _id: Id,
  at: v.nullable(Timestamp),
  /** In the smallest unit of the currency; XAF has none. */
  amount: Amount,
  currency: Currency,
})

/** A sum that the counter took or handed back. */
const CounterLine = v.object({
  ...Money.entries,
  by: Doer,
  /** Of its receipt: the reference of the booking, and which sum of it this is. Devices keep bookings from before there was one. */
  number: v.optional(v.string()),
  /** Where it was written down wrong and taken back: when, and why. */
  corrected: v.optional(v.nullable(v.object({ at: Timestamp, reason: v.nullable(v.string()) }))),
  /** Whether the reader may take it back now. */
  mayCorrect: v.optional(v.boolean()),
})
export type CounterLine = v.InferOutput<typeof CounterLine>

/** What a change moves; the total in XAF. */
const Terms = v.object({ from: Timestamp, to: Timestamp, extras: v.array(Extra), total: Amount })

export const StaffBooking = v.object({
  ...Booking.entries,
  ...StaffBookingRow.entries,
  supplier: Booking.entries.supplier,
  driver: v.object({
    _id: Id,
    fullName: v.string(),
    email: v.string(),
    phone: v.string(),
    birthDate: v.nullable(Day),
    /** The file's name while its viewer may look at it. */
    licence: v.nullable(v.string()),
    /** Its back, where that is a file of its own. */
    licenceBack: v.optional(v.string()),
    /** Where there is one on file; devices keep bookings from before it was checked. */
    licenceCheck: v.optional(
      v.object({
        state: v.picklist(licenceStates),
        refusal: v.nullable(v.picklist(licenceRefusals)),
        at: v.nullable(Timestamp),
      }),
    ),
  }),
  additionalDriver: v.nullable(v.object({ fullName: v.string(), phone: v.string(), birthDate: Day })),
  /** The driver's language, for what staff write to them. */
  language: v.picklist(['en', 'fr', 'es']),
  cancelReason: v.nullable(v.string()),
  cancelRequestedAt: v.nullable(Timestamp),
  history: v.array(
    v.object({
      ...Booking.entries.history.item.entries,
      note: v.nullable(v.string()),
      by: Doer,
      /** What was done; null, and absent from what a device kept from before, where nobody recorded it. */
      act: v.optional(v.nullable(v.picklist(historyActs))),
      /** Of a change: what the booking was before, and became. */
      change: v.optional(v.nullable(v.object({ was: Terms, became: Terms }))),
    }),
  ),
  counterPayments: v.array(v.object({ ...CounterLine.entries, method: v.picklist(counterMethods) })),
  counterRefunds: v.array(CounterLine),
  /** The ledger of the security deposit, oldest first. */
  securityDeposit: v.optional(
    v.object({
      held: Amount,
      lines: v.array(
        v.object({
          ...DepositLine.entries,
          /** Of a transfer or an imprint, as staff typed it. */
          reference: v.nullable(v.string()),
          reason: v.nullable(v.string()),
          by: Doer,
          /** Whether the reader may take it back now. */
          mayReverse: v.boolean(),
        }),
      ),
    }),
  ),
  /** What its return costs more. */
  charges: v.optional(v.nullable(StaffCharges)),
  /** The other booking that has this car now: until its return is noted the car is handed to nobody else. */
  carOutWith: v.optional(
    v.nullable(v.object({ _id: Id, reference: v.string(), fullName: v.string(), to: Timestamp })),
  ),
  /** Whether the reader noted the hand-over or return that stands, or may undo what others noted; time limits both. */
  mayUndo: v.optional(v.boolean()),
  /** What a walk around the car begins with. */
  walk: v.optional(WalkStart),
  /** What is seen to before the keys leave; absent of what is cancelled or a hold. */
  beforeKeys: v.optional(BeforeKeys),
  /** What the reader may do here, whatever the booking's state allows. */
  rights: v.array(v.picklist(bookingRights)),
})
export type StaffBooking = v.InferOutput<typeof StaffBooking>

export const getStaffBooking = endpoint({
  method: 'GET',
  path: '/api/staff/bookings/:id',
  summary: 'For staff: a booking of the own fleet with its driver, its money, its history and its notes',
  params: v.object({ id: Id }),
  response: StaffBooking,
  failures: ['signed-out', 'forbidden', 'not-found'],
  access: 'staff',
  right: 'see-bookings',
  example: () => ({ as: 'admin', params: { id: 'demo-booking-next' } }),
})
