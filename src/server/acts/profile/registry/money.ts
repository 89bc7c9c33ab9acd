// The money of bookings: sums and dates stay, and what names a person or a phone goes.

import { sql } from 'kysely'
import type { PersonalData } from '#contract/account/profile.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { ofDriven, type Whose } from './booked.ts'
import { books, codes, identifiers, type Holding } from './holding.ts'

const ofPaid: Whose = (person) => sql`payment_id IN (SELECT p.id FROM payments p WHERE ${ofDriven(person)})`

export const money: readonly Holding[] = [
  {
    table: 'payments',
    whose: ofDriven,
    shown: {
      columns: ['phone'],
      collect: async ({ store, user }) => ({ phonesAsked: await findPhonesAsked(store.db, user.id) }),
    },
    unshown: {
      'shown as what is paid of its booking': ['id', 'provider_ref', 'currency'],
      'our codes for the operator and its answer': ['operator', 'no_money_reason'],
    },
    erasure: { set: () => ({ phone: null }) },
    kept: {
      [books]: ['currency'],
      [codes]: ['operator', 'no_money_reason'],
      [identifiers]: ['id'],
      'the name of the payment at the provider, for refunds and audits': ['provider_ref'],
    },
  },
  {
    table: 'refunds',
    whose: ofPaid,
    unshown: { 'shown as what went back of its booking': ['id', 'provider_ref'] },
    erasure: 'keep',
    kept: { [identifiers]: ['id'], 'the name of the refund at the provider, for audits': ['provider_ref'] },
  },
  {
    table: 'disputes',
    whose: ofPaid,
    unshown: { 'shown as what a bank has withdrawn of its booking': ['provider_ref', 'state'] },
    erasure: 'keep',
    kept: { [codes]: ['state'], 'the name of the dispute at the provider, for audits': ['provider_ref'] },
  },
  {
    table: 'money_flags',
    whose: ofPaid,
    unshown: { 'what staff must look at, by identifiers': ['kind', 'subject'] },
    erasure: 'keep',
    kept: { [codes]: ['kind'], 'the name of a refund or dispute at the provider, for audits': ['subject'] },
  },
  {
    table: 'counter_payments',
    whose: ofDriven,
    unshown: {
      'shown as what is paid of its booking': ['id', 'reverses'],
      'why staff took a sum back': ['reason'],
      'who of the staff took the money': ['recorded_by'],
    },
    erasure: { set: () => ({ reason: null }) },
    kept: { [identifiers]: ['id', 'reverses'], 'who of the staff took the money': ['recorded_by'] },
  },
  {
    table: 'counter_refunds',
    whose: ofDriven,
    unshown: {
      'shown as what was handed back of its booking': ['id', 'reverses'],
      'why staff took a sum back': ['reason'],
      'who of the staff handed it back': ['recorded_by'],
    },
    erasure: { set: () => ({ reason: null }) },
    kept: { [identifiers]: ['id', 'reverses'], 'who of the staff handed it back': ['recorded_by'] },
  },
  {
    table: 'deposit_lines',
    whose: ofDriven,
    shown: { columns: ['kind', 'method'], collect: async () => ({}) },
    unshown: {
      'shown in the security deposit of its booking': ['id', 'reverses', 'charge_id'],
      'what staff write of a transfer, and why': ['reference', 'reason'],
      'who of the staff wrote it': ['recorded_by'],
    },
    erasure: { set: () => ({ reference: null, reason: null }) },
    kept: {
      [identifiers]: ['id', 'reverses', 'charge_id'],
      [codes]: ['kind', 'method'],
      'who of the staff wrote it': ['recorded_by'],
    },
  },
  {
    table: 'booking_charges',
    whose: ofDriven,
    shown: { columns: ['reason', 'refusal', 'answer'], collect: async () => ({}) },
    unshown: {
      'shown in the charges of its booking': ['id', 'kind', 'reverses', 'reckoning'],
      'who of the staff wrote and answered it': ['recorded_by', 'upheld_by'],
    },
    erasure: { set: () => ({ reason: null, refusal: null, answer: null }) },
    kept: {
      [identifiers]: ['id', 'reverses'],
      [codes]: ['kind'],
      'how it was reckoned, in whole numbers': ['reckoning'],
      'who of the staff wrote and answered it': ['recorded_by', 'upheld_by'],
    },
  },
  {
    table: 'provider_events',
    whose: (person) => sql`provider_ref IN (SELECT p.provider_ref FROM payments p WHERE ${ofDriven(person)})`,
    unshown: {
      'what a provider told us to look at, by identifiers': ['gateway', 'event_id', 'type', 'provider_ref'],
    },
    erasure: { later: 'payment messages' },
    kept: {},
  },
  {
    table: 'sandbox_payments',
    whose: ofPaid,
    unshown: {
      'the books of the sandbox, which moves no money': ['ref', 'payment_id', 'currency', 'outcome'],
    },
    erasure: 'keep',
    kept: { [identifiers]: ['ref', 'payment_id'], [books]: ['currency'], [codes]: ['outcome'] },
  },
  {
    table: 'sandbox_refunds',
    whose: (person) => sql`ref IN (SELECT s.ref FROM sandbox_payments s WHERE ${ofPaid(person)})`,
    unshown: { 'the books of the sandbox, which moves no money': ['key'] },
    erasure: 'keep',
    kept: { [identifiers]: ['key'] },
  },
]

/** The phones that were asked to pay for a driver's bookings, oldest first. */
async function findPhonesAsked(db: Db, driverId: string): Promise<PersonalData['phonesAsked']> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['booking_id', 'phone', 'prompted_at'])
    .where('driver_id', '=', driverId)
    .where('phone', 'is not', null)
    .orderBy('prompted_at')
    .execute()
  return rows.map(({ booking_id: booking, phone, prompted_at: at }) => ({
    booking,
    phone: phone!,
    askedAt: at && at.toISOString(),
  }))
}
