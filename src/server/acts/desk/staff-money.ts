// The history of a booking, its money and what is seen to before its keys leave, row by row, with who of the staff wrote it.

import type { StaffBooking } from '#contract/staff/bookings.ts'
import { mayReverse } from '#domain/deposit/ledger.ts'
import { mayCorrect, receiptNumber } from '#domain/payment/counter-line.ts'
import { standingCharges } from '#domain/inspection/applied-charge.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { StoredBooking } from '#server/bookings/find-bookings.ts'
import { presentCharges } from '#server/bookings/money/find-charges.ts'
import { findDepositLines, ledgerLine, presentLine } from '#server/bookings/money/find-deposit.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findKeySteps, presentKeys } from '#server/trade/handover/key-steps.ts'
import { mayStrike } from '#server/trade/charges/strike-charge.ts'
import { mayCorrectOf } from '#server/trade/payments/counter/correct-counter-line.ts'
import {
  findCounterLines,
  sumsOf,
  type CounterLine,
} from '#server/trade/payments/counter/find-counter-lines.ts'
import { mayReverseOf } from '#server/trade/deposits/reverse-deposit.ts'
import { findHistoryRows, type HistoryRow } from './history-rows.ts'

type Doer = StaffBooking['history'][number]['by']
type Person = { id: string; type: 'admin' | 'supplier' | 'user'; full_name: string }

/** Names staff of the own supplier and the driver; of an admin, and of the clock, the kind alone. */
function doerOf(id: string, people: ReadonlyMap<string, Person>): Doer {
  const person = people.get(id)
  if (person?.type === 'supplier') return { kind: 'staff', fullName: person.full_name }
  if (person?.type === 'user') return { kind: 'driver', fullName: person.full_name }
  return { kind: person ? 'admin' : 'system', fullName: null }
}

async function findPeople(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'type', 'full_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What is seen to before the keys of a booking leave, and who saw to it. */
export async function findKeys(
  db: Db,
  booking: StoredBooking,
  viewer: Viewer,
): Promise<Pick<StaffBooking, 'beforeKeys'>> {
  const steps = await findKeySteps(db, booking.id)
  const people = await findPeople(
    db,
    steps.map(({ recorded_by: by }) => by),
  )
  return presentKeys(db, booking, steps, { viewer, doerOf: (person) => doerOf(person, people) })
}

/** Every step with what was done, its note and who took it, oldest first. */
export async function findHistory(db: Db, { id }: StoredBooking): Promise<StaffBooking['history']> {
  const rows = await findHistoryRows(db, id)
  const people = await findPeople(
    db,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ at, actor, from_status: from, to_status: to, note, act, was, became }) => ({
    at: at.toISOString(),
    from,
    to,
    note,
    act,
    change: was && became && { was: terms(was), became: terms(became) },
    by: doerOf(actor, people),
  }))
}

const terms = ({ from, to, extras, total }: NonNullable<HistoryRow['was']>) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  extras,
  total,
})

/** What its return costs more, as this viewer may act on it. */
export function staffCharges(
  booking: StoredBooking,
  { viewer, now }: { viewer: Viewer; now: Instant },
): NonNullable<StaffBooking['charges']> {
  const { due, lines } = presentCharges(booking)
  const standing = standingCharges(booking.charge_lines)
  return {
    due,
    lines: lines.map((line, at) => ({ ...line, mayStrike: mayStrike(standing[at]!, viewer.person!, now) })),
  }
}

/** What came in at the counter, what was handed back there, and the security deposit, oldest first, as this viewer may act on it. */
export async function findMoney(
  db: Db,
  { id, reference, deposit_held: held, back_at_counter: toHandBack }: StoredBooking,
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<Required<Pick<StaffBooking, 'counterPayments' | 'counterRefunds' | 'securityDeposit'>>> {
  const counter = await findCounterLines(db, id)
  const deposit = await findDepositLines(db, id)
  const people = await findPeople(
    db,
    [...counter, ...deposit].map((row) => row.recorded_by),
  )
  const sums = sumsOf(counter, toHandBack)
  const written = counter.filter(({ reverses }) => reverses === null)
  const atCounter = (row: CounterLine) => {
    const correction = counter.find(({ reverses }) => reverses === row.id)
    return {
      _id: row.id,
      at: row.recorded_at.toISOString(),
      amount: row.amount,
      currency: 'XAF' as const,
      by: doerOf(row.recorded_by, people),
      number: receiptNumber(reference, written.indexOf(row)),
      corrected: correction ? { at: correction.recorded_at.toISOString(), reason: correction.reason } : null,
      mayCorrect: !correction && mayCorrectOf(row, viewer.person!, now) && mayCorrect(row, sums),
    }
  }
  return {
    counterPayments: written
      .filter(({ kind }) => kind === 'taken')
      .map((row) => ({ ...atCounter(row), method: row.method! })),
    counterRefunds: written.filter(({ kind }) => kind === 'handed-back').map(atCounter),
    securityDeposit: {
      held,
      lines: deposit.map((line) => ({
        ...presentLine(line),
        reference: line.reference,
        reason: line.reason,
        by: doerOf(line.recorded_by, people),
        mayReverse: mayReverseOf(line, viewer.person!, now) && mayReverse(line.id, deposit.map(ledgerLine)),
      })),
    },
  }
}
