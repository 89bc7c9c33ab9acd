// A sum that the counter took or handed back was written down wrong: another line takes it back.

import { mayUndo, mayUndoOf } from '#domain/booking/staff-acts.ts'
import { mayCorrect, statusAfterCorrection, type CounterLineKind } from '#domain/payment/counter-line.ts'
import type { Person } from '#domain/people/role.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { owedOf } from '#server/bookings/money/find-charges.ts'
import { moneyOn } from '#server/bookings/money/kept-payments.ts'
import { refreshPaid } from '#server/bookings/money/paid.ts'
import { managedBy } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { findCounterLines, sumsOf } from './find-counter-lines.ts'

type Correction = { id: string; line: string; reason: string; viewer: Viewer; now: Instant }

/**
 * Sent twice it stays as it was first. Throws `not-found` outside the fleet or for a line of another booking, `forbidden` at a
 * desk where somebody else wrote it or more than ten minutes ago, and `not-possible-now` where its money was handed back or is
 * promised (rules, section 25).
 */
export async function correctCounterLine(
  db: Db,
  { id, line, reason, viewer, now }: Correction,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, managedBy(viewer))
    const lines = await findCounterLines(tx, id)
    const wrong = lines.find((each) => each.id === line && each.reverses === null)
    if (!wrong) throw new Refusal('not-found')
    if (!mayCorrectOf(wrong, viewer.person!, now)) throw new Refusal('forbidden')
    if (lines.some(({ reverses }) => reverses === line)) return
    if (!mayCorrect(wrong, sumsOf(lines, booking.back_at_counter))) throw new Refusal('not-possible-now')
    const { kind, amount, method } = wrong
    const written = {
      id: newId(),
      booking_id: id,
      amount: -amount,
      reverses: line,
      reason,
      recorded_by: viewer.person!.id,
      recorded_at: new Date(now),
    }
    if (kind === 'taken')
      await tx
        .insertInto('counter_payments')
        .values({ ...written, method: method! })
        .execute()
    else await tx.insertInto('counter_refunds').values(written).execute()
    await refreshPaid(tx, id)
    const status = statusAfterCorrection(booking.status, owedOf(booking), await moneyOn(tx, id))
    if (status !== booking.status)
      await tx.updateTable('bookings').set({ status }).where('id', '=', id).execute()
    await tx
      .insertInto('booking_history')
      .values({
        booking_id: id,
        at: new Date(now),
        actor: viewer.person!.id,
        from_status: booking.status,
        to_status: status,
        note: `${kind === 'taken' ? '−' : '+'}${amount} XAF: ${reason}`,
      })
      .execute()
    await recordCorrection(tx, kind, line, { viewer, now, amount })
  })
}

function recordCorrection(
  tx: Db,
  kind: CounterLineKind,
  entityId: string,
  { viewer, now, amount }: { viewer: Viewer; now: Instant; amount: number },
): Promise<void> {
  const act = { actor: viewer.person!.id, entityId, changes: { sum: { before: amount, after: 0 } } }
  return kind === 'taken'
    ? recordAct(tx, { ...act, action: 'corrected', entity: 'counter-payment' }, now)
    : recordAct(tx, { ...act, action: 'corrected', entity: 'counter-refund' }, now)
}

/** Whether this person may take a line back, as far as it depends on who wrote it and when. */
export function mayCorrectOf(
  { recorded_by: writer, recorded_at: at }: { recorded_by: string; recorded_at: Date },
  person: Person,
  now: Instant,
): boolean {
  if (hasRight(person, 'undo-for-others')) return true
  return mayUndoOf(writer, person) && mayUndo(at.getTime(), now)
}
