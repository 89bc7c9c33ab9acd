// Bookings and what hangs on them: money and dates stay, names and words go.

import { sql } from 'kysely'
import { findDriven } from '#server/bookings/find-bookings.ts'
import { presentOwnBooking } from '#server/bookings/present-booking.ts'
import { findOwnChanges } from '#server/acts/requests/changes/own-changes.ts'
import { findOwnReviews } from '#server/trade/reviews/own-reviews.ts'
import { isNamedIn } from './named-in.ts'
import { books, codes, identifiers, replacementFor, type Holding } from './holding.ts'

export type Whose = Holding['whose']
const driven: Whose = ({ id }) => sql`driver_id = ${id}`
/** Of a table that names a booking. */
export const ofDriven: Whose = ({ id }) =>
  sql`booking_id IN (SELECT b.id FROM bookings b WHERE b.driver_id = ${id})`

export const booked: readonly Holding[] = [
  // Before the bookings, whose names lead to the notes.
  {
    table: 'calendar_entries',
    whose: ({ id }) =>
      sql`(created_by = ${id} OR booking_id IN (SELECT b.id FROM bookings b WHERE b.driver_id = ${id}) OR ${isNamedIn(sql`note`, id)})`,
    unshown: {
      'when the car of a booking is away: shown as the booking': [
        'id',
        'car_id',
        'kind',
        'booking_id',
        'series_id',
      ],
      'what staff write about a car of theirs': ['note', 'created_by'],
    },
    // Staff wrote for whom they keep the car.
    erasure: { set: () => ({ note: null }) },
    kept: {
      [identifiers]: ['id', 'car_id', 'booking_id', 'series_id'],
      [codes]: ['kind'],
      'who of the staff wrote it': ['created_by'],
    },
  },
  {
    table: 'bookings',
    whose: driven,
    shown: {
      columns: [
        'id',
        'reference',
        'driver_name',
        'driver_email',
        'driver_phone',
        'driver_birth_date',
        'additional_driver',
        'cancel_reason',
        'extras',
        'lines',
        'currency',
      ],
      // Only bookings the person drives: a supplier's or admin's copy must not hold other people's.
      collect: async ({ store, user }) => ({
        bookings: (await findDriven(store.db, user.id)).map(presentOwnBooking),
      }),
    },
    unshown: {
      'the copy is the driver’s own': ['driver_id'],
      'what lets a device read the booking': ['guest_key'],
      'it names the mail that confirms': ['confirm_link'],
      'shown by its name and address': ['supplier_id'],
      'the language of its mails': ['language'],
      'it names the conditions of the supplier': ['conditions'],
    },
    erasure: {
      set: ({ id }) => ({
        driver_name: replacementFor(id).name,
        driver_email: replacementFor(id).email,
        driver_phone: '',
        driver_birth_date: null,
        additional_driver: null,
        cancel_reason: null,
        // No device reads them any more.
        guest_key: null,
        confirm_link: null,
      }),
    },
    kept: {
      [identifiers]: ['id', 'reference', 'driver_id'],
      [books]: ['supplier_id', 'extras', 'lines', 'currency', 'language', 'conditions'],
    },
  },
  {
    table: 'reviews',
    whose: ofDriven,
    shown: {
      columns: ['id', 'booking_id', 'chips', 'text', 'first_name', 'answer'],
      collect: async ({ store, user }) => ({ reviews: await findOwnReviews(store.db, user.id) }),
    },
    unshown: {
      'shown by its booking': ['car_id', 'supplier_id'],
      'what its supplier or an admin wrote about it': ['report_reason', 'decision_reason', 'false_reason'],
    },
    // Stars stay without a person; an answer to a text that is gone answers nothing.
    erasure: {
      set: () => ({
        chips: [],
        text: null,
        first_name: null,
        answer: null,
        answered_at: null,
        reported_at: null,
        report_reason: null,
        decision_reason: null,
        false_reason: null,
        text_state: 'shown',
        waits_for: null,
      }),
    },
    kept: { [identifiers]: ['id', 'booking_id', 'car_id', 'supplier_id'] },
  },
  {
    table: 'review_links',
    whose: ofDriven,
    unshown: { 'it opens a review': ['token_hash', 'booking_id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'booking_tokens',
    whose: ofDriven,
    unshown: { 'it confirms a booking': ['token_hash', 'booking_id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'payment_links',
    whose: ofDriven,
    unshown: {
      'it opens a payment': ['token_hash', 'id', 'booking_id'],
      'who of the staff sent it': ['created_by'],
    },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'booking_changes',
    whose: ofDriven,
    shown: {
      columns: ['note', 'answer_note', 'extras'],
      collect: async ({ store, user }) => ({ changes: await findOwnChanges(store.db, user.id) }),
    },
    unshown: { 'shown by its booking': ['id', 'lines', 'was'], 'who of the staff answered': ['answered_by'] },
    erasure: { set: () => ({ note: null, answer_note: null }) },
    kept: {
      [identifiers]: ['id'],
      [books]: ['extras', 'lines', 'was'],
      'who of the staff answered': ['answered_by'],
    },
  },
  {
    table: 'booking_history',
    whose: ofDriven,
    // What staff noted about the driver is shown to the driver, and is no other person's.
    shown: { columns: ['note', 'from_status', 'to_status'], collect: async () => ({}) },
    unshown: { 'who acted: the driver, or one of the staff': ['actor'] },
    erasure: { set: () => ({ note: null }) },
    kept: { [identifiers]: ['actor'], [codes]: ['from_status', 'to_status'] },
  },
  {
    table: 'idempotency_keys',
    whose: (person) => sql`(scope = ${person.id} OR ${ofDriven(person)})`,
    unshown: {
      'a key that a device made and a hash of what it sent; gone after two days': [
        'scope',
        'key',
        'request_hash',
      ],
    },
    erasure: 'delete',
    kept: {},
  },
]
