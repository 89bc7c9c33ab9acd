// The state of cars that a person drove: it stays, and what people said and signed goes.

import { sql } from 'kysely'
import { ofDriven } from './booked.ts'
import { identifiers, type Holding } from './holding.ts'

const state = 'the state of the car, which is no person’s'
const seals = 'seals over a record, from which nothing can be read'
const writer = 'who of the staff wrote it'

export const inspected: readonly Holding[] = [
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
