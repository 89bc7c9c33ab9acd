// The state of cars that a person drove: it stays, and what people said and signed goes.

import { sql } from 'kysely'
import type { PersonalData } from '#contract/account/profile.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { ofDriven } from './booked.ts'
import { codes, identifiers, type Holding } from './holding.ts'

const state = 'the state of the car, which is no person’s'
const seals = 'seals over a record, from which nothing can be read'
const writer = 'who of the staff wrote it'

export const inspected: readonly Holding[] = [
  {
    table: 'driver_pictures',
    whose: ofDriven,
    unshown: { 'shown in the inspections of its booking': ['hash', 'kind', 'slot', 'file'] },
    erasure: 'keep',
    kept: { [seals]: ['hash'], [state]: ['kind', 'slot', 'file'] },
  },
  {
    table: 'return_answers',
    whose: ofDriven,
    unshown: {
      'shown in the inspections of its booking': ['reason', 'answer'],
      [writer]: ['answered_by'],
    },
    erasure: { set: () => ({ reason: null, answer: null }) },
    kept: { [writer]: ['answered_by'] },
  },
  {
    table: 'key_steps',
    whose: ofDriven,
    shown: {
      columns: ['step', 'document'],
      collect: async ({ store, user }) => ({ papersSeen: await findPapersSeen(store.db, user.id) }),
    },
    unshown: {
      [identifiers]: ['id'],
      'why staff let keys go without something': ['reason'],
      [writer]: ['recorded_by'],
    },
    erasure: {
      // That something was set aside or seen stays.
      set: () => ({ document: null, reason: sql`CASE WHEN reason IS NULL THEN NULL ELSE '' END` }),
    },
    kept: { [identifiers]: ['id'], [codes]: ['step'], [writer]: ['recorded_by'] },
  },
  {
    table: 'inspection_pictures',
    whose: (person) => sql`inspection_id IN (SELECT i.id FROM inspections i WHERE ${ofDriven(person)})`,
    unshown: { 'shown in the inspections of its booking': ['hash'] },
    erasure: 'keep',
    kept: { [seals]: ['hash'] },
  },
  {
    table: 'inspections',
    whose: ofDriven,
    unshown: {
      'shown in the inspections of its booking': [
        'id',
        'corrects',
        'checklist',
        'damages',
        'driver_signature',
        'driver_refusal',
        'remark',
        'personal_hash',
        'seal',
      ],
      'what staff wrote and signed': ['kilometres_reason', 'desk_signature', 'desk_refusal'],
      [writer]: ['recorded_by'],
    },
    erasure: {
      set: () => ({
        driver_signature: null,
        driver_refusal: null,
        desk_signature: null,
        desk_refusal: null,
        remark: '',
        // That there was a reason stays.
        kilometres_reason: sql`CASE WHEN kilometres_reason IS NULL THEN NULL ELSE '' END`,
      }),
    },
    kept: {
      [identifiers]: ['id', 'corrects'],
      [state]: ['checklist', 'damages'],
      [seals]: ['personal_hash', 'seal'],
      [writer]: ['recorded_by'],
    },
  },
]

/** The documents that staff saw before the keys of the person's bookings left, oldest first. */
async function findPapersSeen(db: Db, personId: string): Promise<PersonalData['papersSeen']> {
  const rows = await db
    .selectFrom('key_steps as k')
    .innerJoin('bookings as b', 'b.id', 'k.booking_id')
    .select(['k.booking_id', 'k.step', 'k.document', 'k.recorded_at'])
    .where('b.driver_id', '=', personId)
    .where('k.document', 'is not', null)
    .orderBy('k.position')
    .execute()
  return rows.map(({ booking_id: booking, step, document, recorded_at: at }) => ({
    booking,
    step,
    number: document!.number,
    seenAt: at.toISOString(),
  }))
}
