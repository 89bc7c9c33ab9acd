// What staff write about the cars of a business: words that may name a driver.

import { sql } from 'kysely'
import { codes, identifiers, type Holding } from './holding.ts'
import { isNamedIn } from './named-in.ts'

const writer = 'who of the staff wrote it'
const words = 'what staff write about a car of theirs'
const days = 'days on which a car was seen to'

export const upkeep: readonly Holding[] = [
  {
    table: 'car_costs',
    whose: ({ id }) =>
      sql`(recorded_by = ${id} OR taken_back_by = ${id} OR ${isNamedIn(sql`note`, id)} OR ${isNamedIn(sql`reason`, id)})`,
    unshown: {
      [words]: ['note', 'reason'],
      [identifiers]: ['id', 'car_id'],
      [codes]: ['kind'],
      [days]: ['day'],
      [writer]: ['recorded_by', 'taken_back_by'],
    },
    // That a line was taken back stays.
    erasure: {
      set: () => ({ note: null, reason: sql`CASE WHEN reason IS NULL THEN NULL ELSE '' END` }),
    },
    kept: {
      [identifiers]: ['id', 'car_id'],
      [codes]: ['kind'],
      [days]: ['day'],
      [writer]: ['recorded_by', 'taken_back_by'],
    },
  },
  {
    table: 'car_services',
    whose: ({ id }) => sql`(created_by = ${id} OR ${isNamedIn(sql`note`, id)})`,
    unshown: {
      [words]: ['note'],
      [identifiers]: ['id', 'car_id', 'entry_id'],
      [codes]: ['kind'],
      [days]: ['last_day'],
      [writer]: ['created_by'],
    },
    erasure: { set: () => ({ note: null }) },
    kept: {
      [identifiers]: ['id', 'car_id', 'entry_id'],
      [codes]: ['kind'],
      [days]: ['last_day'],
      [writer]: ['created_by'],
    },
  },
]
