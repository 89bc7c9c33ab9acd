// A line of the ledger that was typed wrong is taken back by another one.

import { mayReverse } from '#domain/deposit/ledger.ts'
import { mayUndo, mayUndoOf } from '#domain/booking/staff-acts.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Person } from '#domain/people/role.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { findDepositLines, ledgerLine, type StoredDepositLine } from '#server/bookings/money/find-deposit.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { writeLine } from './write-line.ts'

type Reversal = { id: string; line: string; reason: string; viewer: Viewer; now: Instant }

/**
 * Sent twice it stays as it was first. Throws `not-found` outside the fleet or for a line of another booking, `forbidden` at a
 * desk where somebody else wrote it or more than ten minutes ago, and `not-possible-now` where more has gone back since.
 */
export async function reverseDeposit(db: Db, { id, line, reason, viewer, now }: Reversal): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const lines = await findDepositLines(tx, id)
    const wrong = lines.find((each) => each.id === line)
    if (!wrong) throw new Refusal('not-found')
    if (!mayReverseOf(wrong, viewer.person!, now)) throw new Refusal('forbidden')
    if (lines.some(({ reverses }) => reverses === line)) return
    if (!mayReverse(line, lines.map(ledgerLine))) throw new Refusal('not-possible-now')
    const { kind, amount, method, charge_id: charge } = wrong
    await writeLine(tx, booking, { kind, amount, method, reason, reverses: line, charge, viewer, now })
  })
}

/** Whether this person may take a line back, as far as it depends on who wrote it and when. */
export function mayReverseOf(
  { recorded_by: writer, recorded_at: at }: StoredDepositLine,
  person: Person,
  now: Instant,
): boolean {
  if (hasRight(person, 'undo-for-others')) return true
  return mayUndoOf(writer, person) && mayUndo(at.getTime(), now)
}
