// A charge that was wrong is struck by a line of its own; one that its driver does not accept is open.

import type { Charges } from '#contract/bookings/charges.ts'
import { mayUndo, mayUndoOf } from '#domain/booking/staff-acts.ts'
import { standingCharges } from '#domain/inspection/applied-charge.ts'
import { hasRight } from '#domain/people/staff-rights.ts'
import type { Instant } from '#domain/rental/period.ts'
import { lockBooking } from '#server/bookings/lock-booking.ts'
import { dueOn } from '#server/bookings/money/kept-payments.ts'
import { findCharges, presentCharges, type ChargeJson } from '#server/bookings/money/find-charges.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { settleCharges } from './settle-charges.ts'

type Act = { id: string; charge: string; reason: string; viewer: Viewer; now: Instant }

/**
 * Sent twice it stays so. Throws `not-found` outside the fleet or for a charge of another booking, `forbidden` at a desk where
 * somebody else added it or more than ten minutes ago, and `not-possible-now` while some of the deposit is kept for it.
 */
export async function strikeCharge(db: Db, { id, charge, reason, viewer, now }: Act): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    await lockBooking(tx, id, managedBy(viewer))
    const found = await findOne(tx, id, charge)
    const person = viewer.person!
    const isOwn = mayUndoOf(found.by, person) && mayUndo(Date.parse(found.at), now)
    if (!isOwn && !hasRight(person, 'undo-for-others')) throw new Refusal('forbidden')
    if (found.state === 'struck') return
    if (found.retained > 0) throw new Refusal('not-possible-now')
    const { kind, amount } = found
    const written = { recorded_by: person.id, recorded_at: new Date(now) }
    await tx
      .insertInto('booking_charges')
      .values({
        id: newId(),
        booking_id: id,
        kind,
        amount,
        proposed: null,
        reason,
        reverses: charge,
        ...written,
      })
      .execute()
    const note = `−${amount} XAF: ${reason}`
    await settleCharges(tx, { bookingId: id, actor: person.id, action: 'charge-struck', note }, now)
  })
}

/**
 * The driver does not accept it; it is open until staff strike it. Sent twice it stays so. Throws `not-found` for another's
 * booking, and `not-possible-now` of what is struck, and once nothing is due any more.
 */
export async function refuseCharge(db: Db, { id, charge, reason, viewer, now }: Act): Promise<Charges> {
  return inTransaction(db, viewer, async (tx) => {
    const booking = await lockBooking(tx, id, drivenBy(viewer))
    const found = await findOne(tx, id, charge)
    if (found.state === 'struck') throw new Refusal('not-possible-now')
    if (found.state === 'due') {
      if ((await dueOn(tx, booking)) <= 0) throw new Refusal('not-possible-now')
      await tx
        .updateTable('booking_charges')
        .set({ refused_at: new Date(now), refusal: reason })
        .where('id', '=', charge)
        .execute()
      const actor = booking.driver_id
      await settleCharges(tx, { bookingId: id, actor, action: 'charge-refused', note: reason }, now)
    }
    const { charges } = await tx
      .selectFrom('bookings')
      .select('charges')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return presentCharges({ charges, charge_lines: await findCharges(tx, id) })
  })
}

async function findOne(tx: Tx, bookingId: string, charge: string) {
  const lines: readonly ChargeJson[] = await findCharges(tx, bookingId)
  const found = standingCharges(lines).find(({ id }) => id === charge)
  if (!found) throw new Refusal('not-found')
  return found
}
